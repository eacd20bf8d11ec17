import { Effect } from "effect"
import { insertion, type OrderToInsert } from "../../../server/src/orders/insertOrder.ts"
import { report } from "../measure.ts"
import { orderBodies, storeIds } from "./carts.ts"
import { startContestant } from "./contestant.ts"
import { type DatabasePlace, deadlocks, placeOf, withDatabase } from "./database.ts"
import { type BareHits, findPgbench, firePgbench } from "./pgbench.ts"
import { inTurn, middle } from "./rounds.ts"
import { lastOrder } from "./storedOrder.ts"
import { fire, type Hits, misses, type Volley } from "./volley.ts"

const seconds = 4

const asked: Omit<Volley, "port" | "bodies"> = {
  method: "POST",
  path: "/api/order/create",
  headers: { "content-type": "application/json" },
  keyed: true,
  clients: 16,
  warmUpSeconds: 2,
  seconds,
}

/** The INSERT of the latest order, as the server sends it. */
const statementOf = (place: DatabasePlace) =>
  withDatabase(
    place,
    Effect.gen(function* () {
      const order = yield* lastOrder
      const [text, values] = (yield* insertion(order)).compile()
      return { text, values, fresh: { id: order.event.orderId, key: order.keyHash } }
    }),
  )

/** The same statement through 16 connections of the server's own client, for a machine without pgbench. */
const fireStatements = (place: DatabasePlace) =>
  withDatabase(
    place,
    Effect.gen(function* () {
      const sample = yield* lastOrder
      const end = Date.now() + seconds * 1000
      const times: number[] = []
      const one = Effect.suspend(() => {
        const began = performance.now()
        return Effect.tap(Effect.flatten(insertion(renamed(sample))), () =>
          Effect.sync(() => times.push(performance.now() - began)),
        )
      })
      const client = Effect.repeat(one, { while: () => Date.now() < end })
      yield* Effect.all(
        Array.from({ length: 16 }, () => client),
        { concurrency: 16 },
      )
      const p99 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0
      return { perSecond: times.length / seconds, p99 }
    }),
  )

const renamed = (order: OrderToInsert): OrderToInsert => ({
  ...order,
  keyHash: crypto.getRandomValues(new Uint8Array(32)),
  event: { ...order.event, orderId: crypto.randomUUID().slice(0, 20) },
})

const middleAndWorst = (all: readonly { readonly p99: number }[]): string => {
  const figures = all.map(({ p99 }) => p99)
  return `${middle(figures).toFixed(1)} ms (${Math.max(...figures).toFixed(1)})`
}

/** Orders per second over HTTP (validated, priced, committed with fsync on), against the bare INSERT of an order. */
export const benchOrders = async (): Promise<void> => {
  const skorpe = await startContestant("skorpe")
  try {
    const place = placeOf(skorpe)
    const volleys: Hits[] = []
    const bareHits: BareHits[] = []
    const order = async (stores: readonly string[]) => {
      const hits = await fire({ ...asked, port: skorpe.port, bodies: stores.flatMap(orderBodies) })
      volleys.push(hits)
      return hits.perSecond
    }
    const before = await deadlocks(place)
    await order(storeIds)
    const statement = await statementOf(place)
    const pgbench = await findPgbench()
    const bare = async () => {
      const hits = await (pgbench === null ? fireStatements(place) : firePgbench(pgbench, place, statement, seconds))
      bareHits.push(hits)
      return hits.perSecond
    }
    volleys.length = 0
    const rounds = await inTurn(5, {
      everywhere: () => order(storeIds),
      bare,
      oneStore: () => order(storeIds.slice(0, 1)),
    })
    const bareName =
      pgbench === null ? "the statement through 16 raw connections (no pgbench)" : "pgbench, the same statement"
    report("orders of three lines, 16 clients, all stores", `${rounds.of("everywhere").toFixed(0)} /s`)
    report("the same, all at one store", `${rounds.of("oneStore").toFixed(0)} /s`)
    report(bareName, `${rounds.of("bare").toFixed(0)} /s`)
    report("ratio", rounds.ratio("everywhere", "bare"))
    report("ratio at one store", rounds.ratio("oneStore", "bare"))
    report("an order, p99 (worst volley)", middleAndWorst(volleys))
    report(`${bareName}, p99 (worst round)`, middleAndWorst(bareHits))
    report("errors", String(volleys.reduce((sum, hits) => sum + misses(hits), 0)))
    report("deadlocks", String((await deadlocks(place)) - before))
    if (pgbench === null) report("pgbench comes with", "apt-get install postgresql-15")
  } finally {
    await skorpe.stop()
  }
}
