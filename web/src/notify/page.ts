// What the parts of the page about notifications are handed.
import type { NotificationChoice, WayInfo } from "$/lib/protocol.ts";

export type Say = (key: string, parts?: Record<string, string | number>) => string;
export type Attempt = (deed: () => Promise<unknown>, said?: string) => Promise<void>;
export type Choose = (change: Partial<NotificationChoice>) => Promise<void>;
export const EVENTS: WayInfo["events"] = ["turn", "nudge", "late", "begun", "over", "invitation", "talk"];
