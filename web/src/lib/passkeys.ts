// Passkeys: between the JSON of the server and what the browser's own keeper of keys takes and gives.
import type { Challenge, Signed } from "./protocol.ts";

/** Whether this page can use passkeys at all: its address needs a name, and a safe line. */
export function passkeysWork(): boolean {
  const name = location.hostname;
  const numbered = /^[\d.]+$/.test(name) || name.includes(":");
  return window.isSecureContext && typeof PublicKeyCredential !== "undefined" && !numbered;
}

/** Have a new passkey made; null when the person thought better of it. */
export async function makePasskey({ options, challenge }: Challenge): Promise<Signed | null> {
  const given = options as unknown as { challenge: string; user: { id: string }; excludeCredentials?: Named[] };
  const publicKey = {
    ...given,
    challenge: bytes(given.challenge),
    user: { ...given.user, id: bytes(given.user.id) },
    excludeCredentials: (given.excludeCredentials ?? []).map(named),
  } as unknown as PublicKeyCredentialCreationOptions;
  return signed(challenge, () => navigator.credentials.create({ publicKey }));
}

/** Sign in with a passkey of this site; null when there is none, or the person thought better of it. */
export async function usePasskey({ options, challenge }: Challenge): Promise<Signed | null> {
  const given = options as unknown as { challenge: string; allowCredentials?: Named[] };
  const publicKey = {
    ...given,
    challenge: bytes(given.challenge),
    allowCredentials: (given.allowCredentials ?? []).map(named),
  } as unknown as PublicKeyCredentialRequestOptions;
  return signed(challenge, () => navigator.credentials.get({ publicKey }));
}

type Named = { id: string };
const named = (each: Named) => ({ ...each, id: bytes(each.id) });

async function signed(challenge: string, ask: () => Promise<Credential | null>): Promise<Signed | null> {
  let found: Credential | null;
  try {
    found = await ask();
  } catch (reason) {
    if (reason instanceof DOMException) return null; // cancelled, timed out, or known on this device already
    throw reason;
  }
  if (!(found instanceof PublicKeyCredential)) return null;
  return { challenge, credential: plain(found) };
}

function plain({ id, type, rawId, response }: PublicKeyCredential): Record<string, unknown> {
  const parts = ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"] as const;
  const given = response as unknown as Record<string, ArrayBuffer | null | undefined>;
  const texts = parts.flatMap((part) => (given[part] ? [[part, text(given[part])]] : []));
  return { id, type, rawId: text(rawId), response: Object.fromEntries(texts) };
}

function bytes(base64url: string): Uint8Array {
  const binary = atob(base64url.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}

function text(buffer: ArrayBuffer): string {
  const binary = String.fromCharCode(...new Uint8Array(buffer));
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
