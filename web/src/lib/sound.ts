// Eight small sounds, off by default. Each has a twin on the screen.
import { preferences } from "./preferences.svelte.ts";

export type Sound = "turn" | "seal" | "reveal" | "card" | "talk" | "nudge" | "won" | "lost";

/** Notes in hertz, one after the other. */
const TUNES: Record<Sound, readonly number[]> = {
  turn: [523, 659],
  seal: [220],
  reveal: [392, 494, 587],
  card: [330],
  talk: [880],
  nudge: [587, 587],
  won: [523, 659, 784, 1047],
  lost: [392, 330, 262],
};
const NOTE = 0.11;

let audio: AudioContext | undefined;

export function play(sound: Sound): void {
  if (!preferences.now.sound) return;
  audio ??= new AudioContext();
  for (const [index, hertz] of TUNES[sound].entries()) note(audio, hertz, audio.currentTime + index * NOTE);
}

function note(context: AudioContext, hertz: number, from: number): void {
  const tone = new OscillatorNode(context, { type: "triangle", frequency: hertz });
  const volume = new GainNode(context, { gain: 0.08 });
  volume.gain.setValueAtTime(0.08, from);
  volume.gain.exponentialRampToValueAtTime(0.001, from + NOTE * 1.6);
  tone.connect(volume).connect(context.destination);
  tone.start(from);
  tone.stop(from + NOTE * 1.6);
}
