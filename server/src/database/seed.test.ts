import { PgClient } from "@effect/sql-pg"
import { Effect } from "effect"
import { expect, it } from "vitest"
import { inDatabase } from "../testing/inDatabase.ts"
import { migrate } from "./migrate.ts"
import { seed, type Seeds } from "./seed.ts"
import { seedsOf } from "./seeds/seeds.ts"

it("reads the fixtures only when they differ from what the database holds", async () => {
  let read = 0
  let written = 0
  const seeds = (fingerprint: string): Seeds => ({
    fingerprint,
    read: () => {
      read += 1
      return [{ write: Effect.sync(() => (written += 1)) }]
    },
  })
  const counts = await inDatabase({ _tag: "ThrowAway" }, (sql) =>
    Effect.gen(function* () {
      yield* migrate
      const after = (fingerprint: string) => Effect.map(seed("no", seeds(fingerprint)), () => ({ read, written }))
      const first = yield* after("the first fixtures")
      const again = yield* after("the first fixtures")
      const changed = yield* after("others")
      return { first, again, changed }
    }).pipe(Effect.provideService(PgClient.PgClient, sql)),
  )
  expect(counts).toEqual({
    first: { read: 1, written: 1 },
    again: { read: 1, written: 1 },
    changed: { read: 2, written: 2 },
  })
})

it("has a different fingerprint for each market, and for own stores, addresses and coupons", () => {
  const fingerprints = [
    seedsOf("no", {}),
    seedsOf("se", {}),
    seedsOf("no", { stores: [] }),
    seedsOf("no", { addresses: [] }),
    seedsOf("no", { coupons: [] }),
  ].map(({ fingerprint }) => fingerprint)
  expect(new Set(fingerprints).size).toBe(5)
  expect(seedsOf("no", {}).fingerprint).toBe(fingerprints[0])
})
