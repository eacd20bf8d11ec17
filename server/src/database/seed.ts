import { PgClient } from "@effect/sql-pg"
import type { MarketId } from "@skorpe/core/market"
import { Effect } from "effect"
import type { SqlError } from "effect/sql/SqlError"
import { createHash } from "node:crypto"
import { alone } from "./migrate.ts"
import { StartFailure } from "./startFailure.ts"

/** One thing that the fixtures bring into the database; a file of `seeds/` each. */
export interface Seed {
  /** Replaces what an earlier seed wrote, and touches nothing that people have made since. */
  readonly write: Effect.Effect<unknown, SqlError, PgClient.PgClient>
}

/** All seeds, in the order in which they are written. */
export interface Seeds {
  /** Tells them from any others; when it has changed, all are written anew. */
  readonly fingerprint: string
  readonly read: () => readonly Seed[]
}

/** Fills the database with the market's fixtures, again whenever any of them has changed. */
export const seed = (market: MarketId, { fingerprint, read }: Seeds) => {
  const digest = createHash("sha256").update(fingerprint).digest("hex")
  return alone(
    Effect.gen(function* () {
      const sql = yield* PgClient.PgClient
      const known = yield* sql<{ readonly market: string; readonly digest: string }>`SELECT market, digest FROM seed`
      const other = known.find((found) => found.market !== market)
      if (other !== undefined) {
        return yield* Effect.fail(
          new StartFailure(
            `This database belongs to the market ${other.market}, not to ${market}. ` +
              "Give each market its own: another SKORPE_DATA or another DATABASE_URL.",
          ),
        )
      }
      if (known[0]?.digest === digest) return
      for (const { write } of read()) yield* write
      yield* sql`INSERT INTO seed (market, digest) VALUES (${market}, ${digest})
        ON CONFLICT (market) DO UPDATE SET digest = excluded.digest`
    }),
  )
}
