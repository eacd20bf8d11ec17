import { PgClient } from "@effect/sql-pg"
import { Conflict } from "@skorpe/core/api"
import { Kroner, kroner, type Minor } from "@skorpe/core/domain/money"
import { Effect } from "effect"
import { HttpServerRequest } from "effect/http"
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"
import { digestOf, hashOf } from "../secrets/secrets.ts"
import { ServerSecret } from "../secrets/ServerSecret.ts"
import { openChargedOrders } from "../testing/chargedOrders.ts"
import { secretOfDatabase } from "../testing/claims.ts"
import { once } from "./once.ts"

let orders: Awaited<ReturnType<typeof openChargedOrders>>
let done: number

beforeAll(async () => {
  orders = await openChargedOrders()
})
afterAll(() => orders.close())
beforeEach(async () => {
  done = 0
  await orders.sql((sql) => sql`DELETE FROM answered_key`)
})

const request = HttpServerRequest.fromWeb(new Request("http://localhost/", { headers: { "accept-language": "en" } }))

type Work = Effect.Effect<Minor, "fails", PgClient.PgClient>

/** Work that returns this many kroner, and counts how often it is done. */
const giving = (amount: number): Work =>
  Effect.sync(() => {
    done += 1
    return kroner(amount)
  })

/** Makes the call; returns the answer, "fails" if the work does, or the codes of a refusal. */
const call = (
  work: Work,
  {
    scope = "give anna",
    key = "a key",
    body = { wish: 1 },
  }: Partial<Record<"scope" | "key", string>> & {
    readonly body?: unknown
  } = {},
) =>
  orders.carryOut(
    once({ scope, key, body, answer: Kroner }, work).pipe(
      Effect.catch((problem) =>
        Effect.succeed(problem instanceof Conflict ? problem.errors.map(({ code }) => code) : problem),
      ),
      Effect.provideService(HttpServerRequest.HttpServerRequest, request),
      Effect.provide(secretOfDatabase),
    ),
  )

it("a repeat gets the first answer, and its work is not done again", async () => {
  expect(await call(giving(199))).toBe(19_900)
  expect(await call(giving(299))).toBe(19_900)
  expect(done).toBe(1)
  const kept = await orders.sql((sql) => sql`SELECT answer, at FROM answered_key`)
  expect(kept).toEqual([{ answer: 199, at: new Date("2026-11-21T12:00:00+01:00") }])
})

it("a key with another body is refused, and nothing is done", async () => {
  await call(giving(199))
  expect(await call(giving(299), { body: { wish: 2 } })).toEqual([1006])
  expect(done).toBe(1)
  expect(await call(giving(399))).toBe(19_900)
})

it("each caller has their own keys, and each key its own answer", async () => {
  const calls = [{}, { scope: "give bo" }, { key: "another key" }]
  for (const [nth, other] of calls.entries()) expect(await call(giving(nth + 1), other)).toBe((nth + 1) * 100)
  for (const [nth, other] of calls.entries()) expect(await call(giving(99), other)).toBe((nth + 1) * 100)
  expect(done).toBe(3)
})

it("work that fails leaves nothing behind, and its key can be used again, also with another body", async () => {
  const failing = Effect.flatMap(PgClient.PgClient, (sql) =>
    Effect.andThen(
      sql`INSERT INTO answered_key (scope, key_hash, body_hash, at) VALUES ('half done', '', '', now())`.pipe(
        Effect.orDie,
      ),
      Effect.fail("fails" as const),
    ),
  )
  expect(await call(failing)).toBe("fails")
  expect(await orders.sql((sql) => sql`SELECT 1 FROM answered_key`)).toEqual([])
  expect(await call(giving(199), { body: { wish: 2 } })).toBe(19_900)
})

it("of two concurrent calls with one key, one is done, and both get its answer", async () => {
  const slowly = Effect.andThen(Effect.sleep(50), giving(199))
  expect(await Promise.all([call(slowly), call(slowly), call(slowly)])).toEqual([19_900, 19_900, 19_900])
  expect(done).toBe(1)
})

it("a call that waits for a failing one is then done itself", async () => {
  const waiting: Promise<unknown>[] = []
  const failing = Effect.suspend(() => {
    waiting.push(call(giving(199)))
    return Effect.andThen(Effect.sleep(50), Effect.fail("fails" as const))
  })
  expect(await call(failing)).toBe("fails")
  expect(await Promise.all(waiting)).toEqual([19_900])
  expect(done).toBe(1)
})

it("a body is stored as a keyed hash, and matches the plain digest of an earlier server", async () => {
  const body = "+4740000000"
  await call(giving(199), { body })
  const [kept] = await orders.sql(
    (sql) => sql<{ readonly hash: Uint8Array }>`SELECT body_hash AS hash FROM answered_key`,
  )
  const keyed = await orders.carryOut(
    Effect.map(ServerSecret, (secret) => secret.keyed("body", digestOf(body).toString("hex"))).pipe(
      Effect.provide(secretOfDatabase),
    ),
  )
  expect(Buffer.from(kept?.hash ?? []).toString("hex")).toBe(keyed.toString("hex"))
  await orders.sql(
    (sql) => sql`UPDATE answered_key SET body_hash = ${digestOf(body)} WHERE key_hash = ${hashOf("a key")}`,
  )
  expect(await call(giving(299), { body })).toBe(19_900)
})
