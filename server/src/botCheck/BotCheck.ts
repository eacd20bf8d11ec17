import type { PgClient } from "@effect/sql-pg"
import type { BotChallenge, BotCheckPurpose } from "@skorpe/core/domain/botCheck"
import { Context, Effect, Layer } from "effect"
import type { HttpServerRequest } from "effect/http"
import type { SqlError } from "effect/sql/SqlError"
import type { ServerSecret } from "../secrets/ServerSecret.ts"
import type { Settings } from "../settings/Settings.ts"

/** Tells programs from customers before a text message is sent; the port that a provider implements. */
export class BotCheck extends Context.Service<
  BotCheck,
  {
    /** The challenge that a client must solve for a purpose. */
    readonly ask: (purpose: BotCheckPurpose) => Effect.Effect<BotChallenge>
    /** Whether a call has passed. A proof is valid once; one that cannot be read counts as missing. */
    readonly isPassed: (
      purpose: BotCheckPurpose,
      proof: string | undefined,
    ) => Effect.Effect<boolean, SqlError, HttpServerRequest.HttpServerRequest>
  }
>()("skorpe/server/BotCheck") {
  /** No provider: every call passes, and only the general limits apply. */
  static readonly off = Layer.succeed(BotCheck, {
    ask: () => Effect.succeed({ _tag: "None" }),
    isPassed: () => Effect.succeed(true),
  })
}

/** A provider, as a layer that needs only the services that every server has. */
export type BotCheckLayer = Layer.Layer<BotCheck, never, PgClient.PgClient | Settings | ServerSecret>
