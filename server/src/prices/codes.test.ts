import type { MarketId } from "@skorpe/core/domain/market"
import { readFixtures } from "@skorpe/fixtures"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { couponReservation } from "../discounts/couponReservation.ts"
import { type RunningServer, startServer } from "../startServer.ts"
import { type CartAsked, cartOf, orderOf } from "../testing/carts.ts"
import { claimOf, claimsIn } from "../testing/claims.ts"
import { outcomeOf, peopleClient } from "../testing/peopleClient.ts"

const saturdayNoon = Date.parse("2026-11-21T12:00:00+01:00")

/** Each market's own codes and texts. */
const words = {
  no: {
    welcome: "VELKOMMEN",
    once: "ENGANG100",
    delivered: "LEVERT30",
    oneProduct: "TACO99",
    past: "SOMMER26",
    future: "ROMJUL26",
    misprint: "TRYKKFEIL",
    far: "TROMSO20",
    organisation: "BEDRIFT10",
    carryout: "HENT25",
    soldOut: "FJOR_AM30",
    halves: ["MARG_AM30", "PEPP_AM40"],
    cheap: "DIPH",
    beer: "PILN33",
  },
  se: {
    welcome: "VALKOMMEN",
    once: "EN100",
    delivered: "LEVERERAT30",
    oneProduct: "KEBAB99",
    past: "SOMMAR26",
    future: "MELLANDAG26",
    misprint: "TRYCKFEL",
    far: "UMEA20",
    organisation: "FORETAG10",
    carryout: "HAMTA25",
    soldOut: "VAST_AM28",
    halves: ["MARG_AM28", "PEPP_AM40"],
    cheap: "DIPH",
    beer: "FOLK33",
  },
} as const

const hundreds = { no: "1", se: "2" } as const

describe.each(["no", "se"] as const)("in the market %s", (market: MarketId) => {
  let server: RunningServer
  let people: ReturnType<typeof peopleClient>
  const word = words[market]
  const store = (number: number) => `${hundreds[market]}0${number}`
  const customer = (number: number) => `${market}-customer-${number}`
  const organisation = (number: number) => `${market}-organisation-${number}`

  const person = { firstNames: "Kunde", lastName: "1", phoneNumber: market === "no" ? "+4740000098" : "+46701740698" }

  const use = (orderId: string, code: string, customerId: string) =>
    claimsIn(people, couponReservation).claim(
      claimOf(orderId, customerId, { coupons: [code], phone: person.phoneNumber }),
    )

  beforeAll(async () => {
    server = await startServer({
      market,
      port: 0,
      database: { _tag: "ThrowAway" },
      kitchen: "manual",
      clock: () => saturdayNoon,
    })
    people = peopleClient(server)
    await use("an-earlier-order", word.welcome, customer(2))
    await use("another-earlier-order", word.once, customer(2))
    // As during a rolling deployment: a newer server's seed no longer has this code.
    const coupons = readFixtures(market).coupons.filter(({ code }) => code !== "STUDENT15")
    await (await startServer({ market, port: 0, database: server.database, kitchen: "manual", coupons })).close()
  })
  afterAll(async () => {
    await people.close()
    await server.close()
  })

  const asking = async (who: number | null, asked: CartAsked) => {
    const caller = await people.logIn(who === null ? null : customer(who), saturdayNoon)
    return caller.post("/api/order/price", cartOf(market, asked))
  }
  const price = async (who: number | null, asked: CartAsked) => outcomeOf(await asking(who, asked))

  /** Places an order at the price of a fresh request, or at the price of `priced`. */
  const order = async (who: number | null, asked: CartAsked, more: object = {}, priced: CartAsked = asked) => {
    const { body } = await asking(who, priced)
    const caller = await people.logIn(who === null ? null : customer(who), saturdayNoon)
    // Each order has its own phone number, because coupon uses are counted by it.
    const phoneNumber = `${person.phoneNumber.slice(0, -2)}${who === null ? 70 : 60 + who}`
    return caller.post(
      "/api/order/create",
      orderOf(market, asked, body, { shippingInfo: { ...person, phoneNumber }, ...more }),
    )
  }

  const delivery = { method: "delivery" } as const
  const row = (name: string, outcome: readonly number[], asked: CartAsked, who: number | null = null) =>
    [name, outcome, asked, who] as const

  const rows = [
    row("one pizza", [200], {}),
    row("nothing at all", [400, 1002], { products: [] }),
    row("only what another store sells", [400, 1002, 3018], { products: [[["ELSEWHERE"], 1]] }),
    row("something that the store does not sell", [400, 3018], {
      products: [
        [["MARG_AM40"], 1],
        [["ELSEWHERE"], 1],
      ],
    }),
    row("a sold-out product", [400, 3018], { products: [[[word.soldOut], 1]] }),
    row("more of one pizza than the store makes", [400, 3023], { storeId: store(3), products: [[["MARG_AM40"], 21]] }),
    row("an unknown code", [400, 3024], { coupons: ["NOPE"] }),
    row("codes of an impossible form", [400, 3024], { coupons: ["'; --", "x".repeat(10_000)] }),
    row("a code that no database can hold", [400, 1002], { coupons: ["\u0000", "\ud800"] }),
    row("a code that is no longer seeded", [400, 3035], { coupons: ["student15"] }),
    row("an unknown referral code", [400, 3051], { coupons: ["SMAK-NOBODYS"] }, 2),
    row("delivery below the minimum", [400, 3109], { ...delivery, products: [[[word.cheap], 1]] }),
    row("a code below its minimum", [400, 3109], { coupons: ["SPAR50"] }),
    row("a code used by this customer", [400, 3133], { coupons: [word.welcome] }, 2),
    row("a code used by another customer", [200], { coupons: [word.welcome] }, 1),
    row("an expired code", [400, 3134], { coupons: [word.past] }),
    row("a code that is not valid yet", [400, 3135], { coupons: [word.future] }),
    row("a code for delivery, on a pick-up order", [400, 3136], { coupons: [word.delivered] }),
    row("a withdrawn code", [400, 3137], { coupons: [word.misprint] }),
    row("a code whose only use is spent", [400, 3137], { coupons: [word.once] }),
    row("a code of another store", [400, 3138], { coupons: [word.far] }),
    row("two codes, each refused for its own reason", [400, 3134, 3138], { coupons: [word.past, word.far] }),
    row("a code that fits nothing in the cart", [400, 4025], { coupons: [word.oneProduct] }),
    row("two codes that cannot be combined", [400, 4025], { coupons: [word.carryout, word.welcome] }),
    row("a code for more than the cart's total", [400, 4046], { coupons: ["STOR600"] }),
    row("points without a login", [400, 4026], { usesPoints: true }),
    row("points of a customer with too few", [400, 4026], { usesPoints: true }, 1),
    row("points for goods of a lower value", [400, 4046], { usesPoints: true, products: [[[word.cheap], 1]] }, 8),
    row("points and a code", [400, 4026], { usesPoints: true, coupons: [word.carryout] }, 8),
    row("points of a customer with enough", [200], { usesPoints: true }, 8),
    row("a delivery from a store that does not deliver", [400, 4027], { ...delivery, storeId: store(8) }),
    row("halves of two sizes", [400, 4031], { products: [[word.halves, 1]] }),
    row("a hotspot order without a hotspot", [400, 3145], { method: "hotspot", storeId: store(2) }),
    row("a hotspot", [200], { method: "hotspot", storeId: store(2), hotspotId: `${store(2)}-park` }),
    row("an organisation, without a login", [401, 1016], { organisationId: organisation(1) }),
    row("an organisation, for a customer who is not a member", [400, 3007], { organisationId: organisation(1) }, 4),
    row("an organisation, for a deactivated member", [400, 3007], { organisationId: organisation(1) }, 7),
    row("an unknown organisation", [400, 3007], { organisationId: "nowhere" }, 3),
    row("an organisation that no database can hold", [400, 1002], { organisationId: "\u0000\ud800" }, 3),
    row("an organisation, for its member", [200], { organisationId: organisation(1) }, 5),
    row("delivery to an organisation", [400, 3066], { ...delivery, organisationId: organisation(1) }, 3),
    row("points for an organisation", [400, 4026], { usesPoints: true, organisationId: organisation(1) }, 3),
    row(
      "an organisation's code, on its order",
      [200],
      { organisationId: organisation(1), coupons: [word.organisation] },
      5,
    ),
    row("an organisation's code, on a private order", [400, 3024], { coupons: [word.organisation] }, 5),
    row(
      "an organisation's code, for another",
      [400, 3024],
      { organisationId: organisation(2), coupons: [word.organisation] },
      6,
    ), // oxfmt keeps
    row("beer at night", market === "no" ? [400, 3116] : [200], {
      products: [[[word.beer], 1]],
      at: "2026-11-21T21:00:00+01:00",
    }),
    row("thirty pizzas for today", market === "no" ? [400, 3046] : [200], { products: [[["MARG_AM40"], 30]] }),
    row("thirty pizzas for Monday", [200], { products: [[["MARG_AM40"], 30]], at: "2026-11-23T12:00:00+01:00" }),
    row("a hundred pizzas for Monday", market === "no" ? [400, 3046] : [200], {
      products: [
        [["MARG_AM40"], 51],
        [["MARG_AM40"], 49],
      ],
      at: "2026-11-23T12:00:00+01:00",
    }),
  ]

  test.each(rows)("the price of %s is %j", async (_, outcome, asked, who) => {
    expect(await price(who, asked)).toEqual(outcome)
  })

  const arena = {
    method: "hotspot",
    storeId: store(market === "no" ? 2 : 4),
    hotspotId: `${store(market === "no" ? 2 : 4)}-arena`,
  } as const
  test("an order whose code gives another price gets that price", async () => {
    const answer = await order(3, { coupons: [word.welcome] }, {}, {})
    expect(outcomeOf(answer)).toEqual([409, 1002])
    const full = (await asking(3, {})).body.customerAmount
    expect(answer.body.price).toMatchObject({ customerAmount: (full * 8) / 10, validCoupons: [word.welcome] })
  })

  const judged = async (code: string, asked: CartAsked = {}, who: number | null = null) => {
    const { cart, coupons, organisationId } = cartOf(market, asked)
    const caller = await people.logIn(who === null ? null : customer(who), saturdayNoon)
    return caller.post("/api/order/coupon", { code, coupons, cart, organisationId })
  }

  test.each(rows.filter(([, [, ...codes], { coupons }]) => coupons?.length === 1 && !codes.includes(4026)))(
    "judged as it is entered, %s gets the same answer as in a price",
    async (_, outcome, { coupons: [code = ""] = [], ...asked }, who) => {
      expect(outcomeOf(await judged(code, asked, who))).toEqual(outcome)
    },
  )

  describe("a code judged as it is entered", () => {
    test("is answered in its stored spelling", async () => {
      expect((await judged(` ${word.carryout.toLowerCase()} `)).body).toEqual({ code: word.carryout })
    })

    test("is not affected by a wrong code in the cart, and names a code that it cannot be combined with", async () => {
      expect(outcomeOf(await judged(word.carryout, { coupons: [word.past, "NOPE"] }))).toEqual([200])
      const { body } = await judged(word.carryout, { coupons: [word.welcome] })
      expect(body.errors).toMatchObject([{ code: 4025, coupons: [word.welcome, word.carryout] }])
    })

    test("is judged although the cart cannot be priced", async () => {
      expect(outcomeOf(await judged(word.carryout, { products: [[["ELSEWHERE"], 1]] }))).toEqual([200])
      expect(outcomeOf(await judged(word.past, { products: [[["ELSEWHERE"], 1]] }))).toEqual([400, 3134])
    })

    test("is judged without goods, and without a store", async () => {
      expect(outcomeOf(await judged("SPAR50", { products: [] }))).toEqual([200])
      expect(outcomeOf(await judged(word.far, { products: [] }))).toEqual([400, 3138])
      const caller = await people.logIn(null, saturdayNoon)
      const nowhere = { coupons: [], cart: null, organisationId: null }
      expect(outcomeOf(await caller.post("/api/order/coupon", { ...nowhere, code: word.far }))).toEqual([200])
      expect(outcomeOf(await caller.post("/api/order/coupon", { ...nowhere, code: "NOPE" }))).toEqual([400, 3024])
      expect(outcomeOf(await judged(word.far, { storeId: "nowhere" }))).toEqual([404, 3010])
    })
  })

  test("codes match in any case, and answers use their stored spelling", async () => {
    const { body } = await asking(1, { coupons: [` ${word.welcome.toLowerCase()} `, word.welcome] })
    expect(body).toMatchObject({
      validCoupons: [word.welcome],
      areCouponsValidated: true,
      pointsAmount: expect.any(Number),
    })
    expect(body.adjustmentAmount).toBeCloseTo(-0.2 * (body.orderAmount - body.adjustmentAmount))
  })

  test("points are shown to their owner only", async () => {
    const told = async (who: number | null, asked: CartAsked = {}) => {
      const { body } = await asking(who, asked)
      return [body.canUseLoyaltyDiscount, body.pointsAmount > 0]
    }
    expect(await told(8)).toEqual([true, true])
    expect(await told(1)).toEqual([false, true])
    expect(await told(2)).toEqual([false, false])
    expect(await told(null)).toEqual([false, false])
    expect(await told(3, { organisationId: organisation(1) })).toEqual([false, false])
  })

  // The first address lies in the first store's area, the last one in another town.
  const { addresses } = readFixtures(market)
  const addressOf = (found: (typeof addresses)[number] | undefined) => ({
    street: `${found?.street} ${found?.number}`,
    postalCode: found?.postalCode,
    city: found?.city,
    position: { latitude: 0, longitude: 0 },
    deliveryDescription: "",
  })
  const inside = { shippingInfo: { ...person, address: addressOf(addresses[0]) } }
  const outside = { shippingInfo: { ...person, address: addressOf(addresses.at(-1)) } }
  const bookings = [
    ["a code", [200], { coupons: [word.welcome] }, 1, {}],
    ["an organisation's code", [200], { organisationId: organisation(1), coupons: [word.organisation] }, 5, {}],
    ["points", [200], { usesPoints: true }, 8, {}],
    ["a delivery", [200], delivery, null, inside],
    ["a seat", [200], arena, null, { hotspotParameters: { section: "A", seat: "1-1" } }],
    ["points without a login", [400, 4026], { usesPoints: true }, null, {}],
    ["an organisation and no login", [401, 1016], { organisationId: organisation(1) }, null, {}],
    ["delivery to an organisation", [400, 3066], { ...delivery, organisationId: organisation(1) }, 3, inside],
    ["delivery to far away", [400, 3022], delivery, null, outside],
    ["a hotspot without a seat", [400, 3145], arena, null, { hotspotParameters: { section: "A" } }],
    ["an unknown seat", [400, 3146], arena, null, { hotspotParameters: { section: "Z", seat: "1-1" } }],
    ["delivery below the minimum", [400, 3109], { ...delivery, products: [[[word.cheap], 1]] }, null, inside],
  ] as const

  test.each(bookings)("an order with %s at the quoted price gets %j", async (_, outcome, asked, who, more) => {
    expect(outcomeOf(await order(who, asked, more, outcome[0] === 200 ? asked : {}))).toEqual(outcome)
  })

  test("a used code is refused to its customer at the right price, and reveals nothing at a wrong one", async () => {
    const asked = { coupons: [word.welcome] }
    const { body } = await asking(null, asked)
    const caller = await people.logIn(customer(2), saturdayNoon)
    const send = (more: object) => caller.post("/api/order/create", orderOf(market, asked, body, more))
    expect(outcomeOf(await send({}))).toEqual([400, 3133])
    expect(outcomeOf(await send({ totalAmountNet: 1 }))).toEqual([409, 1002])
  })

  test("a pizza without its dough is refused by name, as a price and as an order, whole or on a half", async () => {
    const size = word.halves[0].slice("MARG_".length)
    const without = (part: "w" | "1" | "2") => [{ code: "Bp", quantity: 0, part }]
    const lines = [
      { codes: ["MARG_AM40"], quantity: 1, unitPrice: 1, ingredients: without("w") },
      { codes: [`MARG_${size}`, `PEPP_${size}`], quantity: 1, unitPrice: 1, ingredients: without("2") },
    ]
    const named = [{ code: 4031, message: expect.stringMatching(/^(Pizzabunn|Pizzabotten|Pizza base) /) }]
    const caller = await people.logIn(null, saturdayNoon)
    const fair = (await asking(null, {})).body
    for (const product of lines) {
      const { cart, ...rest } = cartOf(market)
      const asked = await caller.post("/api/order/price", { ...rest, cart: { ...cart, products: [product] } })
      expect([asked.status, asked.body.errors]).toEqual([400, named])
      const ordered = await caller.post("/api/order/create", orderOf(market, {}, fair, { products: [product] }))
      expect([ordered.status, ordered.body.errors]).toEqual([400, named])
    }
  })

  test("each refused code has its own error, and a code below its minimum gets no error about delivery", async () => {
    const { body } = await asking(null, { coupons: ["SPAR50", "NOPE", word.past] })
    expect(body.errors).toEqual([
      { code: 3024, message: expect.any(String), coupons: ["NOPE"] },
      { code: 3109, message: expect.not.stringMatching(/lever/i), coupons: ["SPAR50"] },
      { code: 3134, message: expect.any(String), coupons: [word.past] },
    ])
    const small = await asking(null, { ...delivery, products: [[[word.cheap], 1]] })
    expect(small.body.errors).toEqual([{ code: 3109, message: expect.stringMatching(/lever/i) }])
  })

  test("an ended session is not treated as a guest (1016)", async () => {
    const caller = await people.logIn(customer(1), saturdayNoon - 25 * 3_600_000)
    expect(outcomeOf(await caller.post("/api/order/price", cartOf(market)))).toEqual([401, 1016])
  })

  test("without the database a call that needs it gets 3099, and a guest without codes still gets a price", async () => {
    await people.sql((sql) => sql`ALTER TABLE coupon RENAME TO coupon_away`)
    try {
      expect(await price(null, { coupons: [word.welcome] })).toEqual([503, 3099])
      expect(await price(null, {})).toEqual([200])
    } finally {
      await people.sql((sql) => sql`ALTER TABLE coupon_away RENAME TO coupon`)
    }
  })
})
