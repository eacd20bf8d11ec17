import type { Unsealed } from "../vault/model.ts"
import { makeSealer } from "../vault/sealEvent.ts"
import type { SecretPlaces } from "../vault/secretPlaces.ts"
import type { Safe } from "../vault/safe.ts"
import type { OuterEvent } from "./events.ts"

/**
 * Where the shop's events hold secrets. Written out, so that a page can seal before the schemas of all events have
 * come; a test holds it against them.
 */
export const secretPlaces: SecretPlaces = new Map([
  ["LoginCodeEntered", [["code"]]],
  ["EmailLoginSubmitted", [["password"]]],
  ["VerificationCodeEntered", [["code"]]],
  ["UnsubscribeLinkOpened", [["token"]]],
] satisfies readonly (readonly [OuterEvent["type"], readonly (readonly string[])[]])[])

/** An event as a screen sends it: a secret may still be in its own words. */
export type SpokenEvent = Unsealed<OuterEvent>

/** Puts an event's secrets into the safe and gives the event as it may be recorded: the last thing before `put`. */
export const sealingInto = (safe: Safe): ((event: SpokenEvent) => OuterEvent) =>
  makeSealer<OuterEvent>(safe, secretPlaces)
