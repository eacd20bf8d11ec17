import { Context, Data, Effect } from "effect"
import type { Sealed } from "./model.ts"
import type { Safe } from "./safe.ts"

/** The text behind a handle is gone: the page was loaded anew, or the session is a replay. It must be typed again. */
export class SecretForgotten extends Data.TaggedError("SecretForgotten") {}

/** The safe of this page, for those who carry commands out. */
export class Vault extends Context.Service<Vault, Safe>()("@skorpe/core/vault/Vault") {}

/** The text behind a handle, at the moment in which a command is carried out and not before. */
export const openSecret = Effect.fnUntraced(function* (
  handle: Sealed,
): Effect.fn.Return<string, SecretForgotten, Vault> {
  const text = (yield* Vault).open(handle)
  return text === undefined ? yield* Effect.fail(new SecretForgotten()) : text
})
