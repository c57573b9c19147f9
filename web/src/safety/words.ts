// The words of staying safe, fetched when they are wanted.
import { speech } from "$/lib/speech.svelte.ts";

export const learned = () => speech.learn("safety");
export const say = (key: string, parts = {}): string => speech.about(["safety"], () => []).say(`safety-${key}`, parts);
