import { Context, Data, Effect } from "effect"
import type { Sealed } from "./model.ts"
import type { Safe } from "./safe.ts"

/** The text behind a handle is gone: the page was reloaded, or the session is a replay. It must be typed again. */
export class SecretForgotten extends Data.TaggedError("SecretForgotten") {}

/** This page's safe, for services. */
export class Vault extends Context.Service<Vault, Safe>()("@skorpe/core/vault/Vault") {}

/** Opens the text behind a handle; call it only while carrying out a command. */
export const openSecret = Effect.fnUntraced(function* (
  handle: Sealed,
): Effect.fn.Return<string, SecretForgotten, Vault> {
  const text = (yield* Vault).open(handle)
  return text === undefined ? yield* Effect.fail(new SecretForgotten()) : text
})
