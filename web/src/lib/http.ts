// What is asked over HTTP: what there is to play, tables, the past.
import { Refusal } from "./connection.ts";
import type {
  About,
  Access,
  Audit,
  Ban,
  Challenge,
  ChangeMe,
  Comment,
  Credentials,
  EditionData,
  Follower,
  GameInfo,
  GameStatistics,
  Home,
  Ignore,
  Ignored,
  Invited,
  Leaderboard,
  Lesson,
  Log,
  MailStopped,
  Me,
  NewAccount,
  NewBan,
  NewBranch,
  NewGuest,
  NewPasskey,
  NewReport,
  NewTable,
  NewWay,
  NotificationChoice,
  Notifications,
  Page,
  PersonSeen,
  PlayedGame,
  Profile,
  Proof,
  PuzzleInfo,
  PuzzleTable,
  Refusal as RefusalBody,
  Report,
  ReviewState,
  Seated,
  SectionInfo,
  Signed,
  Solved,
  TableCard,
  TableInfo,
  TableList,
  WayInfo,
} from "./protocol.ts";

async function reached(path: string, request: RequestInit): Promise<Response> {
  let reply: Response;
  try {
    reply = await fetch(`/api${path}`, request);
  } catch {
    throw new Refusal("no-connection");
  }
  if (!reply.ok) throw await problem(reply);
  return reply;
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const reply = await reached(path, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } }),
  });
  return (reply.status === 204 ? undefined : await reply.json()) as T;
}

async function problem(reply: Response): Promise<Refusal> {
  try {
    const { code, detail, rules } = (await reply.json()) as RefusalBody;
    return new Refusal(code ?? "server-error", detail ?? {}, rules ?? []);
  } catch {
    return new Refusal("server-error");
  }
}

const get = <T>(path: string) => call<T>("GET", path);
const at = (code: string, match: number) => `/tables/${code}/matches/${match}`;
const from = (seat: number | null) => (seat === null ? "" : `&seat=${seat}`);

export const api = {
  about: () => get<About>("/about"),
  games: () => get<GameInfo[]>("/games"),
  edition: (game: string, edition: string) => get<EditionData>(`/games/${game}/editions/${edition}`),
  rulebook: (game: string) => get<SectionInfo[]>(`/games/${game}/rulebook`),

  lesson: (game: string, lesson: string) => get<Lesson>(`/games/${game}/lessons/${encodeURIComponent(lesson)}`),

  me: () => get<Me>("/me"),
  enter: (guest: NewGuest) => call<Me>("POST", "/guests", guest),
  rename: (change: ChangeMe) => call<Me>("PATCH", "/me", change),
  register: (account: NewAccount) => call<Me>("POST", "/accounts", account),
  signIn: (credentials: Credentials) => call<Me>("POST", "/session", credentials),
  leave: () => call<void>("DELETE", "/session"),
  leaveEverywhere: () => call<void>("DELETE", "/session?everywhere=true"),
  askForPasskey: (account: string | null) => call<Challenge>("POST", "/passkeys/options", { account }),
  addPasskey: (passkey: NewPasskey) => call<Me>("POST", "/passkeys", passkey),
  dropPasskey: (id: string) => call<void>("DELETE", `/passkeys/${encodeURIComponent(id)}`),
  askToEnter: () => call<Challenge>("POST", "/session/options"),
  enterWithPasskey: (signed: Signed) => call<Me>("POST", "/session/passkey", signed),
  prove: (proof: Proof) => call<void>("POST", "/session/proof", proof),
  access: () => get<Access>("/me/access"),
  signOut: (device: string) => call<void>("DELETE", `/me/devices/${encodeURIComponent(device)}`),
  changePassword: (password: string) => call<void>("PUT", "/password", { password }),
  inviteToServer: () => call<Invited>("POST", "/invitations"),
  takeBackInvitation: (code: string) => call<void>("DELETE", `/invitations/${encodeURIComponent(code)}`),
  deleteMe: () => call<void>("DELETE", "/me"),

  home: () => get<Home>("/home"),
  openTables: (wish: Record<string, string>) => get<TableCard[]>(`/tables/open?${new URLSearchParams(wish)}`),
  join: (code: string) => call<void>("POST", `/tables/${code}/seats`),
  leaveTable: (code: string) => call<void>("DELETE", `/tables/${code}/seats`),
  archive: () => get<TableList>("/me/archive"),
  myGames: (most: number, before?: number) =>
    get<PlayedGame[]>(`/me/games?most=${most}${before === undefined ? "" : `&before=${before}`}`),
  getBack: (code: string) => call<void>("DELETE", `/tables/${code}/archive`),
  putAway: (code: string) => call<void>("PUT", `/tables/${code}/archive`),
  throwAway: (code: string) => call<void>("DELETE", `/tables/${code}`),
  invite: (code: string, accounts: string[]) => call<void>("POST", `/tables/${code}/invitations`, { accounts }),
  decline: (code: string) => call<void>("DELETE", `/tables/${code}/invitations`),
  profile: (account: string) => get<Profile>(`/people/${encodeURIComponent(account)}`),
  follows: () => get<Follower[]>("/me/follows"),
  follow: (account: string) => call<void>("PUT", `/me/follows/${encodeURIComponent(account)}`),
  unfollow: (account: string) => call<void>("DELETE", `/me/follows/${encodeURIComponent(account)}`),
  leaderboard: (game: string, role: string) =>
    get<Leaderboard>(`/games/${game}/ratings?role=${encodeURIComponent(role)}`),
  statistics: (game: string, edition: string) =>
    get<GameStatistics>(`/games/${game}/statistics?edition=${encodeURIComponent(edition)}`),

  myTables: () => get<TableList>("/tables?mine=true"),
  openTable: (table: NewTable) => call<TableInfo>("POST", "/tables", table),
  table: (code: string) => get<TableInfo>(`/tables/${encodeURIComponent(code)}`),
  notifications: () => get<Notifications>("/notifications"),
  chooseNotifications: (choice: NotificationChoice) => call<NotificationChoice>("PUT", "/notifications", choice),
  addWay: (target: NewWay["target"]) => call<WayInfo>("POST", "/ways", { target }),
  changeWay: (id: string, events: WayInfo["events"]) => call<WayInfo>("PATCH", `/ways/${id}`, { events }),
  removeWay: (id: string) => call<void>("DELETE", `/ways/${id}`),
  testWay: (id: string) => call<void>("POST", `/ways/${id}/test`),
  confirmMail: (token: string) => call<MailStopped>("POST", "/mail/confirm", { token }),
  stopMail: (token: string) => call<MailStopped>("POST", `/mail/stop?token=${encodeURIComponent(token)}`),
  haveDaysOff: (until: number) => call<void>("PUT", "/vacation", { until }),
  endDaysOff: () => call<void>("DELETE", "/vacation"),

  ignored: () => get<Ignored[]>("/ignored"),
  ignore: (whom: Ignore) => call<Ignored[]>("POST", "/ignored", whom),
  hearAgain: (id: string) => call<Ignored[]>("DELETE", `/ignored/${id}`),
  report: (report: NewReport) => call<void>("POST", "/reports", report),
  reports: (open: boolean) => get<Report[]>(`/operate/reports?open_only=${open}`),
  seeTable: (code: string) => get<TableInfo>(`/operate/tables/${encodeURIComponent(code)}`),
  closeReport: (id: string, answer: string) => call<void>("POST", `/operate/reports/${id}/close`, { answer }),
  people: (find: string) => get<PersonSeen[]>(`/operate/people?find=${encodeURIComponent(find)}`),
  closeTable: (code: string, reason: string) =>
    call<void>("POST", `/operate/tables/${encodeURIComponent(code)}/close`, { reason }),
  bans: () => get<Ban[]>("/operate/bans"),
  ban: (ban: NewBan) => call<Ban>("POST", "/operate/bans", ban),
  liftBan: (id: string) => call<void>("DELETE", `/operate/bans/${id}`),
  audit: (skip = 0) => get<Audit[]>(`/operate/audit?skip=${skip}`),

  takeSeat: (link: string) => call<Seated>("POST", "/seats", { link }),

  log: (code: string, match: number, seat: number | null) => get<Log>(`${at(code, match)}/log?since=-1${from(seat)}`),
  page: (code: string, match: number, n: number, seat: number | null) =>
    get<Page>(`${at(code, match)}/moments/${n}?${from(seat).slice(1)}`),
  pageAtEntry: (code: string, match: number, entry: number, seat: number | null) =>
    get<Page>(`${at(code, match)}/entries/${entry}?${from(seat).slice(1)}`),
  review: (code: string, match: number) => call<ReviewState>("POST", `${at(code, match)}/review`, {}),
  reviewed: (id: string) => get<ReviewState>(`/reviews/${id}`),
  cancelReview: (id: string) => call<void>("DELETE", `/reviews/${id}`),
  comments: (code: string, match: number) => get<Comment[]>(`${at(code, match)}/comments`),
  branch: (code: string, match: number, wish: NewBranch) =>
    call<TableInfo>("POST", `${at(code, match)}/branches`, wish),
  branches: (code: string, match: number) => get<TableInfo[]>(`${at(code, match)}/branches`),
  upload: (record: string) => call<TableInfo>("POST", "/records", { record }),
  puzzles: () => get<PuzzleInfo[]>("/puzzles"),
  puzzle: (game: string, id: string) => get<PuzzleTable>(`/puzzles/${game}/${encodeURIComponent(id)}`),
  solve: (game: string, id: string, action: string) =>
    call<Solved>("POST", `/puzzles/${game}/${encodeURIComponent(id)}`, { action }),
  recordAddress: (code: string, match: number) => `/api${at(code, match)}/record`,
  record: async (code: string, match: number) => {
    const reply = await reached(`${at(code, match)}/record`, {});
    return await reply.text();
  },
};
