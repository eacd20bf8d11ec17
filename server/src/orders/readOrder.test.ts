import { CurrentCaller } from "@skorpe/core/api"
import type { Caller } from "@skorpe/core/domain/account"
import { marketOf } from "@skorpe/core/domain/market"
import { readFixtures } from "@skorpe/fixtures"
import { Effect, Tracer } from "effect"
import { HttpServerRequest } from "effect/http"
import { PgClient } from "@effect/sql-pg"
import { afterAll, beforeAll, expect, it } from "vitest"
import { Catalogue } from "../catalogue/Catalogue.ts"
import { Settings } from "../settings/Settings.ts"
import { type RunningServer, startServer } from "../startServer.ts"
import { inDatabase } from "../testing/inDatabase.ts"
import { margheritas, orderingClient } from "../testing/orderingClient.ts"
import { sampleStores } from "../testing/sampleStores.ts"
import { readOrder } from "./readOrder.ts"

let server: RunningServer
beforeAll(async () => {
  server = await startServer({
    market: "no",
    port: 0,
    database: { _tag: "ThrowAway" },
    kitchen: "manual",
    stores: sampleStores,
    people: readFixtures("no"),
  })
})
afterAll(() => server.close())

const settings = Settings.of({
  market: marketOf("no"),
  now: Date.now,
  staffKey: null,
  lapsesAfter: 0,
  shopUrl: "",
  tagManager: null,
  version: "",
})

const noStores = Catalogue.of({
  list: () => unread(),
  all: () => [],
  find: () => undefined,
  marksOf: () => unread(),
  reread: () => Effect.void,
})
const unread = (): never => {
  throw new Error("an order is read without the list of stores and marks")
}

/** Reads an order as a caller; returns its total and the statements that this took. */
const read = (orderId: string, token: string | undefined, caller: Caller) => {
  const spans: Tracer.NativeSpan[] = []
  const tracer = Tracer.make({
    span: (options) => {
      const span = new Tracer.NativeSpan(options)
      spans.push(span)
      return span
    },
  })
  return inDatabase(server.database, (sql) =>
    readOrder(orderId, token).pipe(
      Effect.map(({ total }) => total),
      Effect.provideService(PgClient.PgClient, sql),
      Effect.provideService(Catalogue, noStores),
      Effect.provideService(CurrentCaller, caller),
      Effect.provideService(Settings, settings),
      Effect.provideService(
        HttpServerRequest.HttpServerRequest,
        HttpServerRequest.fromWeb(new Request("http://localhost/")),
      ),
      Effect.provideService(Tracer.Tracer, tracer),
    ),
  ).then((total) => ({ total, statements: spans.flatMap(({ attributes }) => attributes.get("db.query.text") ?? []) }))
}

it("an order is read in one round trip: by its token, and by the administrator of its organisation", async () => {
  const { body } = await orderingClient(server.url).order(margheritas(1))
  const orderId = String(body.orderId)
  const byToken = await read(orderId, String(body.trackingToken), { _tag: "Guest" })
  expect([byToken.total, byToken.statements.length]).toEqual([19_900, 1])

  await inDatabase(
    server.database,
    (sql) => sql`UPDATE orders SET organisation_id = 'no-organisation-1' WHERE id = ${orderId}`,
  )
  const administrator: Caller = { _tag: "Customer", customerId: "no-customer-3", sessionId: "any" }
  const byRole = await read(orderId, undefined, administrator)
  expect([byRole.total, byRole.statements.length]).toEqual([19_900, 1])
  await expect(read(orderId, undefined, { ...administrator, customerId: "no-customer-5" })).rejects.toThrow()
})
