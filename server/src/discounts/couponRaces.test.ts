import { readFixtures } from "@skorpe/fixtures"
import { afterAll, beforeAll, expect, test } from "vitest"
import type { Outcome } from "../reservations/reservation.ts"
import { type RunningServer, startServer } from "../startServer.ts"
import { claimOf, claimsIn } from "../testing/claims.ts"
import { peopleClient } from "../testing/peopleClient.ts"
import { couponReservation } from "./couponReservation.ts"

/** `SKORPE_CASES=50` runs a thousand rounds. */
const rounds = Math.max(4, Math.round(20 * Number(process.env["SKORPE_CASES"] ?? 1)))
const clients = 50

let server: RunningServer
let people: ReturnType<typeof peopleClient>
let claims: ReturnType<typeof claimsIn>

beforeAll(async () => {
  const { coupons } = readFixtures("no")
  const limited = coupons.flatMap((coupon) =>
    coupon.code === "ENGANG100"
      ? [1, 10].map((totalLimit) => ({ ...coupon, code: `MOST${totalLimit}`, totalLimit }))
      : [],
  )
  const own = { coupons: [...coupons, ...limited] }
  server = await startServer({ market: "no", port: 0, database: { _tag: "ThrowAway" }, kitchen: "manual", ...own })
  people = peopleClient(server)
  claims = claimsIn(people, couponReservation)
})
afterAll(async () => {
  await people.close()
  await server.close()
})

/** The counter and the number of uses, in one snapshot. */
const counted = async (code: string) => {
  const [row] = await people.sql(
    (sql) => sql<{ readonly used: number; readonly uses: number }>`
      SELECT used, (SELECT count(*)::int FROM coupon_use WHERE coupon_use.key = coupon.key AND state <> 'released') AS uses
      FROM coupon WHERE key = ${code}`,
  )
  return row ?? { used: -1, uses: -1 }
}

const forget = (code: string) =>
  people.sql(
    (sql) =>
      sql`WITH gone AS (DELETE FROM coupon_use WHERE key = ${code}) UPDATE coupon SET used = 0 WHERE key = ${code}`,
  )

const phone = (client: number) => `+47400${String(client).padStart(5, "0")}`
const pick = <T>(of: readonly [T, ...T[]], number: number): T => of[number % of.length] ?? of[0]
const fates: readonly [Outcome | null, ...(Outcome | null)[]] = ["released", "used", null, "released"]

test.each([1, 10])("fifty concurrent claims and releases never exceed a limit of %i uses", async (limit) => {
  const code = `MOST${limit}`
  for (let round = 0; round < rounds; round += 1) {
    const held: (Outcome | null)[] = []
    const client = async (number: number) => {
      const orderId = `${code}-${round}-${number}`
      const refusal = await claims.claim(
        claimOf(orderId, null, { coupons: [code.toLowerCase()], phone: phone(number) }),
      )
      if (refusal !== null) return expect(refusal).toBe(3137)
      const { used, uses } = await counted(code)
      expect(used).toBe(uses)
      expect(used).toBeLessThanOrEqual(limit)
      const fate = pick(fates, number + round)
      if (fate !== null) await Promise.all([claims.settle(orderId, fate), claims.settle(orderId, fate)])
      held.push(fate)
    }
    await Promise.all(Array.from({ length: clients }, (_, number) => client(number)))
    const kept = held.filter((fate) => fate !== "released").length
    expect(await counted(code)).toEqual({ used: kept, uses: kept })
    expect(kept).toBeLessThanOrEqual(limit)
    // While uses are left, one more claim succeeds.
    if (kept < limit) expect(await claims.claim(claimOf(`${code}-${round}-late`, null, { coupons: [code] }))).toBeNull()
    await forget(code)
  }
})

test("twenty parallel claims of one welcome code by one customer succeed once, by customer id or by phone number", async () => {
  const wish = (number: number) =>
    number % 2 === 0
      ? claimOf(`welcome-${number}`, "no-customer-1", { coupons: ["VELKOMMEN"], phone: phone(number) })
      : claimOf(`welcome-${number}`, null, { coupons: ["VELKOMMEN"], phone: "+4740000011" })
  const refusals = await Promise.all(Array.from({ length: 20 }, (_, number) => claims.claim(wish(number))))
  expect(refusals.filter((code) => code === null)).toHaveLength(1)
  expect(refusals.filter((code) => code === 3133)).toHaveLength(19)
  expect(await counted("VELKOMMEN")).toEqual({ used: 1, uses: 1 })
})

test("settling twice, or without a claim, changes nothing", async () => {
  await claims.claim(claimOf("settled", null, { coupons: ["MOST1"] }))
  await claims.settle("settled", "used")
  await claims.settle("settled", "released")
  await claims.settle("never", "released")
  expect(await counted("MOST1")).toEqual({ used: 1, uses: 1 })
  await forget("MOST1")
})

test("an order that gets only one of its two codes takes neither", async () => {
  await claims.claim(claimOf("first", null, { coupons: ["MOST1"] }))
  expect(await claims.claim(claimOf("second", null, { coupons: ["GRATISDIPP", "MOST1"] }))).toBe(3137)
  expect(await counted("GRATISDIPP")).toEqual({ used: 0, uses: 0 })
  await forget("MOST1")
})

test("orders with the same two codes in either order do not deadlock", async () => {
  const wish = (number: number) => {
    const coupons = ["GRATISDIPP", "ARENA20"]
    return claimOf(`two-${number}`, null, {
      coupons: number % 2 === 0 ? coupons : coupons.toReversed(),
      phone: phone(number % 5),
    })
  }
  const both = async (number: number) => {
    expect(await claims.claim(wish(number))).toBeNull()
    if (number % 3 === 0) await claims.settle(`two-${number}`, "released")
  }
  await Promise.all(Array.from({ length: 90 }, (_, number) => both(number)))
  expect(await counted("GRATISDIPP")).toEqual({ used: 60, uses: 60 })
  expect(await counted("ARENA20")).toEqual({ used: 60, uses: 60 })
})
