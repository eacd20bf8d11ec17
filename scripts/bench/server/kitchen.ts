import { startServer } from "@skorpe/server"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { dueOrders } from "../../../server/src/kitchen/dueOrders.ts"
import { report } from "../measure.ts"
import { orderBodies, storeIds } from "./carts.ts"
import type { DatabasePlace } from "./database.ts"
import { withDatabase } from "./database.ts"
import { fromNoon } from "./noon.ts"
import { inTurn } from "./rounds.ts"

const backlog = 43_600
const fewer = 400

/** Statements of a round. */
const passes = 40

const startKitchen = async (orders: number) => {
  const clock = fromNoon()
  const server = await startServer({
    market: "no",
    port: 0,
    database: { _tag: "ThrowAway" },
    kitchen: "manual",
    clock,
  })
  const { database } = server
  if (database._tag !== "Socket") throw new Error("the bench needs a database of its own")
  const place: DatabasePlace = { socketFolder: database.socketFolder, name: database.database, user: "app" }
  const placed = await fetch(`${server.url}/api/order/create`, {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": "the-bench-s-order" },
    body: orderBodies(storeIds[0] ?? "")[0] ?? "",
  })
  if (!placed.ok) throw new Error(await placed.text())
  await withDatabase(
    place,
    Effect.gen(function* () {
      const sql = yield* SqlClient
      yield* sql`INSERT INTO orders (id, number, store_id, store_name, placed_at, start_at, language, status, sequence,
                                     updated_at, token_hash, request)
        SELECT 'copy-' || nth, nth, stores.ids[1 + nth % cardinality(stores.ids)], store_name,
               placed_at - nth * interval '1 second', start_at - nth * interval '1 second', language,
               CASE WHEN nth % 3 = 0 THEN 'placed' ELSE 'accepted' END, sequence,
               updated_at - nth * interval '1 second', token_hash, request
        FROM orders, (SELECT array_agg(id) AS ids FROM store) AS stores, generate_series(100, ${99 + orders}::integer) AS nth`
      yield* sql`VACUUM ANALYZE orders`
    }),
  )
  return { server, place, clock }
}

type Kitchen = Awaited<ReturnType<typeof startKitchen>>

/** Milliseconds of one pass, over many. */
const timed = ({ place }: Kitchen, pass: Parameters<typeof withDatabase<unknown, unknown>>[1]): Promise<number> =>
  withDatabase(
    place,
    Effect.gen(function* () {
      yield* pass
      const began = performance.now()
      for (let nth = 0; nth < passes; nth++) yield* pass
      return (performance.now() - began) / passes
    }),
  )

const byIndex = (kitchen: Kitchen) => timed(kitchen, dueOrders(kitchen.clock(), kitchen.clock() - 8000))

/** The due orders as they were read before they had an index: the oldest 500 of all, sorted each time. */
const bySorting = (kitchen: Kitchen) => {
  const at = kitchen.clock()
  return timed(
    kitchen,
    Effect.gen(function* () {
      const sql = yield* SqlClient
      yield* sql`SELECT id FROM orders
        WHERE status IN ('placed', 'accepted') AND start_at <= ${new Date(at)}
          AND (status = 'placed' OR updated_at <= ${new Date(at - 8000)})
        ORDER BY placed_at LIMIT 500`
    }),
  )
}

/** A pass of the automatic kitchen's queue, at a backlog and without one, and as it was before its index. */
export const benchKitchen = async (): Promise<void> => {
  const long = await startKitchen(backlog)
  const short = await startKitchen(fewer)
  try {
    const rounds = await inTurn(7, {
      long: () => byIndex(long),
      short: () => byIndex(short),
      sorted: () => bySorting(long),
    })
    report(`due orders of a pass, ${backlog} open orders`, `${rounds.of("long").toFixed(2)} ms`)
    report(`the same, ${fewer} open orders`, `${rounds.of("short").toFixed(2)} ms`)
    report("ratio of the backlog", rounds.ratio("long", "short"))
    report(`the oldest 500 by sorting, ${backlog} open orders`, `${rounds.of("sorted").toFixed(2)} ms`)
    report("ratio of sorting", rounds.ratio("sorted", "long"))
  } finally {
    await long.server.close()
    await short.server.close()
  }
}
