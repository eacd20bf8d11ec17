import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { type RunningServer, startServer } from "../startServer.ts"
import { cartOf } from "../testing/carts.ts"
import { claimOf, claimsIn } from "../testing/claims.ts"
import { outcomeOf, peopleClient, type Person } from "../testing/peopleClient.ts"
import { couponReservation } from "./couponReservation.ts"

const noon = Date.parse("2026-11-21T12:00:00+01:00")

/** Each market's names of the same codes. */
const words = {
  no: { welcome: "VELKOMMEN", organisation: "BEDRIFT10", carryout: "HENT25", past: "SOMMER26", future: "ROMJUL26" },
  se: { welcome: "VALKOMMEN", organisation: "FORETAG10", carryout: "HAMTA25", past: "SOMMAR26", future: "MELLANDAG26" },
} as const

describe.each(["no", "se"] as const)("in the market %s", (market) => {
  let server: RunningServer
  let people: ReturnType<typeof peopleClient>
  const word = words[market]
  const organisation = (number: number) => `${market}-organisation-${number}`
  const logIn = (number: number | null) => people.logIn(number === null ? null : `${market}-customer-${number}`, noon)
  const codes = async (person: Person, path = "/api/user/discounts") => {
    const { body } = await person.get(path)
    return (body.items as readonly { readonly code: string }[]).map(({ code }) => code)
  }

  beforeAll(async () => {
    server = await startServer({
      market,
      port: 0,
      database: { _tag: "ThrowAway" },
      kitchen: "manual",
      clock: () => noon,
    })
    people = peopleClient(server)
  })
  afterAll(async () => {
    await people.close()
    await server.close()
  })

  describe("a customer's discounts", () => {
    test("are the granted ones, with their benefits", async () => {
      const { body } = await (await logIn(1)).get("/api/user/discounts")
      expect(body.items).toMatchObject([
        { code: word.welcome, descriptions: { nb: "20 % rabatt", sv: "20 % rabatt", en: "20% off" }, minimum: 0 },
      ])
      expect(await codes(await logIn(2))).toEqual([])
    })

    test("are visible to customers only (1016)", async () => {
      expect(outcomeOf(await (await logIn(null)).get("/api/user/discounts"))).toEqual([401, 1016])
    })

    test("are the organisation's for its active members only (3007)", async () => {
      const path = `/api/user/discounts?organisationId=${organisation(1)}`
      expect(await codes(await logIn(5), path)).toEqual([word.organisation])
      for (const other of [1, 4, 7]) expect(outcomeOf(await (await logIn(other)).get(path))).toEqual([404, 3007])
      expect(await codes(await logIn(6), `/api/user/discounts?organisationId=${organisation(2)}`)).toEqual([])
    })

    test("are no longer listed once they are used", async () => {
      const claims = claimsIn(people, couponReservation)
      await claims.claim(claimOf("welcomed", `${market}-customer-1`, { coupons: [word.welcome] }))
      expect(await codes(await logIn(1))).toEqual([])
      await claims.settle("welcomed", "released")
      expect(await codes(await logIn(1))).toEqual([word.welcome])
    })
  })

  describe("looking up a code", () => {
    const ask = async (who: number | null, code: string) =>
      outcomeOf(await (await logIn(who)).get(`/api/user/discounts/${encodeURIComponent(code)}`))

    test("returns its stored spelling, and uses nothing", async () => {
      for (let time = 0; time < 3; time += 1) expect(await ask(1, ` ${word.welcome.toLowerCase()} `)).toEqual([200])
      const { body } = await (await logIn(null)).get(`/api/user/discounts/${word.carryout}`)
      expect(body).toMatchObject({ code: word.carryout, deliveryMethods: ["carryout"], stores: [] })
    })

    test.each([
      ["an unknown code", null, "NOPE", [404, 3024]],
      ["a friend's code without a recruiter", 1, "smak-nobodys", [404, 3051]],
      ["an organisation's code for its member", 5, word.organisation, [200]],
      ["an organisation's code for anybody else", 6, word.organisation, [404, 3024]],
      ["an expired code", null, word.past, [400, 3134]],
      ["a code that is not valid yet", null, word.future, [400, 3135]],
      ["a withdrawn code", null, market === "no" ? "TRYKKFEIL" : "TRYCKFEL", [400, 3137]],
    ] as const)("has a response of its own for %s", async (_, who, code, outcome) => {
      expect(await ask(who, code)).toEqual(outcome)
    })
  })

  describe("saving a code", () => {
    const keep = (person: Person, code: string, key?: string) => person.post("/api/user/discounts", { code }, key)

    test("lists it once, however often it is saved", async () => {
      const person = await logIn(2)
      const kept = await keep(person, word.carryout.toLowerCase(), "one-and-the-same")
      expect([kept.status, kept.body.code]).toEqual([200, word.carryout])
      expect((await keep(person, word.carryout.toLowerCase(), "one-and-the-same")).body).toEqual(kept.body)
      expect(outcomeOf(await keep(person, word.carryout))).toEqual([409, 3026])
      expect(outcomeOf(await keep(person, word.welcome, "one-and-the-same"))).toEqual([409, 1006])
      expect(outcomeOf(await keep(person, word.future))).toEqual([200])
      expect(await codes(person)).toEqual([word.carryout, word.future])
    })

    test("lists it for each of two customers whose calls have the same key", async () => {
      const [one, other] = [await logIn(6), await logIn(7)]
      for (const person of [one, other]) expect((await keep(person, word.future, "key-of-two")).status).toBe(200)
      expect([await codes(one), await codes(other)]).toEqual([
        expect.arrayContaining([word.future]),
        expect.arrayContaining([word.future]),
      ])
    })

    test.each([
      ["unknown", "NOPE", [404, 3033]],
      ["an organisation's", word.organisation, [404, 3033]],
      ["expired", word.past, [400, 3025, 3134]],
      ["empty", "", [400, 1002]],
    ] as const)("is refused if the code is %s", async (_, code, outcome) => {
      expect(outcomeOf(await keep(await logIn(2), code))).toEqual(outcome)
    })

    test("is refused for a member's organisation code, and for a guest", async () => {
      expect(outcomeOf(await keep(await logIn(5), word.organisation))).toEqual([400, 3025, 4026])
      expect(outcomeOf(await keep(await logIn(null), word.welcome))).toEqual([401, 1016])
    })
  })

  test("a saved code gives 3133 in the price once it is used", async () => {
    const person = await logIn(4)
    expect(outcomeOf(await person.post("/api/user/discounts", { code: word.welcome }))).toEqual([200])
    await claimsIn(people, couponReservation).claim(
      claimOf("used-by-4", `${market}-customer-4`, { coupons: [word.welcome], phone: "+4740000077" }),
    )
    const price = await person.post("/api/order/price", cartOf(market, { coupons: [word.welcome] }))
    expect(outcomeOf(price)).toEqual([400, 3133])
    expect(outcomeOf(await person.get(`/api/user/discounts/${word.welcome}`))).toEqual([400, 3133])
  })
})
