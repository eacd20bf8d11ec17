import { PgClient } from "@effect/sql-pg"
import { Effect } from "effect"
import { afterAll, beforeAll, expect, it } from "vitest"
import type { RunningServer } from "../startServer.ts"
import { keyedWith, ServerSecret } from "../secrets/ServerSecret.ts"
import { claimOf, claimsIn, secretOfDatabase } from "../testing/claims.ts"
import { peopleClient } from "../testing/peopleClient.ts"
import { startSampleServer } from "../testing/sampleServer.ts"
import { couponReservation } from "./couponReservation.ts"
import { userKeys } from "./userKeys.ts"

let server: RunningServer
let people: ReturnType<typeof peopleClient>
let claims: ReturnType<typeof claimsIn>

beforeAll(async () => {
  server = await startSampleServer()
  people = peopleClient(server)
  claims = claimsIn(people, couponReservation)
})
afterAll(async () => {
  await people.close()
  await server.close()
})

interface Limits {
  readonly total?: number
  readonly perUser?: number
  readonly isActive?: boolean
  /** Codes with one name are counted together, like friends' codes. */
  readonly countedAs?: string
}

/** A code of the shop, without limits by default. */
const codeWith = async ({ total, perUser, isActive = true, countedAs }: Limits = {}) => {
  const key = `CODE${crypto.randomUUID().replaceAll("-", "").toUpperCase()}`
  await people.sql(
    (sql) => sql`
      INSERT INTO coupon (key, definition, descriptions, origin, counted_as, total_limit, per_user_limit, is_active)
      VALUES (${key}, '{}', '{}', 'shop', ${countedAs ?? key}, ${total ?? null}, ${perUser ?? null}, ${isActive})`,
  )
  return key
}

/** A customer whose account has this number. */
const customerWith = async (phone: string) => {
  const id = crypto.randomUUID()
  await people.sql(
    (sql) => sql`
      INSERT INTO customer (id, external_id, phone, first_name, last_name, language, created_at)
      VALUES (${id}, ${id}, ${phone}, 'Kunde', '1', 'nb', now())`,
  )
  return id
}

let numbers = 0
/** A number that is unique among the orders of these tests. */
const newPhone = () => `+47401${String((numbers += 1)).padStart(5, "0")}`

/** Places an order with codes, and returns its refusal. */
const order = async (
  coupons: readonly string[],
  {
    customerId = null,
    phone = newPhone(),
  }: { readonly customerId?: string | null; readonly phone?: string | null } = {},
) => {
  const orderId = crypto.randomUUID()
  return { orderId, refusal: await claims.claim(claimOf(orderId, customerId, { coupons, phone })) }
}

/** How often a code has been used, and the state of its uses, the oldest order first. */
const usesOf = async (key: string) => {
  const [row] = await people.sql(
    (sql) => sql<{ readonly used: number; readonly states: string | null }>`
      SELECT used, (SELECT string_agg(state, ', ' ORDER BY state) FROM coupon_use WHERE coupon_use.key = coupon.key) AS states
      FROM coupon WHERE key = ${key}`,
  )
  return [row?.used, row?.states ?? ""]
}

/** A number's uses of the codes that are counted under a name; `undefined` if there are none. */
const usedBy = async (countedAs: string, phone: string) => {
  const [row] = await people.sql((sql) =>
    Effect.gen(function* () {
      const keys = userKeys({ customerId: null, phones: [phone] })
      const [key = ""] = yield* keys.pipe(
        Effect.provide(secretOfDatabase),
        Effect.provideService(PgClient.PgClient, sql),
      )
      return yield* sql<{ readonly used: number }>`
        SELECT used FROM coupon_user WHERE counted_as = ${countedAs} AND user_key = ${key}`
    }),
  )
  return row?.used
}

it("an order takes one use of each of its codes, and none of another code", async () => {
  const [one, two, other] = [await codeWith(), await codeWith(), await codeWith()]
  expect((await order([one, two.toLowerCase(), one])).refusal).toBeNull()
  expect([await usesOf(one), await usesOf(two), await usesOf(other)]).toEqual([
    [1, "reserved"],
    [1, "reserved"],
    [0, ""],
  ])
})

it("the last use of a code is granted once, and a code without a limit always", async () => {
  const [two, endless] = [await codeWith({ total: 2 }), await codeWith()]
  const refusals = async (code: string) => [
    (await order([code])).refusal,
    (await order([code])).refusal,
    (await order([code])).refusal,
  ]
  expect([await refusals(two), await refusals(endless)]).toEqual([
    [null, null, 3137],
    [null, null, null],
  ])
  expect([await usesOf(two), await usesOf(endless)]).toEqual([
    [2, "reserved, reserved"],
    [3, "reserved, reserved, reserved"],
  ])
})

it("a withdrawn or unknown code is not used", async () => {
  const [withdrawn, open] = [await codeWith({ isActive: false }), await codeWith()]
  expect([(await order([withdrawn])).refusal, (await order(["NO SUCH CODE"])).refusal]).toEqual([3137, 3137])
  expect((await order([open, withdrawn])).refusal).toBe(3137)
  expect([await usesOf(withdrawn), await usesOf(open)]).toEqual([
    [0, ""],
    [0, ""],
  ])
})

it("a number uses a code as often as the code allows, and then another number still does", async () => {
  const code = await codeWith({ perUser: 2 })
  const phone = newPhone()
  const refusals = [(await order([code], { phone })).refusal, (await order([code], { phone })).refusal]
  expect([...refusals, (await order([code], { phone })).refusal]).toEqual([null, null, 3133])
  expect((await order([code])).refusal).toBeNull()
  expect([await usesOf(code), await usedBy(code, phone)]).toEqual([[3, "reserved, reserved, reserved"], 2])
})

it("a number that has used one friend's code has used every friend's, and no other code", async () => {
  const friends = { perUser: 1, countedAs: crypto.randomUUID() }
  const [one, another, other] = [await codeWith(friends), await codeWith(friends), await codeWith({ perUser: 1 })]
  const phone = newPhone()
  expect((await order([one], { phone })).refusal).toBeNull()
  expect([(await order([another], { phone })).refusal, (await order([other], { phone })).refusal]).toEqual([3133, null])
})

it("a customer gets no further use with another number, without a session, or with another account of the same number", async () => {
  const code = await codeWith({ perUser: 1 })
  const [own, typed] = [newPhone(), newPhone()]
  const customerId = await customerWith(own)
  expect((await order([code], { customerId, phone: typed })).refusal).toBeNull()
  const again = [
    await order([code], { customerId }),
    await order([code], { phone: own }),
    await order([code], { phone: typed }),
    await order([code], { customerId: await customerWith(newPhone()), phone: typed }),
  ]
  expect(again.map(({ refusal }) => refusal)).toEqual([3133, 3133, 3133, 3133])
  expect(await usesOf(code)).toEqual([1, "reserved"])
})

it("a customer gets no further use after the account has taken another number", async () => {
  const code = await codeWith({ perUser: 1 })
  const customerId = await customerWith(newPhone())
  expect((await order([code], { customerId })).refusal).toBeNull()
  await people.sql((sql) => sql`UPDATE customer SET phone = ${newPhone()} WHERE id = ${customerId}`)
  expect((await order([code], { customerId })).refusal).toBe(3133)
})

it("a customer whose account is deleted meanwhile orders as the owner of the order's number", async () => {
  const code = await codeWith({ perUser: 1 })
  const phone = newPhone()
  expect((await order([code], { customerId: "gone", phone })).refusal).toBeNull()
  expect((await order([code], { phone })).refusal).toBe(3133)
})

it("every release counts uses under the same keys, which reveal no number and no account", async () => {
  const keys = userKeys({ customerId: "customer-1", phones: ["+4740000001", "+4740000001"] })
  const secret = keyedWith("a secret of this server, long enough")
  expect(await Effect.runPromise(Effect.provideService(keys, ServerSecret, secret))).toEqual([
    "4237440f850ecd2344bd9485f87c2baf18f9bcf02dbea7e3fc5632bf416f4d96",
    "ed37af2d3fdbd0a6e5283c83ed1c0b2e94f3fc5e576bd557396794a969422a0d",
  ])
})

it.each(["takes", "gives back"] as const)(
  "an order that %s uses locks its users' counts in one order, so that two orders of one user do not deadlock",
  async (does) => {
    const code = await codeWith({ perUser: 9 })
    const [own, phone] = [newPhone(), newPhone()]
    const customerId = await customerWith(own)
    const { orderId } = await order([code], { customerId, phone })
    const [first, last] = await people.sql((sql) =>
      Effect.map(
        sql<{
          readonly key: string
        }>`SELECT user_key AS key FROM coupon_user WHERE counted_as = ${code} ORDER BY user_key`,
        (rows) => [rows[0]?.key ?? "", rows.at(-1)?.key ?? ""],
      ),
    )
    const [working] = await people.sql((sql) => {
      const lock = (key: string | undefined) =>
        sql`SELECT 1 FROM coupon_user WHERE counted_as = ${code} AND user_key = ${key ?? ""} FOR UPDATE`
      const waiting = sql`SELECT 1 FROM pg_locks WHERE NOT granted AND pg_backend_pid() = ANY (pg_blocking_pids(pid))`
      return sql.withTransaction(
        Effect.gen(function* () {
          yield* lock(first)
          const work =
            does === "takes"
              ? order([code], { customerId, phone }).then(({ refusal }) => refusal)
              : claims.settle(orderId, "released")
          for (let round = 0; (yield* waiting).length === 0; round += 1) {
            if (round > 500) return yield* Effect.die(new Error("the order does not wait"))
            yield* Effect.sleep(20)
          }
          yield* lock(last)
          return [work] as const
        }),
      )
    })
    expect((await working) ?? "done").toBe("done")
    expect(await usedBy(code, phone)).toBe(does === "takes" ? 2 : 0)
  },
)

it("a guest whose number is unproven may use a code that anybody may use again, and no other", async () => {
  const [endless, limited] = [await codeWith(), await codeWith({ perUser: 1 })]
  expect((await order([endless], { phone: null })).refusal).toBeNull()
  expect((await order([limited], { phone: null })).refusal).toBe(4039)
  expect([await usesOf(endless), await usesOf(limited)]).toEqual([
    [1, "reserved"],
    [0, ""],
  ])
})

it("a failed order returns its uses once; another order keeps its own", async () => {
  const [code, other] = [await codeWith({ total: 2, perUser: 2 }), await codeWith({ perUser: 2 })]
  const [phone, stranger] = [newPhone(), newPhone()]
  const failed = await order([code, other], { phone })
  await order([code], { phone: stranger })
  await order([other], { phone })
  for (let nth = 0; nth < 2; nth += 1) await claims.settle(failed.orderId, "released")
  expect([await usesOf(code), await usesOf(other)]).toEqual([
    [1, "released, reserved"],
    [1, "released, reserved"],
  ])
  expect([await usedBy(code, phone), await usedBy(code, stranger), await usedBy(other, phone)]).toEqual([0, 1, 1])
  expect((await order([code], { phone })).refusal).toBeNull()
})

it("an order that was handed over has used its codes and returns none; another order's are still reserved", async () => {
  const code = await codeWith({ perUser: 1 })
  const phone = newPhone()
  const done = await order([code], { phone })
  await order([code])
  await claims.settle(done.orderId, "used")
  await claims.settle(done.orderId, "released")
  expect([await usesOf(code), await usedBy(code, phone)]).toEqual([[2, "reserved, used"], 1])
  expect((await order([code], { phone })).refusal).toBe(3133)
})

it("the use of a friend's code whose account was deleted is returned to its user, also by a server that stores no name", async () => {
  const friends = { perUser: 1, countedAs: crypto.randomUUID() }
  const phone = newPhone()
  const gone = await codeWith(friends)
  const failed = await order([gone], { phone })
  await people.sql((sql) => sql`DELETE FROM coupon WHERE key = ${gone}`)
  await claims.settle(failed.orderId, "released")
  expect(await usedBy(friends.countedAs, phone)).toBe(0)

  const code = await codeWith(friends)
  const earlier = await order([code], { phone })
  await people.sql((sql) => sql`UPDATE coupon_use SET counted_as = NULL WHERE order_id = ${earlier.orderId}`)
  await claims.settle(earlier.orderId, "released")
  expect(await usedBy(friends.countedAs, phone)).toBe(0)
})
