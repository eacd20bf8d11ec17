import { PgClient } from "@effect/sql-pg"
import { Conflict } from "@skorpe/core/api"
import { Effect } from "effect"
import { HttpServerRequest } from "effect/http"
import { afterAll, beforeAll, expect, it } from "vitest"
import { openChargedOrders } from "../testing/chargedOrders.ts"
import { secretOfDatabase } from "../testing/claims.ts"
import { margheritas, orderingClient } from "../testing/orderingClient.ts"
import { deleteAccount } from "./deleteAccount.ts"
import { forgetFinished } from "./forgetOrders.ts"
import { takePasswordTurn } from "./passwordTurn.ts"
import { registrationScope } from "./register.ts"

let orders: Awaited<ReturnType<typeof openChargedOrders>>

beforeAll(async () => {
  orders = await openChargedOrders()
})
afterAll(() => orders.close())

const request = HttpServerRequest.fromWeb(new Request("http://localhost/", { headers: { "accept-language": "en" } }))
const noon = Date.parse("2026-11-21T12:00:00+01:00")
const week = 7 * 24 * 3_600_000

/** The deletion of an account: "gone", or the codes of its refusal. */
const deleting = (customerId: string) =>
  deleteAccount(customerId).pipe(
    Effect.as("gone" as const),
    Effect.catch((problem) =>
      problem instanceof Conflict ? Effect.succeed(problem.errors.map(({ code }) => code)) : Effect.die(problem),
    ),
    Effect.provideService(HttpServerRequest.HttpServerRequest, request),
    Effect.provide(secretOfDatabase),
  )
const remove = (customerId: string) => orders.carryOut(deleting(customerId))

let numbers = 0
/** A customer with a number and an address of their own. */
const newCustomer = async ({ email = true }: { readonly email?: boolean } = {}) => {
  const id = crypto.randomUUID()
  const phone = `+47402${String((numbers += 1)).padStart(5, "0")}`
  const address = email ? `Kunde.${numbers}@skorpe.test` : null
  await orders.sql(
    (sql) => sql`
      INSERT INTO customer (id, external_id, phone, email, first_name, last_name, language, created_at)
      VALUES (${id}, ${id}, ${phone}, ${address}, 'Kunde', '1', 'nb', now())`,
  )
  return { id, phone, email: address }
}
type Customer = Awaited<ReturnType<typeof newCustomer>>

const isThere = async (customerId: string) =>
  (await orders.sql((sql) => sql`SELECT 1 FROM customer WHERE id = ${customerId}`)).length === 1

const newOrganisation = async (
  ...people: readonly (readonly [Customer, "administrator" | "member", "active" | "left"])[]
) => {
  const id = crypto.randomUUID()
  await orders.sql(
    (sql) => sql`INSERT INTO organisation (id, name, number, created_at) VALUES (${id}, 'Firma', ${id}, now())`,
  )
  for (const [customer, role, state] of people) {
    await orders.sql(
      (sql) => sql`INSERT INTO membership (organisation_id, customer_id, role, is_active)
        VALUES (${id}, ${customer.id}, ${role}, ${state === "active"})`,
    )
  }
  return id
}

/** The number of rows that name a customer, by kind of trace. */
const tracesOf = ({ id, phone, email }: Customer) =>
  Effect.gen(function* () {
    const sql = yield* PgClient.PgClient
    const scope = yield* registrationScope(phone)
    const [row] = yield* sql`
      SELECT (SELECT count(*)::int FROM session WHERE customer_id = ${id}) AS sessions,
             (SELECT count(*)::int FROM outbox WHERE recipient = ${phone}) AS texts,
             (SELECT count(*)::int FROM outbox WHERE lower(recipient) = lower(${email})) AS mails,
             (SELECT count(*)::int FROM reset_wish WHERE lower(email) = lower(${email})) AS wishes,
             (SELECT count(*)::int FROM organisation_invitation WHERE phone = ${phone} AND accepted_at IS NULL) AS "invitedByPhone",
             (SELECT count(*)::int FROM organisation_invitation
              WHERE lower(email) = lower(${email}) AND accepted_at IS NULL) AS "invitedByMail",
             (SELECT count(*)::int FROM organisation_invitation WHERE phone = ${phone} AND accepted_at IS NOT NULL) AS accepted,
             (SELECT count(*)::int FROM answered_key WHERE scope = ${scope}) AS registration,
             (SELECT count(*)::int FROM answered_key WHERE scope = ${`address ${id}`}) AS answers`
    return row
  })
const traced = {
  sessions: 1,
  texts: 1,
  mails: 1,
  wishes: 1,
  invitedByPhone: 1,
  invitedByMail: 1,
  accepted: 1,
  registration: 1,
  answers: 1,
}
const untraced = {
  sessions: 0,
  texts: 0,
  mails: 0,
  wishes: 0,
  invitedByPhone: 0,
  invitedByMail: 0,
  accepted: 1,
  registration: 0,
  answers: 0,
}

/** Creates each kind of trace of a customer; addresses of mails and reset requests are in upper case, as typed. */
const leaveTraces = ({ id, phone, email }: Customer, organisationId: string) =>
  Effect.gen(function* () {
    const sql = yield* PgClient.PgClient
    const typed = email?.toUpperCase() ?? null
    yield* sql`INSERT INTO session (id, token_hash, customer_id, origin, began_at, renewed_at)
      VALUES (${id}, ${Buffer.from(id)}, ${id}, 'web', now(), now())`
    for (const [kind, to] of [
      ["sms", phone],
      ["mail", typed],
    ] as const) {
      yield* sql`INSERT INTO outbox (kind, recipient, subject, body, posted_at, next_attempt_at)
        VALUES (${kind}, ${to}, '', '', now(), now())`
    }
    yield* sql`INSERT INTO reset_wish (email, language, at) VALUES (${typed}, 'nb', now())`
    const invited = [
      [phone, null, false],
      [null, typed, false],
      [phone, null, true],
    ] as const
    for (const [byPhone, byMail, isAccepted] of invited) {
      const invitation = crypto.randomUUID()
      yield* sql`INSERT INTO organisation_invitation
          (id, organisation_id, phone, email, token_hash, invited_at, expires_at, accepted_at)
        VALUES (${invitation}, ${organisationId}, ${byPhone}, ${byMail}, ${Buffer.from(invitation)}, now(), now(),
                ${isAccepted ? new Date(noon) : null}::timestamptz)`
    }
    for (const scope of [yield* registrationScope(phone), `address ${id}`]) {
      yield* sql`INSERT INTO answered_key (scope, key_hash, body_hash, at)
        VALUES (${scope}, ${Buffer.from(id)}, ${Buffer.from(id)}, now())`
    }
  })

it("deleting an account deletes all data that names its customer, and nothing of another customer", async () => {
  const [gone, stays] = [await newCustomer(), await newCustomer()]
  const firm = await newOrganisation()
  // In one transaction: otherwise the server's background work would send the messages and carry out the requests.
  const work = Effect.gen(function* () {
    yield* leaveTraces(gone, firm)
    yield* leaveTraces(stays, firm)
    expect([yield* tracesOf(gone), yield* tracesOf(stays)]).toEqual([traced, traced])
    yield* deleting(gone.id)
    return [yield* tracesOf(gone), yield* tracesOf(stays)]
  }).pipe(Effect.provide(secretOfDatabase))
  const left = await orders.carryOut(Effect.flatMap(PgClient.PgClient, (sql) => sql.withTransaction(work)))
  expect(left).toEqual([untraced, traced])
  expect([await isThere(gone.id), await isThere(stays.id)]).toEqual([false, true])
})

it("deletion also succeeds for an account without an e-mail address, and for one already deleted", async () => {
  const customer = await newCustomer({ email: false })
  expect([await remove(customer.id), await remove(customer.id)]).toEqual(["gone", "gone"])
  expect(await isThere(customer.id)).toBe(false)
})

it("the last active administrator of an organisation cannot be deleted, whatever other members it has", async () => {
  const [boss, member, former, stranger] = [
    await newCustomer(),
    await newCustomer(),
    await newCustomer(),
    await newCustomer(),
  ]
  await newOrganisation(
    [boss, "administrator", "active"],
    [member, "member", "active"],
    [former, "administrator", "left"],
  )
  await newOrganisation([stranger, "administrator", "active"])
  expect([await remove(boss.id), await isThere(boss.id)]).toEqual([[3006], true])
})

it("a member, a former administrator and one of two administrators can be deleted", async () => {
  const [boss, second, member, former] = [
    await newCustomer(),
    await newCustomer(),
    await newCustomer(),
    await newCustomer(),
  ]
  await newOrganisation([boss, "administrator", "active"], [second, "administrator", "active"])
  await newOrganisation([member, "member", "active"], [former, "administrator", "left"])
  for (const { id } of [second, member, former]) expect([await remove(id), await isThere(id)]).toEqual(["gone", false])
  expect([await remove(boss.id), await isThere(boss.id)]).toEqual([[3006], true])
})

it("when the last two administrators are deleted concurrently, one deletion is refused", async () => {
  for (let round = 0; round < 5; round += 1) {
    const [one, other] = [await newCustomer(), await newCustomer()]
    await newOrganisation([one, "administrator", "active"], [other, "administrator", "active"])
    const answers = await Promise.all([remove(one.id), remove(other.id)])
    expect(answers.filter((answer) => answer === "gone")).toHaveLength(1)
  }
})

interface Placed {
  readonly customerId?: string
  readonly status?: string
  readonly startAt?: number
}

/** An order with a message to the kitchen's table, as the shop sends it. */
const order = async ({ customerId, status = "placed", startAt = noon }: Placed = {}) => {
  const { body } = await orderingClient(orders.server.url).order(margheritas(1))
  const id = String(body.orderId)
  await orders.sql(
    (sql) => sql`
      UPDATE orders SET customer_id = ${customerId ?? null}, status = ${status}, start_at = ${new Date(startAt)},
                        request = request || '{"billingNote": "Jul", "hotspotParameters": {"seat": "12"}}'
      WHERE id = ${id}`,
  )
  return id
}

/** An order's owner, and the personal data that is left in it. */
const named = async (id: string) => {
  const [row] = await orders.sql(
    (sql) => sql`
      SELECT customer_id AS "of", request -> 'shippingInfo' ->> 'firstNames' AS name,
             request -> 'shippingInfo' ->> 'lastName' AS "lastName",
             request -> 'shippingInfo' ->> 'phoneNumber' AS phone, request ->> 'billingNote' AS note, request ? 'hotspotParameters' AS "hasSeat", request ->> 'storeId' AS store,
             EXISTS (SELECT 1 FROM order_to_forget WHERE order_id = orders.id) AS "isToForget"
      FROM orders WHERE id = ${id}`,
  )
  return row
}
const kept = {
  of: null,
  name: "Kunde",
  lastName: "Nummer 1",
  phone: "+4740000000",
  note: "Jul",
  hasSeat: true,
  store: "store-open",
  isToForget: false,
}
const forgotten = { ...kept, name: "–", lastName: "–", phone: "–", note: "", hasSeat: false }
const waits = { ...kept, isToForget: true }

it.each(["completed", "cancelled", "refused"])("a deleted account's %s order names nobody", async (status) => {
  const [customer, other] = [await newCustomer(), await newCustomer()]
  const theirs = await order({ customerId: customer.id, status })
  const [others, guests] = [await order({ customerId: other.id, status }), await order({ status })]
  await remove(customer.id)
  expect(await named(theirs)).toEqual(forgotten)
  expect([await named(others), await named(guests)]).toEqual([{ ...kept, of: other.id }, kept])
})

it("an open order keeps what the kitchen needs until it ends, or until a week after it was due", async () => {
  const customer = await newCustomer()
  const mine = { customerId: customer.id }
  const [open, left] = [await order(mine), await order({ ...mine, startAt: noon - week })]
  const almost = await order({ ...mine, startAt: noon - week + 1 })
  await remove(customer.id)
  expect([await named(open), await named(left), await named(almost)]).toEqual([waits, forgotten, waits])
  await orders.sql((sql) => sql`UPDATE orders SET status = 'completed' WHERE id = ${open}`)
  await orders.carryOut(forgetFinished)
  expect([await named(open), await named(almost)]).toEqual([forgotten, waits])
})

it("an account's deletion waits for the kitchen's lock on its order, and does not lock the customer meanwhile", async () => {
  const customer = await newCustomer()
  const id = await order({ customerId: customer.id })
  const [deleted] = await orders.sql((sql) =>
    sql.withTransaction(
      Effect.gen(function* () {
        yield* sql`SELECT 1 FROM orders WHERE id = ${id} FOR UPDATE`
        const going = remove(customer.id)
        const waiting = sql`SELECT 1 FROM pg_locks WHERE NOT granted AND pg_backend_pid() = ANY (pg_blocking_pids(pid))`
        for (let round = 0; (yield* waiting).length === 0; round += 1) {
          if (round > 500) return yield* Effect.die(new Error("the deletion does not wait"))
          yield* Effect.sleep(20)
        }
        yield* sql`UPDATE customer SET points = points + 1 WHERE id = ${customer.id}`
        return [going] as const
      }),
    ),
  )
  expect([await deleted, await isThere(customer.id), await named(id)]).toEqual(["gone", false, waits])
})

it("a deletion does not wait for locks on other people's organisations or orders", async () => {
  const [customer, other] = [await newCustomer(), await newCustomer()]
  await newOrganisation([customer, "member", "active"])
  const theirs = await newOrganisation([other, "member", "active"])
  await order({ customerId: customer.id })
  const id = await order({ customerId: other.id })
  const answer = await orders.sql((sql) =>
    sql.withTransaction(
      Effect.gen(function* () {
        yield* sql`SELECT 1 FROM organisation WHERE id = ${theirs} FOR UPDATE`
        yield* sql`SELECT 1 FROM orders WHERE id = ${id} FOR UPDATE`
        return yield* Effect.raceFirst(
          Effect.promise(() => remove(customer.id)),
          Effect.delay(Effect.succeed("waits" as const), 4000),
        )
      }),
    ),
  )
  expect(answer).toBe("gone")
})

it("an order that is already queued to be forgotten does not prevent a deletion", async () => {
  const customer = await newCustomer()
  const id = await order({ customerId: customer.id })
  await orders.sql((sql) => sql`INSERT INTO order_to_forget (order_id) VALUES (${id})`)
  expect([await remove(customer.id), await named(id)]).toEqual(["gone", waits])
})

it("deleting an account resets the count of failed passwords for its address", async () => {
  const [customer, other] = [await newCustomer(), await newCustomer()]
  const turns = async ({ email }: Customer) => {
    const turn = takePasswordTurn(email ?? "").pipe(
      Effect.as(true),
      Effect.catch(() => Effect.succeed(false)),
      Effect.provideService(HttpServerRequest.HttpServerRequest, request),
      Effect.provide(secretOfDatabase),
    )
    return orders.carryOut(turn)
  }
  for (let nth = 0; nth < 10; nth += 1) expect([await turns(customer), await turns(other)]).toEqual([true, true])
  expect([await turns(customer), await turns(other)]).toEqual([false, false])
  await remove(customer.id)
  expect([await turns(customer), await turns(other)]).toEqual([true, false])
})
