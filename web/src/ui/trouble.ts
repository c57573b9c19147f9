// Which events of the window are an alarm: what our own code threw, not what the browser mentions by the way.

/** A resize that goes on in the next frame and scripts of browser extensions come without an error of ours. */
export function alarming({ error, filename }: ErrorEvent): boolean {
  return error != null && (!filename || filename.startsWith(location.origin));
}

/** Something that was called off on purpose is no trouble. */
export function unexpected(reason: unknown): boolean {
  return !(reason instanceof DOMException && reason.name === "AbortError");
}
