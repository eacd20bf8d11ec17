import { sessionLife } from "@skorpe/core/domain/account"
import { Effect } from "effect"
import { afterAll, beforeAll, expect, it } from "vitest"
import { hashOf } from "../secrets/secrets.ts"
import { openChargedOrders } from "../testing/chargedOrders.ts"
import { type CallNeeds, inCall as workInCall } from "../testing/inCall.ts"
import { whileLocked } from "../testing/whileLocked.ts"
import { endSessions, listSessions } from "./ownSessions.ts"
import { blockPhone } from "./phones.ts"
import { beginSession, type Checked, endOtherSessions, endSession, findSession, renewSession } from "./sessions.ts"

let orders: Awaited<ReturnType<typeof openChargedOrders>>

beforeAll(async () => {
  orders = await openChargedOrders()
})
afterAll(() => orders.close())

const noon = Date.parse("2026-11-21T12:00:00+01:00")
const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"

/** Runs work within a call. Returns its result, or the codes of its refusal, and the session cookie that it set. */
const inCall = async <A>(work: Effect.Effect<A, unknown, CallNeeds>, now = noon) => {
  const { result, cookies } = await workInCall(orders, work, { now, headers: { "user-agent": firefox } })
  return { result, cookie: /^__Host-session=([^;]*)/.exec(cookies[0] ?? "")?.[1] }
}

let numbers = 0
const newCustomer = async () => {
  const id = crypto.randomUUID()
  const phone = `+47403${String((numbers += 1)).padStart(5, "0")}`
  await orders.sql(
    (sql) => sql`
      INSERT INTO customer (id, external_id, phone, first_name, last_name, language, password_hash, created_at)
      VALUES (${id}, ${id}, ${phone}, 'Kunde', '1', 'nb', ${`password of ${id}`}, now())`,
  )
  return { id, phone }
}

/** A session that was renewed at a moment: its id, and the token in its cookie. */
const newSession = async (customerId: string, renewedAt = noon) => {
  const [id, token] = [crypto.randomUUID(), crypto.randomUUID()]
  await orders.sql(
    (sql) => sql`
      INSERT INTO session (id, token_hash, customer_id, origin, began_at, renewed_at)
      VALUES (${id}, ${hashOf(token)}, ${customerId}, 'web', ${new Date(renewedAt)}, ${new Date(renewedAt)})`,
  )
  return { id, token }
}

const sessionsOf = async (customerId: string) =>
  (
    await orders.sql(
      (sql) => sql<{ readonly id: string }>`SELECT id FROM session WHERE customer_id = ${customerId} ORDER BY id`,
    )
  ).map(({ id }) => id)

const beginning = (customerId: string, isStill: (account: Checked) => boolean = () => true) =>
  inCall(beginSession(customerId, "web", isStill))

it("a login sets a cookie that identifies its customer, and stores only the cookie's hash", async () => {
  const [customer] = [await newCustomer(), await newCustomer()]
  const { result, cookie = "" } = await beginning(customer.id)
  expect(result).toEqual({ expiresAt: noon + sessionLife.renewsAfter })
  const [id] = await sessionsOf(customer.id)
  expect((await inCall(findSession(cookie))).result).toEqual({
    caller: { _tag: "Customer", customerId: customer.id, sessionId: id },
    renewedAt: noon,
  })
  const [row] = await orders.sql(
    (sql) => sql`SELECT token_hash AS hash, origin, browser, began_at AS began FROM session WHERE id = ${id ?? ""}`,
  )
  expect(row).toEqual({
    hash: new Uint8Array(hashOf(cookie)),
    origin: "web",
    browser: "firefox",
    began: new Date(noon),
  })
})

it("no session starts for an account that was deleted, or that has changed since it was checked", async () => {
  const [customer, other] = [await newCustomer(), await newCustomer()]
  expect(await beginning("nobody")).toEqual({ result: null, cookie: undefined })
  const seen: Checked[] = []
  const answer = await beginning(customer.id, (account) => {
    seen.push(account)
    return account.phone === other.phone
  })
  expect(answer).toEqual({ result: null, cookie: undefined })
  expect(seen).toEqual([{ phone: customer.phone, passwordHash: `password of ${customer.id}` }])
  expect(await sessionsOf(customer.id)).toEqual([])
})

it("a login waits for a concurrent change of its account, and sees it", async () => {
  const customer = await newCustomer()
  const { result } = await whileLocked(
    orders,
    customer.id,
    () => beginning(customer.id, ({ phone }) => phone === customer.phone),
    (sql) => sql`UPDATE customer SET phone = 'another' WHERE id = ${customer.id}`,
  )
  expect([result, await sessionsOf(customer.id)]).toEqual([null, []])
})

it("blocking a number ends its sessions and refuses its logins until it is unblocked; other numbers are unaffected", async () => {
  const [blocked, other] = [await newCustomer(), await newCustomer()]
  await beginning(blocked.id)
  const { id } = await newSession(other.id)
  for (let nth = 0; nth < 2; nth += 1) await inCall(blockPhone(blocked.phone, true))
  expect([await sessionsOf(blocked.id), await sessionsOf(other.id)]).toEqual([[], [id]])
  expect(await beginning(blocked.id)).toEqual({ result: [4037], cookie: undefined })
  expect((await beginning(other.id)).cookie).toBeDefined()
  await inCall(blockPhone(other.phone, true))
  await inCall(blockPhone(blocked.phone, false))
  expect((await beginning(blocked.id)).cookie).toBeDefined()
  expect((await beginning(other.id)).result).toEqual([4037])
})

it("a block waits for a concurrent login, and ends its session too", async () => {
  const customer = await newCustomer()
  await whileLocked(
    orders,
    customer.id,
    () => inCall(blockPhone(customer.phone, true)),
    (sql) => sql`
      INSERT INTO session (id, token_hash, customer_id, origin, began_at, renewed_at)
      VALUES (${customer.id}, ${Buffer.from(customer.id)}, ${customer.id}, 'web', now(), now())`,
  )
  expect(await sessionsOf(customer.id)).toEqual([])
})

it("a session's cookie is valid for a day after the last renewal, and any other cookie is invalid", async () => {
  const [customer, other] = [await newCustomer(), await newCustomer()]
  const [{ token, id }] = [await newSession(customer.id), await newSession(other.id)]
  const found = async (cookie: string, now: number) => {
    const { result } = await inCall(findSession(cookie), now)
    return result !== null && "caller" in result ? result.caller.sessionId : null
  }
  expect(await found(token, noon + sessionLife.holds - 1)).toBe(id)
  expect(await found(token, noon + sessionLife.holds)).toBeNull()
  expect(await found(id, noon)).toBeNull()
})

it("a session is renewed once half an hour has passed, and not before; other sessions are not renewed", async () => {
  const customer = await newCustomer()
  const [{ token, id }, other] = [await newSession(customer.id), await newSession(customer.id)]
  const renewedAt = async (of: string) =>
    (
      await orders.sql((sql) => sql<{ readonly at: Date }>`SELECT renewed_at AS at FROM session WHERE id = ${of}`)
    )[0]?.at.getTime()
  const due = noon + sessionLife.renewsAfter
  expect(await inCall(renewSession(token), due - 1)).toEqual({ result: { expiresAt: due }, cookie: undefined })
  expect(await renewedAt(id)).toBe(noon)
  expect(await inCall(renewSession(token), due)).toEqual({
    result: { expiresAt: due + sessionLife.renewsAfter },
    cookie: token,
  })
  expect([await renewedAt(id), await renewedAt(other.id)]).toEqual([due, noon])
})

it("a session that has ended, or ends concurrently, is not renewed", async () => {
  const customer = await newCustomer()
  const { token } = await newSession(customer.id)
  expect(await inCall(renewSession("no session"))).toEqual({ result: null, cookie: undefined })
  expect((await inCall(renewSession(token), noon + sessionLife.holds)).result).toBeNull()
  const late = noon + sessionLife.renewsAfter
  const [renewing] = await orders.sql((sql) =>
    sql.withTransaction(
      Effect.gen(function* () {
        yield* sql`DELETE FROM session WHERE customer_id = ${customer.id}`
        const call = inCall(renewSession(token), late)
        const waiting = sql`SELECT 1 FROM pg_locks WHERE NOT granted AND pg_backend_pid() = ANY (pg_blocking_pids(pid))`
        for (let round = 0; (yield* waiting).length === 0; round += 1) {
          if (round > 500) return yield* Effect.die(new Error("the renewal does not wait"))
          yield* Effect.sleep(20)
        }
        return [call] as const
      }),
    ),
  )
  expect(await renewing).toEqual({ result: null, cookie: undefined })
})

it("a logout ends only its own session", async () => {
  const customer = await newCustomer()
  const [mine, other] = [await newSession(customer.id), await newSession(customer.id)]
  await inCall(endSession(mine.token))
  expect(await sessionsOf(customer.id)).toEqual([other.id])
})

it("a new number or password ends its customer's other sessions, or all of them, and no other customer's", async () => {
  const [customer, other] = [await newCustomer(), await newCustomer()]
  const [mine] = [await newSession(customer.id), await newSession(customer.id)]
  const { id } = await newSession(other.id)
  await inCall(endOtherSessions(customer.id, mine.id))
  expect(await sessionsOf(customer.id)).toEqual([mine.id])
  await inCall(endOtherSessions(customer.id, null))
  expect([await sessionsOf(customer.id), await sessionsOf(other.id)]).toEqual([[], [id]])
})

it("a customer's sessions are listed with this one first, then by last use, without those that have ended", async () => {
  const [customer, other] = [await newCustomer(), await newCustomer()]
  const [here, early] = [await newSession(customer.id, noon - 9000), await newSession(customer.id, noon - 5000)]
  const [late] = [await newSession(customer.id, noon - 1000), await newSession(other.id)]
  await newSession(customer.id, noon - sessionLife.holds)
  const last = await newSession(customer.id, noon - sessionLife.holds + 1)
  const { result } = await inCall(listSessions({ customerId: customer.id, sessionId: here.id }))
  expect(result).toMatchObject([
    { id: here.id, isCurrent: true, beganAt: noon - 9000, usedAt: noon - 9000 },
    { id: late.id, isCurrent: false, usedAt: noon - 1000 },
    { id: early.id, isCurrent: false },
    { id: last.id, isCurrent: false },
  ])
})

it("a customer can end one other session or all others, but neither the current one nor another customer's", async () => {
  const [customer, other] = [await newCustomer(), await newCustomer()]
  const [mine, one, two] = [await newSession(customer.id), await newSession(customer.id), await newSession(customer.id)]
  const theirs = await newSession(other.id)
  const end = (what: Parameters<typeof endSessions>[1]) =>
    inCall(endSessions({ customerId: customer.id, sessionId: mine.id }, what))
  for (const id of [theirs.id, mine.id, one.id]) await end({ id })
  expect(await sessionsOf(customer.id)).toEqual([mine.id, two.id].toSorted())
  await newSession(customer.id)
  await end({ others: true })
  expect([await sessionsOf(customer.id), await sessionsOf(other.id)]).toEqual([[mine.id], [theirs.id]])
})
