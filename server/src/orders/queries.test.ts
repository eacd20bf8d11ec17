import { PgClient } from "@effect/sql-pg"
import { kroner } from "@skorpe/core/domain/money"
import type { OrderStatus } from "@skorpe/core/domain/order"
import { Effect } from "effect"
import { afterAll, beforeAll, expect, it } from "vitest"
import { hashOf } from "../secrets/secrets.ts"
import { openChargedOrders } from "../testing/chargedOrders.ts"
import { margheritas, orderingClient } from "../testing/orderingClient.ts"
import { peopleClient } from "../testing/peopleClient.ts"
import { type OrdersOf, listOrders } from "./listOrders.ts"
import { appendEvent, findKey, findOrder, lockOrder, moveOrderTo, readEvents, unpaidOrders } from "./queries.ts"
import { describeOrder, readTracking } from "./readOrder.ts"

let orders: Awaited<ReturnType<typeof openChargedOrders>>
let people: ReturnType<typeof peopleClient>

beforeAll(async () => {
  orders = await openChargedOrders()
  people = peopleClient(orders.server)
})
afterAll(async () => {
  await people.close()
  await orders.close()
})

const newId = () => crypto.randomUUID()

const newCustomer = async () => {
  const id = newId()
  await orders.sql(
    (sql) => sql`
      INSERT INTO customer (id, external_id, phone, first_name, last_name, language, created_at)
      VALUES (${id}, ${id}, ${id}, 'Kunde', '1', 'nb', now())`,
  )
  return id
}

const newOrganisation = async () => {
  const id = newId()
  await orders.sql(
    (sql) => sql`INSERT INTO organisation (id, name, number, created_at) VALUES (${id}, 'Firma', ${id}, now())`,
  )
  return id
}

const join = (
  organisationId: string,
  customerId: string,
  {
    role = "member",
    isActive = true,
  }: { readonly role?: "member" | "administrator"; readonly isActive?: boolean } = {},
) =>
  orders.sql(
    (sql) => sql`INSERT INTO membership (organisation_id, customer_id, role, is_active)
      VALUES (${organisationId}, ${customerId}, ${role}, ${isActive})`,
  )

interface Placed {
  readonly customerId?: string
  readonly organisationId?: string
  readonly placedAt?: Date
  readonly status?: OrderStatus
  readonly billingNote?: string
}

const order = async ({ customerId, organisationId, placedAt, status, billingNote }: Placed = {}) => {
  const { body } = await orderingClient(orders.server.url).order(margheritas(1))
  const id = String(body.orderId)
  await orders.sql(
    (sql) => sql`
      UPDATE orders SET customer_id = ${customerId ?? null}, organisation_id = ${organisationId ?? null},
                        placed_at = COALESCE(${placedAt ?? null}::timestamptz, placed_at),
                        status = COALESCE(${status ?? null}::text, status),
                        request = request || ${sql.json(billingNote === undefined ? {} : { billingNote })}
      WHERE id = ${id}`,
  )
  return { id, token: String(body.trackingToken) }
}

const at = Date.parse("2026-11-21T12:00:00+01:00")

/** Records an order's acceptance as the event with this number; `false` if another event came first. */
const accept = (orderId: string, sequence = 2) =>
  orders.carryOut(
    Effect.gen(function* () {
      const { tracking } = yield* readTracking(orderId)
      return yield* appendEvent({ _tag: "OrderAccepted", orderId, at }, { ...tracking, sequence, status: "accepted" })
    }),
  )

/** What an order's row says, and how many events it has. */
const standing = async (id: string) => {
  const [row] = await orders.sql(
    (sql) => sql`
      SELECT status, sequence, updated_at = ${new Date(at)} AS "isMoved",
             (SELECT count(*)::int FROM order_event WHERE order_id = orders.id) AS events
      FROM orders WHERE id = ${id}`,
  )
  return row
}
const unmoved = { status: "placed", sequence: 1, isMoved: false, events: 1 }

const idsOf = async (
  of: OrdersOf,
  slice: { readonly skip: number; readonly limit: number } = { skip: 0, limit: 10 },
) => {
  const { total, items } = await orders.carryOut(listOrders(of, slice))
  return [total, items.map(({ orderId }) => orderId)]
}
const ownOf = (customerId: string): OrdersOf => ({ _tag: "OfCustomer", customerId })
const ofOrganisation = (organisationId: string, customerId: string | null = null): OrdersOf => ({
  _tag: "OfOrganisation",
  organisationId,
  customerId,
})

it("an order is read with its own events, the oldest first, and without what was ordered for whom", async () => {
  const [{ id, token }, other] = [await order(), await order()]
  await accept(id)
  await accept(other.id)
  const found = await orders.carryOut(findOrder(id, null))
  expect(found).toMatchObject({
    id,
    storeName: "Always open",
    customerId: null,
    organisationId: null,
    readerRole: null,
  })
  expect(found?.tokenHash).toEqual(new Uint8Array(hashOf(token)))
  expect(found?.events.map(({ _tag, orderId }) => [_tag, orderId])).toEqual([
    ["OrderPlaced", id],
    ["OrderAccepted", id],
  ])
  expect(found?.recipient).not.toHaveProperty("products")
  expect(await orders.carryOut(readEvents(id))).toEqual(found?.events)
  expect(await orders.carryOut(findOrder("no such order", null))).toBeUndefined()
  expect(await orders.carryOut(readEvents("no such order"))).toEqual([])
})

it("a reader's role is the one in the order's own organisation, while they belong to it", async () => {
  const [firm, otherFirm] = [await newOrganisation(), await newOrganisation()]
  const [boss, member, left, stranger] = [
    await newCustomer(),
    await newCustomer(),
    await newCustomer(),
    await newCustomer(),
  ]
  await join(firm, boss, { role: "administrator" })
  await join(firm, member)
  await join(firm, left, { isActive: false })
  await join(otherFirm, stranger, { role: "administrator" })
  await join(otherFirm, member, { role: "administrator" })
  const [{ id }, guests] = [await order({ organisationId: firm }), await order()]
  const roleOf = async (reader: string | null, of = id) => (await orders.carryOut(findOrder(of, reader)))?.readerRole
  expect([await roleOf(boss), await roleOf(member)]).toEqual(["administrator", "member"])
  expect([await roleOf(left), await roleOf(stranger), await roleOf(null)]).toEqual([null, null, null])
  expect(await roleOf(boss, guests.id)).toBeNull()
})

it("an order is read by whoever has its token, by its customer, and by nobody else", async () => {
  const [owner, stranger] = [await newCustomer(), await newCustomer()]
  const [{ id, token }, other] = [await order({ customerId: owner }), await order()]
  const { ask } = orderingClient(orders.server.url)
  const read = async (who: Record<string, string>, of = id) => {
    const { status, body } = await ask("GET", `/api/order/${of}`, undefined, who)
    return [status, body.orderId ?? body.errors[0].code]
  }
  expect(await read({ "order-token": token })).toEqual([200, id])
  const { body } = await ask("GET", `/api/order/${id}`, undefined, { "order-token": token })
  expect([body.message, "message" in body, "billingNote" in body]).toEqual([undefined, false, false])
  await orders.sql(
    (sql) => sql`UPDATE orders SET request = request || '{"billingNote": "Jul"}'
      || jsonb_build_object('shippingInfo', request -> 'shippingInfo' || '{"message": "Ring på"}') WHERE id = ${id}`,
  )
  const written = (await ask("GET", `/api/order/${id}`, undefined, { "order-token": token })).body
  expect([written.message, "billingNote" in written]).toEqual(["Ring på", false])
  expect(await read(await people.sessionOf(owner))).toEqual([200, id])
  expect(await read({ "order-token": token }, other.id)).toEqual([404, 3010])
  expect(await read({ "order-token": other.token })).toEqual([404, 3010])
  expect(await read(await people.sessionOf(stranger))).toEqual([404, 3010])
  expect(await read(await people.sessionOf(owner), other.id)).toEqual([404, 3010])
  expect(await read({})).toEqual([404, 3010])
  expect(await read({ "order-token": token }, "no-such-order")).toEqual([404, 3010])
})

it("whoever ordered to a hotspot reads its name and their own answers, in the store's wording", async () => {
  const { ask, order: place } = orderingClient(orders.server.url)
  const seat = {
    deliveryMethod: "hotspot",
    products: [{ codes: ["DLVRYFEE"], quantity: 1, unitPrice: 29, ingredients: [] }, ...margheritas(1).products],
    totalAmountNet: 228,
    hotspotId: "arena",
    hotspotParameters: { seat: "12-7" },
  }
  const { body } = await place(margheritas(1, seat))
  const read = await ask("GET", `/api/order/${body.orderId}`, undefined, { "order-token": body.trackingToken })
  expect(read.body).toMatchObject({
    hotspotId: "arena",
    destination: { _tag: "Hotspot", name: "Arena", answers: [{ label: "Seat", answer: "12-7" }] },
  })
})

it("an order leaves out optional fields that it does not have", async () => {
  const { id } = await order()
  const { contents, tracking } = await orders.carryOut(readTracking(id))
  const { adjustmentAmount: _, taxes: __, ...bare } = contents
  const row = { storeName: "Always open", language: "nb", billingNote: "" } as const
  const { _tag, at: placedAt, deliveryMethod, estimatedAt, advanceOrderTime, ...told } = bare
  expect(advanceOrderTime).toBeNull()
  const { billingNote, ...words } = row
  const least = { ...told, ...words, placedAt, tracking }
  expect(describeOrder(row, bare, tracking)).toStrictEqual(least)
  const more = {
    advanceOrderTime: at,
    adjustmentAmount: kroner(-20),
    taxes: [{ percent: 15, amount: kroner(199), tax: kroner(25.96) }],
    coupons: ["JUL"],
    hotspotId: "arena",
  }
  expect(describeOrder({ ...row, billingNote: "Jul" }, { ...bare, ...more }, tracking)).toStrictEqual({
    ...least,
    ...more,
    billingNote: "Jul",
  })
})

it("an unknown order is reported with its id", async () => {
  const problem = await orders.carryOut(Effect.flip(readTracking("no such order")))
  expect(problem).toMatchObject({ _tag: "OrderUnknown", orderId: "no such order" })
})

it("an administrator reads an order of the organisation, but neither its address nor its customer's message", async () => {
  const firm = await newOrganisation()
  const [boss, member] = [await newCustomer(), await newCustomer()]
  await join(firm, boss, { role: "administrator" })
  await join(firm, member)
  const { id } = await order({ organisationId: firm, customerId: member, billingNote: "Til jul" })
  await orders.sql(
    (sql) =>
      sql`UPDATE orders SET request = jsonb_set(request, '{shippingInfo,message}', '"Ring på"') WHERE id = ${id}`,
  )
  const { ask } = orderingClient(orders.server.url)
  const read = async (who: string) =>
    (await ask("GET", `/api/order/${id}`, undefined, await people.sessionOf(who))).body
  expect(await read(member)).toMatchObject({ orderId: id, billingNote: "Til jul", message: "Ring på" })
  const seen = await read(boss)
  expect(seen).toMatchObject({ orderId: id, billingNote: "Til jul" })
  expect([seen.message, seen.destination]).toEqual([undefined, undefined])
})

it("a customer's list contains their own orders, those for an organisation only while they belong to it", async () => {
  const [customer, other] = [await newCustomer(), await newCustomer()]
  const [firm, left, foreign] = [await newOrganisation(), await newOrganisation(), await newOrganisation()]
  await join(firm, customer)
  await join(left, customer, { isActive: false })
  await join(left, other)
  await join(foreign, other)
  const mine = { customerId: customer }
  const placed = [await order(mine), await order({ ...mine, organisationId: firm })]
  for (const organisationId of [left, foreign]) await order({ ...mine, organisationId })
  await order({ customerId: other })
  await order({ customerId: other, organisationId: firm })
  expect(await idsOf(ownOf(customer))).toEqual([2, placed.map(({ id }) => id).toReversed()])
})

it("an organisation's list contains the orders of all its members, or of one of them, and no others", async () => {
  const [one, other] = [await newCustomer(), await newCustomer()]
  const [firm, otherFirm] = [await newOrganisation(), await newOrganisation()]
  const ones = await order({ customerId: one, organisationId: firm })
  const others = await order({ customerId: other, organisationId: firm })
  await order({ customerId: one })
  await order({ customerId: one, organisationId: otherFirm })
  expect(await idsOf(ofOrganisation(firm))).toEqual([2, [others.id, ones.id]])
  expect(await idsOf(ofOrganisation(firm, one))).toEqual([1, [ones.id]])
})

it("a page of a list continues after the page before it, newest first, with who placed each order and its note", async () => {
  const [customer, firm] = [await newCustomer(), await newOrganisation()]
  await join(firm, customer)
  const day = (nth: number) => ({ customerId: customer, placedAt: new Date(Date.UTC(2026, 0, nth)) })
  const note = { billingNote: "Julebord" }
  const second = await order({ ...day(2), ...note, organisationId: firm })
  const third = await order({ ...day(3), ...note })
  const first = await order(day(1))
  expect(await idsOf(ownOf(customer), { skip: 0, limit: 2 })).toEqual([3, [third.id, second.id]])
  expect(await idsOf(ownOf(customer), { skip: 2, limit: 2 })).toEqual([3, [first.id]])
  await accept(second.id)
  const { items } = await orders.carryOut(listOrders(ownOf(customer), { skip: 0, limit: 2 }))
  expect(items[0]).toMatchObject({ customerId: customer, tracking: { status: "placed" }, total: 19_900 })
  expect(items[0]).not.toHaveProperty("billingNote")
  expect(items[1]).toMatchObject({ billingNote: "Julebord", tracking: { status: "accepted", sequence: 2 } })
})

it("an event is recorded once, with the status after it, and changes no other order", async () => {
  const [{ id }, other] = [await order(), await order()]
  expect([await accept(id), await accept(id)]).toEqual([true, false])
  expect([await standing(id), await standing(other.id)]).toEqual([
    { status: "accepted", sequence: 2, isMoved: true, events: 2 },
    unmoved,
  ])
  const twice = await Promise.all([accept(other.id), accept(other.id)])
  expect(twice.toSorted()).toEqual([false, true])
})

it("an event waits while another transaction has locked the order's row, writes nothing meanwhile, and loses to that one's event", async () => {
  const { id } = await order()
  const isRecorded = await orders.sql((sql) =>
    sql.withTransaction(
      Effect.gen(function* () {
        const [held] = [yield* sql`SELECT id FROM orders WHERE id = ${id} FOR UPDATE`]
        expect(held).toHaveLength(1)
        const recorded = accept(id)
        const waiting = sql`SELECT 1 FROM pg_locks WHERE NOT granted AND pg_backend_pid() = ANY (pg_blocking_pids(pid))`
        for (let round = 0; (yield* waiting).length === 0; round += 1) {
          if (round > 500) return yield* Effect.die(new Error("the event does not wait"))
          yield* Effect.sleep(20)
        }
        yield* sql`INSERT INTO order_event (order_id, sequence, at, type, data)
          SELECT order_id, 2, at, type, data FROM order_event WHERE order_id = ${id}`
        return [recorded] as const
      }),
    ),
  )
  expect(await isRecorded[0]).toBe(false)
})

it("locking an order returns its phone and organisation, and no other transaction can lock it meanwhile", async () => {
  const firm = await newOrganisation()
  const [{ id }, other] = [await order({ organisationId: firm }), await order()]
  const isFree = (of: string) => orders.sql((sql) => sql`SELECT 1 FROM orders WHERE id = ${of} FOR UPDATE SKIP LOCKED`)
  const work = Effect.gen(function* () {
    const locked = yield* lockOrder(id)
    return [locked, yield* Effect.promise(() => isFree(id)), yield* Effect.promise(() => isFree(other.id))] as const
  })
  const [locked, held, free] = await orders.carryOut(
    Effect.flatMap(PgClient.PgClient, (sql) => sql.withTransaction(work)),
  )
  expect(locked).toMatchObject({ status: "placed", language: "nb", organisationId: firm, phone: "+4740000000" })
  expect([held.length, free.length]).toEqual([0, 1])
  expect(await orders.carryOut(lockOrder("no such order"))).toBeUndefined()
})

it("an order that is paid reaches the store at its own time, and changes no other order", async () => {
  const [{ id }, other] = [await order(), await order()]
  await orders.carryOut(moveOrderTo(id, at, at + 1))
  const times = (of: string) =>
    orders.sql((sql) => sql`SELECT placed_at AS placed, start_at AS start FROM orders WHERE id = ${of}`)
  expect(await times(id)).toEqual([{ placed: new Date(at), start: new Date(at + 1) }])
  expect(await times(other.id)).not.toEqual(await times(id))
})

it("orders that have waited for their payment since before a moment are read oldest first, page after page, each once", async () => {
  const waiting = async (ms: number) => (await order({ status: "awaitingPayment", placedAt: new Date(at + ms) })).id
  const [late, second, first] = [await waiting(30), await waiting(20), await waiting(10)]
  const twins = [await waiting(25), await waiting(25)].toSorted()
  await order({ placedAt: new Date(at) })
  const page = (before: number, count: number, after?: { readonly id: string; readonly at: Date }) =>
    orders.carryOut(unpaidOrders(at + before, count, after))
  expect((await page(29, 10)).map(({ id }) => id)).toEqual([first, second, ...twins])
  expect((await page(30, 10)).map(({ id }) => id)).toEqual([first, second, ...twins, late])
  const [one, two] = await page(30, 2)
  expect([one?.id, two]).toEqual([first, { id: second, at: new Date(at + 20) }])
  const [three, ...none] = await page(30, 1, two)
  expect([three?.id, none]).toEqual([twins[0], []])
  expect((await page(30, 10, three)).map(({ id }) => id)).toEqual([twins[1], late])
})

it("a key finds the order that it has made, and only that", async () => {
  const [{ id }, other] = [await order(), await order()]
  const [keyHash, otherHash] = [hashOf(`key of ${id}`), hashOf(`key of ${other.id}`)]
  for (const [hash, of] of [
    [keyHash, id],
    [otherHash, other.id],
  ] as const) {
    await orders.sql((sql) => sql`UPDATE order_key SET key_hash = ${hash} WHERE order_id = ${of}`)
  }
  const found = [await orders.carryOut(findKey(keyHash)), await orders.carryOut(findKey(otherHash))]
  expect(found.map((key) => key?.orderId)).toEqual([id, other.id])
  expect(await orders.carryOut(findKey(hashOf("a new key")))).toBeUndefined()
})
