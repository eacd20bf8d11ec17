import { Effect } from "effect"
import { millisecondsInHour } from "date-fns/constants"
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"
import { openChargedOrders, paidAt } from "../testing/chargedOrders.ts"
import { CardPayments, type Move, ProviderDown, ProviderRefuses } from "./CardPayments.ts"
import { readReference, sendMove } from "./sendMove.ts"

let orders: Awaited<ReturnType<typeof openChargedOrders>>
let provider: "takes" | "refuses" | "isDown"
let asked: (readonly [string, Move, object?])[]

const noon = Date.parse("2026-11-21T12:00:00+01:00")

beforeAll(async () => {
  orders = await openChargedOrders()
})
afterAll(() => orders.close())
beforeEach(async () => {
  provider = "takes"
  asked = []
  await orders.sql((sql) => sql`DELETE FROM payment_move`)
  await orders.sql((sql) => sql`DELETE FROM money_notice`)
})

const answer = (...call: readonly [string, Move, object?]): Effect.Effect<void, ProviderDown | ProviderRefuses> => {
  asked.push(call)
  if (provider === "isDown") return Effect.fail(new ProviderDown({ why: "as the test says" }))
  if (provider === "refuses") return Effect.fail(new ProviderRefuses({ code: "167" }))
  return Effect.void
}

/** Sends the next move due at a time. Returns whether there was one, or "noAnswer". */
const send = (now = noon) =>
  orders.carryOut(
    Effect.gen(function* () {
      const offline = yield* CardPayments
      return yield* sendMove.pipe(
        Effect.catchTag("ProviderDown", () => Effect.succeed("noAnswer" as const)),
        Effect.provideService(CardPayments, {
          ...offline,
          capture: (move, sum) => answer("capture", move, sum),
          reverse: (move) => answer("reverse", move),
          refund: (move, sum) => answer("refund", move, sum),
        }),
      )
    }).pipe(Effect.provide(CardPayments.notOffered)),
    now,
  )

/** Sends all due moves. Returns their charges, in the order in which the provider was called. */
const sendAll = async (now = noon) => {
  asked = []
  while ((await send(now)) === true);
  return asked.map(([, { charge }]) => charge)
}

const due = { nextAt: new Date(noon) }

it("a capture, a reversal and a refund each reach the provider, with their own reference and key", async () => {
  const [captured, back, part] = [
    await orders.charged({ attempt: "order-2" }),
    await orders.charged(),
    await orders.charged(),
  ]
  const ids = [
    await orders.moved(captured, { nextAt: new Date(noon - 2), key: "capture-1" }),
    await orders.moved(back, { kind: "reverse", amount: null, nextAt: new Date(noon - 1), key: "reverse-1" }),
    await orders.moved(part, { kind: "refund", amount: 4900, nextAt: new Date(noon), key: "refund-1" }),
  ]
  await sendAll()
  expect(asked).toEqual([
    [
      "capture",
      { charge: captured, reference: `order-2.${ids[0]}`, idempotencyKey: "capture-1" },
      { amount: 19_900, currency: "NOK" },
    ],
    ["reverse", { charge: back, reference: `${back}.${ids[1]}`, idempotencyKey: "reverse-1" }],
    [
      "refund",
      { charge: part, reference: `${part}.${ids[2]}`, idempotencyKey: "refund-1" },
      { amount: 4900, currency: "NOK" },
    ],
  ])
  expect(await orders.notices()).toEqual([])
})

it("a move is sent when it is due, and not before; `false` reports that nothing is due", async () => {
  const id = await orders.charged()
  await orders.moved(id, { nextAt: new Date(noon) })
  expect([await send(noon - 1), await send(noon), await send(noon)]).toEqual([false, true, false])
  expect(asked.map(([, { charge }]) => charge)).toEqual([id])
})

it("a move that the provider accepted is not sent again, however long ago it was sent", async () => {
  const id = await orders.charged()
  await orders.moved(id, due)
  await sendAll()
  expect(await sendAll(noon + 1000 * millisecondsInHour)).toEqual([])
  const [move] = await orders.sql((sql) => sql`SELECT sent_at, outcome FROM payment_move WHERE charge = ${id}`)
  expect(move).toEqual({ sent_at: new Date(noon), outcome: null })
})

it("a move that the provider refuses is not sent again; staff are notified once, and later moves are sent", async () => {
  const [id, other] = [await orders.charged(), await orders.charged()]
  await orders.moved(id, due)
  await orders.moved(id, { kind: "reverse", amount: null, nextAt: new Date(noon + 1) })
  await orders.moved(other)
  provider = "refuses"
  expect(await send()).toBe(true)
  expect(await orders.notices()).toEqual([["moveRefused", id]])
  provider = "takes"
  expect(await sendAll(noon + millisecondsInHour)).toEqual([id])
  expect([await orders.movesOf(id), await orders.movesOf(other)]).toEqual([
    [
      ["capture", 19_900, "refused"],
      ["reverse", null, null],
    ],
    [["capture", 19_900, null]],
  ])
  const [move] = await orders.sql(
    (sql) => sql`SELECT sent_at, outcome_at FROM payment_move WHERE charge = ${id} AND kind = 'capture'`,
  )
  expect(move).toEqual({ sent_at: null, outcome_at: new Date(noon) })
})

it("a move without an answer is retried after one second, then two, with the same reference and key", async () => {
  const id = await orders.charged()
  const move = await orders.moved(id, { key: "capture-1", ...due })
  provider = "isDown"
  expect(await send()).toBe("noAnswer")
  expect(await send(noon + 999)).toBe(false)
  expect(await send(noon + 1000)).toBe("noAnswer")
  provider = "takes"
  expect(await send(noon + 2999)).toBe(false)
  expect(await send(noon + 3000)).toBe(true)
  const sum = { amount: 19_900, currency: "NOK" }
  const call = ["capture", { charge: id, reference: `${id}.${move}`, idempotencyKey: "capture-1" }, sum]
  expect(asked).toEqual([call, call, call])
})

it("a move without an answer delays only moves of its own charge", async () => {
  const [stuck, other] = [await orders.charged(), await orders.charged()]
  await orders.moved(stuck, { kind: "refund", amount: 4900, nextAt: new Date(noon - 1) })
  await orders.moved(stuck, { kind: "refund", amount: 5000, ...due })
  await orders.moved(other, due)
  provider = "isDown"
  await send()
  provider = "takes"
  expect(await sendAll()).toEqual([other])
  await sendAll(noon + millisecondsInHour)
  expect(asked.map(([kind, { charge }, sum]) => [kind, charge, sum])).toEqual([
    ["refund", stuck, { amount: 4900, currency: "NOK" }],
    ["refund", stuck, { amount: 5000, currency: "NOK" }],
  ])
})

it("a move that was accepted, and waits for its notification, does not delay others of its charge", async () => {
  const id = await orders.charged()
  await orders.moved(id, { isSent: true })
  await orders.moved(id, { kind: "reverse", amount: null, ...due })
  expect(await sendAll()).toEqual([id])
})

it("a move that already has an outcome is not sent, and does not delay others of its charge", async () => {
  const id = await orders.charged()
  await orders.moved(id, { outcome: "failed", ...due })
  await orders.moved(id, { kind: "reverse", amount: null, ...due })
  await sendAll()
  expect(asked.map(([kind]) => kind)).toEqual(["reverse"])
})

it("the move that has been due longest is sent first, across orders", async () => {
  const ids = [await orders.charged(), await orders.charged(), await orders.charged()]
  const [first = "", second = "", third = ""] = ids
  await orders.moved(second, { nextAt: new Date(noon - 2) })
  await orders.moved(third, { nextAt: new Date(noon - 1) })
  await orders.moved(first, { nextAt: new Date(noon - 3) })
  expect(await sendAll()).toEqual([first, second, third])
})

it("staff are notified once of a move that got no answer ten times", async () => {
  const id = await orders.charged()
  await orders.moved(id, due)
  provider = "isDown"
  const tell = []
  for (let nth = 1; nth <= 11; nth += 1) {
    expect(await send(noon + nth * millisecondsInHour)).toBe("noAnswer")
    tell.push((await orders.notices()).length)
  }
  expect(tell).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1])
  expect(await orders.notices()).toEqual([["moveLate", id]])
})

it("a move that another server is sending is not sent twice, and does not delay other charges", async () => {
  const [held, other] = [await orders.charged(), await orders.charged()]
  await orders.moved(held, { nextAt: new Date(paidAt) })
  await orders.moved(other, due)
  await orders.sql((sql) =>
    sql.withTransaction(
      Effect.gen(function* () {
        yield* sql`SELECT 1 FROM payment_move WHERE charge = ${held} FOR UPDATE`
        const sent = Effect.as(
          Effect.promise(() => sendAll()),
          "sent",
        )
        const late = Effect.as(Effect.sleep(1000), "waits for the other server")
        expect(yield* Effect.race(sent, late)).toBe("sent")
      }),
    ),
  )
  expect(asked.map(([, { charge }]) => charge)).toEqual([other])
})

it("a move without an amount or currency is not sent", async () => {
  for (const kind of ["capture", "refund"] as const) {
    const id = await orders.charged()
    const move = await orders.moved(id, { kind, amount: null, ...due })
    await expect(send()).rejects.toThrow(`move ${move} has no amount`)
  }
  const [id] = [await orders.charged()]
  await orders.sql((sql) => sql`UPDATE payment_charge SET currency = NULL WHERE psp_reference = ${id}`)
  await orders.moved(id, due)
  await expect(send()).rejects.toThrow("has no amount")
  expect(asked).toEqual([])
})

it.each([
  ["order-1.17", { attempt: "order-1", move: "17" }],
  ["order-1", { attempt: "order-1", move: null }],
  ["order-1.x7", { attempt: "order-1", move: null }],
  ["order-1.7x", { attempt: "order-1", move: null }],
  ["order-1.123456789012345678", { attempt: "order-1", move: "123456789012345678" }],
  ["order-1.1234567890123456789", { attempt: "order-1", move: null }],
])("reads the reference %s", (reference, expected) => {
  expect(readReference(reference)).toEqual(expected)
})
