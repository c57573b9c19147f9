// What a scene of Global Powers shows on the map itself.
import type { Scene } from "$/table/scenes/scene.ts";

export type Picture =
  /** From a region, from the UN, or by a party in the region itself. */
  | {
      kind: "war";
      at: string;
      from: string;
      by?: number;
      dice: readonly number[];
      totals: readonly number[];
      result: string;
    }
  | { kind: "vote"; at: string; ayes: number; noes: number; passed: boolean }
  | { kind: "plan"; at: string; from: string }
  | { kind: "evaluation"; at: string };

export interface WorldScene extends Scene {
  picture: Picture | null;
}

export function pictureOf(scene: Scene | null): Picture | null {
  return (scene as WorldScene | null)?.picture ?? null;
}
