import { PgClient } from "@effect/sql-pg"
import type { MarketId } from "@skorpe/core/domain/market"
import { Effect } from "effect"
import type { SqlError } from "effect/sql/SqlError"
import { createHash } from "node:crypto"
import { withSchemaLock } from "./migrate.ts"
import { StartFailure } from "./startFailure.ts"

/** Writes one kind of fixture data into the database. Each file of `seeds/` holds one. */
export interface Seed {
  /** Replaces what an earlier seed wrote, and keeps what users have created since. */
  readonly write: Effect.Effect<unknown, SqlError, PgClient.PgClient>
}

/** All seeds, in the order in which they are written. */
export interface Seeds {
  /** Identifies the seeds. When it changes, all of them are written again. */
  readonly fingerprint: string
  readonly read: () => readonly Seed[]
}

/** Fills the database with the market's fixtures, and again whenever one of them changes. */
export const seed = (market: MarketId, { fingerprint, read }: Seeds) => {
  const digest = createHash("sha256").update(fingerprint).digest("hex")
  return withSchemaLock(
    Effect.gen(function* () {
      const sql = yield* PgClient.PgClient
      const known = yield* sql<{ readonly market: string; readonly digest: string }>`SELECT market, digest FROM seed`
      const other = known.find((found) => found.market !== market)
      if (other !== undefined) {
        return yield* Effect.fail(
          new StartFailure(
            `This database belongs to the market ${other.market}, not to ${market}. ` +
              "Give each market its own database with another SKORPE_DATA or DATABASE_URL.",
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
