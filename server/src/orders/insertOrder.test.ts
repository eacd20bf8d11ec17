import { kroner } from "@skorpe/core/domain/money"
import { OrderCreate, OrderPlaced } from "@skorpe/core/domain/order"
import { Effect, Schema } from "effect"
import { millisecondsInMinute } from "date-fns/constants"
import { afterAll, beforeAll, expect, it } from "vitest"
import { hashOf } from "../secrets/secrets.ts"
import { openChargedOrders } from "../testing/chargedOrders.ts"
import { claimOf, secretOfDatabase } from "../testing/claims.ts"
import { margheritas, orderingClient } from "../testing/orderingClient.ts"
import { whileLocked } from "../testing/whileLocked.ts"
import { insertOrder, type OrderToInsert } from "./insertOrder.ts"
import { catchLimit, addToDebt, type Owed, owedReservation } from "./owedOnNumber.ts"

let orders: Awaited<ReturnType<typeof openChargedOrders>>
let sample: Pick<OrderToInsert, "event" | "request">

beforeAll(async () => {
  orders = await openChargedOrders()
  const { body } = await orderingClient(orders.server.url).order(margheritas(1))
  const [row] = await orders.sql(
    (sql) => sql`SELECT data, request FROM order_event JOIN orders ON orders.id = order_id WHERE id = ${body.orderId}`,
  )
  sample = {
    event: Schema.decodeUnknownSync(OrderPlaced)(row?.["data"]),
    request: Schema.decodeUnknownSync(OrderCreate)(row?.["request"]),
  }
})
afterAll(() => orders.close())

const noon = Date.parse("2026-11-21T12:00:00+01:00")

/** A new order with a key of its own, of a guest who owes nothing unless `more` says so. */
const newOrder = (more: Partial<OrderToInsert> = {}): OrderToInsert => {
  const id = crypto.randomUUID()
  return {
    event: { ...sample.event, orderId: id, at: noon },
    customerId: null,
    storeName: "Torget",
    startAt: noon + millisecondsInMinute,
    language: "nb",
    request: sample.request,
    tokenHash: hashOf(`token ${id}`),
    keyHash: hashOf(`key ${id}`),
    sender: { deviceHash: hashOf("device"), customerHash: null },
    owed: null,
    bodyHash: hashOf(`body ${id}`),
    sealedToken: hashOf(`sealed ${id}`),
    ...more,
  }
}

const insert = (order: OrderToInsert) =>
  orders.carryOut(
    catchLimit(
      Effect.map(insertOrder(order), (isWritten) => (isWritten ? "written" : "keyUsed")),
      (limit) => Effect.succeed(limit),
    ),
  )

/** A customer who has just registered. */
const newCustomer = async () => {
  const id = crypto.randomUUID()
  await orders.sql(
    (sql) => sql`
      INSERT INTO customer (id, external_id, phone, first_name, last_name, language, created_at)
      VALUES (${id}, ${id}, ${id}, 'Kunde', '1', 'nb', now())`,
  )
  return id
}

/** An order's traces in the database: its row, its events, its key, and whether its personal data will be deleted. */
const written = async ({ event: { orderId } }: OrderToInsert) => {
  const [row] = await orders.sql(
    (sql) => sql`
      SELECT (SELECT status || ' ' || sequence FROM orders WHERE id = ${orderId}) AS status,
             (SELECT customer_id FROM orders WHERE id = ${orderId}) AS customer,
             (SELECT string_agg(type || ' ' || sequence, ', ') FROM order_event WHERE order_id = ${orderId}) AS events,
             (SELECT count(*)::int FROM order_key WHERE order_id = ${orderId}) AS keys,
             EXISTS (SELECT 1 FROM order_to_forget WHERE order_id = ${orderId}) AS forgotten`,
  )
  return row
}
const wholly = { status: "placed 1", customer: null, events: "OrderPlaced 1", keys: 1, forgotten: false }
const nothing = { status: null, customer: null, events: null, keys: 0, forgotten: false }

it("a guest's order is written with its event and its key, and its data is kept", async () => {
  const order = newOrder()
  expect(await insert(order)).toBe("written")
  expect(await written(order)).toEqual(wholly)
})

it("an order that waits for its payment has not reached the store", async () => {
  const { event } = newOrder()
  const order = newOrder({ event: { ...event, _tag: "PaymentAwaited" } })
  await insert(order)
  expect(await written(order)).toEqual({ ...wholly, status: "awaitingPayment 1", events: "PaymentAwaited 1" })
})

it("a second order with a used key writes nothing, owes nothing, and leaves the first as it is", async () => {
  const [first, second] = [newOrder(), newOrder()]
  const again = { ...second, keyHash: first.keyHash, owed: owing("+4740000001", "here"), customerId: "nobody" }
  expect([await insert(first), await insert(again)]).toEqual(["written", "keyUsed"])
  expect([await written(first), await written(again)]).toEqual([wholly, nothing])
  expect([await debtOf("+4740000001"), await sentFrom("here")]).toEqual([undefined, undefined])
})

it("of two concurrent orders with one key, one is written", async () => {
  const [first, second] = [newOrder(), newOrder()]
  const both = await Promise.all([insert(first), insert({ ...second, keyHash: first.keyHash })])
  expect(both.toSorted()).toEqual(["keyUsed", "written"])
})

it("an order belongs to its customer; if the account no longer exists, it belongs to nobody and its data will be deleted", async () => {
  const [customerId] = [await newCustomer(), await newCustomer()]
  const [theirs, nobodys] = [newOrder({ customerId }), newOrder({ customerId: "gone" })]
  for (const order of [theirs, nobodys]) await insert(order)
  expect(await written(theirs)).toEqual({ ...wholly, customer: customerId })
  expect(await written(nobodys)).toEqual({ ...wholly, forgotten: true })
})

it("an order that races with the deletion of its customer's account waits for it, and then belongs to nobody", async () => {
  const customerId = await newCustomer()
  const order = newOrder({ customerId })
  await whileLocked(
    orders,
    customerId,
    () => insert(order),
    (sql) => sql`DELETE FROM customer WHERE id = ${customerId}`,
  )
  expect(await written(order)).toEqual({ ...wholly, forgotten: true })
})

/** An order of 100 kr: a number may owe three, of 1,000 kr together, and a source may send four in ten minutes. */
const owing = (number: string, source: string, more: Partial<Owed> = {}): Owed => ({
  number: hashOf(number),
  source: hashOf(source),
  amount: kroner(100),
  at: noon,
  limits: {
    unproven: { orders: 3, amount: kroner(1000) },
    fromSource: { times: 4, within: 10 * millisecondsInMinute },
  },
  ...more,
})
const place = (owed: Owed) => insert(newOrder({ owed }))

const settle = (orderId: string) => Effect.provide(owedReservation.settle(orderId, "used"), secretOfDatabase)

const debtOf = async (number: string) => {
  const [row] = await orders.sql(
    (sql) => sql`SELECT orders, amount::int FROM unpaid_number WHERE subject = ${hashOf(number)}`,
  )
  return row
}
const sentFrom = async (source: string) => {
  const [row] = await orders.sql(
    (sql) => sql<{ readonly orders: number }>`SELECT orders FROM unpaid_source WHERE subject = ${hashOf(source)}`,
  )
  return row?.orders
}

it("a number owes the total of its open orders; an order beyond the limit is not written, nor is its key", async () => {
  const order = () => newOrder({ owed: owing("a number", "a home") })
  for (const placed of [order(), order(), order()]) expect(await insert(placed)).toBe("written")
  const beyond = order()
  expect(await insert(beyond)).toBe("unproven")
  expect(await written(beyond)).toEqual(nothing)
  expect(await debtOf("a number")).toEqual({ orders: 3, amount: 30_000 })
  expect(await place(owing("another number", "another home"))).toBe("written")
  expect(await debtOf("another number")).toEqual({ orders: 1, amount: 10_000 })
})

it("a number may owe its limit in full, and no øre more", async () => {
  const amounts = { unproven: { orders: 9, amount: kroner(200) }, fromSource: owing("", "").limits.fromSource }
  const order = (amount: number) =>
    place(owing("a full number", "a full home", { amount: kroner(amount), limits: amounts }))
  expect([await order(100), await order(100), await order(0.01)]).toEqual(["written", "written", "unproven"])
})

it("a source may send a limited number of orders in ten minutes, whatever the phone number; then its count restarts", async () => {
  const order = (nth: number, at: number) => place(owing(`number ${nth}`, "a source", { at }))
  for (let nth = 0; nth < 4; nth += 1) expect(await order(nth, noon + nth)).toBe("written")
  const over = noon + 10 * millisecondsInMinute
  expect(await order(4, over - 1)).toBe("manyFromHere")
  expect(await order(5, over)).toBe("written")
  expect(await sentFrom("a source")).toBe(1)
  expect(await order(6, over + 1)).toBe("written")
  expect(await sentFrom("a source")).toBe(2)
  for (let nth = 7; nth < 9; nth += 1) expect(await order(nth, over + 10 * millisecondsInMinute - 1)).toBe("written")
  expect(await order(9, over + 10 * millisecondsInMinute - 1)).toBe("manyFromHere")
})

it("an order that ends is taken off its number's debt exactly once; the number's other orders stay owed", async () => {
  const ended = newOrder({ owed: owing("a debtor", "a debtor's home", { amount: kroner(50) }) })
  await insert(ended)
  for (const number of ["a debtor", "a stranger"]) await place(owing(number, "a debtor's home"))
  for (let nth = 0; nth < 2; nth += 1) await orders.carryOut(settle(ended.event.orderId))
  expect([await debtOf("a debtor"), await debtOf("a stranger")]).toEqual([
    { orders: 1, amount: 10_000 },
    { orders: 1, amount: 10_000 },
  ])
})

it("an order that switches from card to paying in the store is owed from then on", async () => {
  const order = newOrder()
  await insert(order)
  await orders.carryOut(addToDebt(order.event.orderId, owing("a late number", "a late home")))
  expect(await debtOf("a late number")).toEqual({ orders: 1, amount: 10_000 })
  await orders.carryOut(settle(order.event.orderId))
  expect(await debtOf("a late number")).toEqual({ orders: 0, amount: 0 })
})

it("a failure for another reason is not taken for a limit", async () => {
  const order = newOrder()
  await insert(order)
  const twice = newOrder({ event: { ...order.event }, owed: owing("a number of twins", "a home of twins") })
  await expect(insert(twice)).rejects.toThrow()
  expect(await debtOf("a number of twins")).toBeUndefined()
  const other = catchLimit(Effect.fail("no statement"), () => Effect.succeed("a limit"))
  expect(await Effect.runPromise(Effect.flip(other))).toBe("no statement")
})

it("the debt is counted by the order's own statement, so its reservation claims nothing beforehand", async () => {
  const claimed = owedReservation.claim(claimOf("an order", null))
  expect(await orders.carryOut(Effect.provide(claimed, secretOfDatabase))).toBeNull()
})
