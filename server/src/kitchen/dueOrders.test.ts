import { PgClient } from "@effect/sql-pg"
import { Effect } from "effect"
import { afterAll, beforeAll, expect, it } from "vitest"
import type { RunningServer } from "../startServer.ts"
import { inDatabase } from "../testing/inDatabase.ts"
import { margheritas, orderingClient } from "../testing/orderingClient.ts"
import { startSampleServer } from "../testing/sampleServer.ts"
import { dueOrders, dueStatement, putOff, storeShare } from "./dueOrders.ts"

const now = Date.parse("2026-11-21T12:00:00Z")
const pace = 8_000
const backlog = 5_000

let server: RunningServer
const ask = <A, E>(work: (sql: PgClient.PgClient) => Effect.Effect<A, E, PgClient.PgClient>) =>
  inDatabase(server.database, (sql) => Effect.provideService(work(sql), PgClient.PgClient, sql))

/** Copies of the first order: a backlog at one store, and few orders at two others, all since minutes. */
beforeAll(async () => {
  server = await startSampleServer({ clock: () => now })
  await orderingClient(server.url).order(margheritas(1))
  await ask(
    (sql) => sql`INSERT INTO orders (id, number, store_id, store_name, placed_at, start_at, language, status, sequence,
                                     updated_at, token_hash, request)
      SELECT store || '-' || nth, nth, store, store_name, placed_at, start_at - nth * interval '1 second', language,
             CASE WHEN nth % 3 = 0 THEN 'accepted' ELSE 'placed' END, 1,
             updated_at - nth * interval '1 second', token_hash, request
      FROM orders, (VALUES ('busy', ${backlog}::integer), ('quiet', 40), ('unlisted', 3)) AS wanted (store, count),
           generate_series(20, 19 + count) AS nth`,
  )
})
afterAll(() => server.close())

const storeOf = (id: string) => id.split("-")[0] ?? ""
const pass = () => ask(() => dueOrders(now, now - pace))

it("gives each store its share, those that have waited longest first, beside a backlog of thousands", async () => {
  const due = await pass()
  const counts = Map.groupBy(due, storeOf)
  expect(counts.get("busy")).toEqual(Array.from({ length: storeShare }, (_, index) => `busy-${backlog + 19 - index}`))
  expect([counts.get("quiet")?.length, counts.get("unlisted")?.length]).toEqual([storeShare, 3])
})

it("has given every order of a store a turn before any has a second one", async () => {
  const seen: string[] = []
  const attend = (ids: readonly string[]) =>
    ask((sql) => sql`UPDATE orders SET updated_at = ${new Date(now - pace)} WHERE id IN ${sql.in(ids)}`)
  for (let round = 0; round < 2; round++) {
    const quiet = (await pass()).filter((id) => storeOf(id) === "quiet")
    seen.push(...quiet)
    await attend(quiet)
  }
  expect(new Set(seen.slice(0, 40)).size).toBe(40)
})

it("leaves orders alone that were put off, and what was attended to within the pace", async () => {
  const [first = "", second = ""] = (await pass()).filter((id) => storeOf(id) === "busy")
  await ask(() => putOff(first, now + 1000))
  await ask((sql) => sql`UPDATE orders SET updated_at = ${new Date(now)}, status = 'accepted' WHERE id = ${second}`)
  const after = await pass()
  expect([after.includes(first), after.includes(second)]).toEqual([false, false])
  expect(await ask(() => dueOrders(now + 1000, now + 1000 - pace))).not.toContain(second)
  await ask((sql) => sql`UPDATE orders SET start_at = ${new Date(now + 1)} WHERE store_id = 'unlisted'`)
  expect((await pass()).filter((id) => storeOf(id) === "unlisted")).toEqual([])
})

interface Plan {
  readonly "Node Type": string
  readonly "Index Name"?: string
  readonly "Actual Rows": number
  readonly "Actual Loops": number
  readonly Plans?: readonly Plan[]
}
const nodesOf = (plan: Plan): readonly Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

it.each(["without statistics", "with statistics"])("reads by the index and sorts nothing, %s", async (which) => {
  if (which === "with statistics") await ask((sql) => sql`ANALYZE orders`)
  const [row] = await ask((sql) =>
    Effect.flatMap(
      dueStatement(now, now - pace),
      (statement) => sql<{ readonly "QUERY PLAN": readonly [{ readonly Plan: Plan }] }>`
        EXPLAIN (ANALYZE, FORMAT JSON) ${statement}`,
    ),
  )
  if (row === undefined) throw new Error("no plan")
  const nodes = nodesOf(row["QUERY PLAN"][0].Plan)
  expect(nodes.map((node) => node["Index Name"])).toContain("orders_due")
  expect(nodes.map((node) => node["Node Type"]).filter((type) => /Sort|Seq Scan|Bitmap/.test(type))).toEqual([])
  expect(Math.max(...nodes.map((node) => node["Actual Rows"] * node["Actual Loops"]))).toBeLessThan(4 * storeShare)
})
