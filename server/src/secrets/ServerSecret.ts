import { PgClient } from "@effect/sql-pg"
import { Context, Effect, Layer } from "effect"
import { createHmac } from "node:crypto"
import { localSecret } from "./localSecret.ts"
import { newToken } from "./secrets.ts"

/**
 * Keyed hashes of phone numbers and short codes: without the server's secret, a search through all values cannot
 * reverse them.
 */
export class ServerSecret extends Context.Service<
  ServerSecret,
  {
    /** A keyed hash of these texts for one purpose. The same texts have a different hash for another purpose. */
    readonly keyed: (purpose: string, ...texts: readonly string[]) => Buffer
  }
>()("skorpe/server/ServerSecret") {
  /**
   * Takes the secret from SKORPE_SECRET, else the data folder, else the database. Servers that share it accept each
   * other's codes.
   */
  static readonly layer = (given: string | undefined, folder: string | null) =>
    Layer.effect(
      ServerSecret,
      Effect.gen(function* () {
        const secret =
          given ?? (folder === null ? yield* sharedSecret : yield* Effect.promise(() => localSecret(folder)))
        return keyedWith(secret)
      }),
    )
}

/** The keyed hashes of a secret. */
export const keyedWith = (secret: string): ServerSecret["Service"] => ({
  keyed: (purpose, ...texts) =>
    createHmac("sha256", secret)
      .update(JSON.stringify([purpose, ...texts]))
      .digest(),
})

const sharedSecret = Effect.gen(function* () {
  const sql = yield* PgClient.PgClient
  yield* sql`INSERT INTO server_secret (secret) VALUES (${newToken()}) ON CONFLICT DO NOTHING`
  const [row] = yield* sql<{ readonly secret: string }>`SELECT secret FROM server_secret`
  return row?.secret ?? (yield* Effect.die(new Error("the database keeps no secret")))
})
