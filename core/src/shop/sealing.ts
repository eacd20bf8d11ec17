import type { Unsealed } from "../vault/model.ts"
import { makeSealer } from "../vault/sealEvent.ts"
import type { SecretPlaces } from "../vault/secretPlaces.ts"
import type { Safe } from "../vault/safe.ts"
import type { OuterEvent } from "../messages/events.ts"

/**
 * The paths of the secrets in the shop's events. Listed by hand, so that a page can seal before the schemas of all
 * events are loaded; a test compares the list with the schemas.
 */
export const secretPlaces: SecretPlaces = new Map([
  ["LoginCodeEntered", [["code"]]],
  ["EmailLoginSubmitted", [["password"]]],
  ["NumberCodeEntered", [["code"]]],
  ["NewNumberCodeEntered", [["code"]]],
  ["ResetLinkOpened", [["token"]]],
  ["PasswordChosen", [["old"], ["password"]]],
  ["EmailLinkOpened", [["token"]]],
  ["UnsubscribeLinkOpened", [["token"]]],
  ["InvitationLinkOpened", [["token"]]],
  ["OrderLinkOpened", [["token"]]],
  ["PaymentReturned", [["details"]]],
] satisfies readonly (readonly [OuterEvent["type"], readonly (readonly string[])[]])[])

/** An event as a screen sends it: its secret may still be plain text. */
export type SpokenEvent = Unsealed<OuterEvent>

/** Moves an event's secrets into the safe and returns the event with handles, ready to record; call it before `put`. */
export const sealingInto = (safe: Safe): ((event: SpokenEvent) => OuterEvent) =>
  makeSealer<OuterEvent>(safe, secretPlaces)
