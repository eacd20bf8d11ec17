import { PgClient } from "@effect/sql-pg"
import { Effect } from "effect"
import type { SqlError } from "effect/sql/SqlError"
import { afterAll, beforeAll, expect, it } from "vitest"
import { Settings } from "../settings/Settings.ts"
import type { RunningServer } from "../startServer.ts"
import { settingsAt } from "../testing/claims.ts"
import { margheritas, orderingClient } from "../testing/orderingClient.ts"
import { peopleClient } from "../testing/peopleClient.ts"
import { startSampleServer } from "../testing/sampleServer.ts"
import { captureChargeOf, reverseCharge, reverseChargesOf } from "./moves.ts"

let server: RunningServer
let people: ReturnType<typeof peopleClient>

beforeAll(async () => {
  server = await startSampleServer()
  people = peopleClient(server)
})
afterAll(async () => {
  await people.close()
  await server.close()
})

const at = new Date("2026-11-21T11:00:00Z")

interface Charge {
  readonly state?: "authorised" | "cancelled" | "refunded"
  readonly pays?: boolean
  readonly reversal?: string | null
  readonly amount?: number
}

/** An order with a charge, as notifications leave it; both have the order's id. */
const charged = async ({ state = "authorised", pays = true, reversal = null, amount = 19_900 }: Charge = {}) => {
  const { body } = await orderingClient(server.url).order(margheritas(1))
  const id = String(body.orderId)
  await people.sql(
    (sql) => sql`INSERT INTO payment_charge (psp_reference, order_id, state, pays, at, reversal, amount, currency)
      VALUES (${id}, ${id}, ${state}, ${pays}, ${at}, ${reversal}, ${amount}, 'NOK')`,
  )
  return id
}

interface Moved {
  readonly kind?: "capture" | "reverse" | "refund"
  readonly amount?: number | null
  readonly isSent?: boolean
  readonly outcome?: "done" | "failed" | "refused" | null
}

const moved = (id: string, { kind = "capture", amount = 19_900, isSent = false, outcome = null }: Moved = {}) =>
  people.sql(
    (sql) => sql`
      INSERT INTO payment_move
        (charge, order_id, kind, why, amount, idempotency_key, asked_at, next_at, sent_at, outcome)
      VALUES (${id}, ${id}, ${kind}, 'test', ${amount}, ${crypto.randomUUID()}, ${at}, 'infinity',
              ${isSent ? at : null}, ${outcome})`,
  )

/** The moves of a charge: kind, sum in minor units, outcome. */
const movesOf = async (id: string) =>
  (
    await people.sql(
      (sql) => sql<{ readonly kind: string; readonly amount: number | null; readonly outcome: string | null }>`
        SELECT kind, amount::float8 AS amount, outcome FROM payment_move WHERE charge = ${id} ORDER BY id`,
    )
  ).map(({ kind, amount, outcome }) => [kind, amount, outcome])

const carryOut = (work: Effect.Effect<unknown, SqlError, PgClient.PgClient | Settings>) =>
  people.sql((sql) =>
    work.pipe(Effect.provideService(PgClient.PgClient, sql), Effect.provideService(Settings, settingsAt())),
  )

it("the money of an order is asked for once, and that of no other", async () => {
  const [id, other] = [await charged(), await charged()]
  await carryOut(captureChargeOf(id))
  await carryOut(captureChargeOf(id))
  expect([await movesOf(id), await movesOf(other)]).toEqual([[["capture", 19_900, null]], []])
})

it.each([
  ["does not pay the order", { pays: false }],
  ["is going back", { reversal: "orderCalledOff" }],
  ["was cancelled at the provider", { state: "cancelled" }],
  ["is of nothing", { amount: 0 }],
] as const)("the money of a charge that %s is not asked for", async (_, charge) => {
  const id = await charged(charge)
  await carryOut(captureChargeOf(id))
  expect(await movesOf(id)).toEqual([])
})

it("the charge of an order goes back once, whole, and no other; the books say why", async () => {
  const [id, other] = [await charged(), await charged()]
  await carryOut(reverseChargesOf(id))
  await carryOut(reverseChargesOf(id))
  expect([await movesOf(id), await movesOf(other)]).toEqual([[["reverse", null, null]], []])
  const [charge] = await people.sql((sql) => sql`SELECT reversal FROM payment_charge WHERE order_id = ${id}`)
  expect(charge).toEqual({ reversal: "orderCalledOff" })
})

it("a reversal that an earlier server has asked for stands", async () => {
  const id = await charged()
  await moved(id, { kind: "reverse", amount: null })
  await carryOut(reverseCharge(id, "orderClosed"))
  expect(await movesOf(id)).toEqual([["reverse", null, null]])
})

it.each([
  ["is back", { state: "refunded" }],
  ["is going back", { reversal: "alreadyPaid" }],
] as const)("a charge that %s is not reversed", async (_, charge) => {
  const id = await charged(charge)
  await carryOut(reverseCharge(id, "orderClosed"))
  expect(await movesOf(id)).toEqual([])
})

it.each([
  ["is on its way", { outcome: null }, ["refund", 15_000, null]],
  ["has arrived", { outcome: "done" }, ["refund", 15_000, null]],
  ["has failed", { outcome: "failed" }, ["reverse", null, null]],
] as const)("of a charge of which a part %s, what is left goes back", async (_, { outcome }, rest) => {
  const id = await charged()
  await moved(id, { kind: "refund", amount: 4900, isSent: true, outcome })
  await carryOut(reverseCharge(id, "orderClosed"))
  expect(await movesOf(id)).toEqual([["refund", 4900, outcome], rest])
})

it("of a charge that is going back in parts already, nothing more goes back", async () => {
  const id = await charged()
  for (const amount of [4900, 15_000]) await moved(id, { kind: "refund", amount, isSent: true })
  await carryOut(reverseCharge(id, "orderClosed"))
  expect(await movesOf(id)).toEqual([
    ["refund", 4900, null],
    ["refund", 15_000, null],
  ])
})

it("a reversal calls off a capture that waits, of this charge alone, and no other move", async () => {
  const [waits, sent, refused, refunds, other] = [
    await charged(),
    await charged(),
    await charged(),
    await charged(),
    await charged(),
  ]
  await moved(waits)
  await moved(sent, { isSent: true })
  await moved(refused, { outcome: "refused" })
  await moved(refunds, { kind: "refund", amount: 4900 })
  await moved(other)
  for (const id of [waits, sent, refused, refunds]) await carryOut(reverseCharge(id, "orderClosed"))
  expect(await Promise.all([waits, sent, refused, refunds, other].map(movesOf))).toEqual([
    [
      ["capture", 19_900, "dropped"],
      ["reverse", null, null],
    ],
    [
      ["capture", 19_900, null],
      ["reverse", null, null],
    ],
    [
      ["capture", 19_900, "refused"],
      ["reverse", null, null],
    ],
    [
      ["refund", 4900, null],
      ["refund", 15_000, null],
    ],
    [["capture", 19_900, null]],
  ])
})
