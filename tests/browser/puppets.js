// All seats of this table that this browser holds answer whatever is asked, until somebody is asked for one of `steps`.
// Ministers with a telephone go to the coming election, so that there is somebody to talk to; governments enact what is
// fascist, nominate nobody who is Hitler and ask for a veto where they may, so that everything happens that can.
async ([code, protocol, steps]) => {
  const phones = ["chancellor", "whip", "speaker", "foreign"];
  const socket = new WebSocket(`ws://${location.host}/api/tables/${code}/socket`);
  const roles = {};
  let key = 0;
  const send = (message) => socket.send(JSON.stringify({ key: `puppet-${++key}-${Math.random()}`, ...message }));
  const campaign = ({ choices, prompt, board }) => {
    const first = board.states[0]?.id;
    const called = choices.find(({ detail }) => detail.state === first && phones.includes(detail.minister));
    const easy = ["send-nobody", "pass", "discard []"];
    const none = choices.find(({ action }) => easy.includes(action) || /^send-nobody|^hold-meetings \S+ 0$/.test(action));
    return prompt.step === "place-minister" ? (called ?? none) : none;
  };
  const conspire = ({ choices, board: { hand } }) => {
    const wanted = ["ask-veto", "ballot true", `discard ${hand?.indexOf("liberal")}`, `enact ${hand?.indexOf("fascist")}`];
    const allowed = choices.filter(({ action, detail }) => !/^(nominate|execute) /.test(action) || roles[detail.seat] !== "hitler");
    return wanted.flatMap((each) => choices.filter(({ action }) => action === each))[0] ?? allowed[0];
  };
  const answer = (view) => (view.board.states ? campaign(view) : conspire(view)) ?? view.choices[0];
  return new Promise((found) => {
    socket.onopen = () => send({ type: "hello", protocol });
    socket.onmessage = ({ data }) => {
      const news = JSON.parse(data);
      if (news.type !== "update" || news.seat === null) return;
      const { decision, seat, view } = news;
      roles[seat] = view.board.role;
      if (view.outcome) found("over");
      if (!decision || !view.choices.length || view.mine !== null) return;
      if (steps.includes(view.prompt.step)) {
        socket.close();
        found(view.prompt.step);
      } else send({ type: "do", seat, decision, actions: [answer(view).action] });
    };
  });
}
