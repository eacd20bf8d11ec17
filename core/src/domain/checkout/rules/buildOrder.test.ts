import { Schema } from "effect"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { norway, sweden } from "../../market/markets.ts"
import { add, kroner, minor, subtract, times, zero } from "../../money/rules/kroner.ts"
import { OrderCreate, type OrderLine } from "../../order/model.ts"
import { splitFeeLine } from "../../order/rules/splitFeeLine.ts"
import { cases } from "../../../testing/cases.fixture.ts"
import { buildOrder, type OrderParts, type WayOut } from "./buildOrder.ts"
import { findFaults } from "./findFaults.ts"

const now = Date.UTC(2026, 9, 24, 12, 0)
const position = { latitude: 59.91, longitude: 10.75 }
const door = { street: "Testveien 1", postalCode: "0154", city: "Oslo", position, deliveryDescription: "Ring på" }

const half: OrderLine = {
  codes: ["MARG_AM40", "PEPP_AM40"],
  quantity: 2,
  unitPrice: kroner(1),
  ingredients: [
    { code: "PE", quantity: 1.5, part: "1" },
    { code: "CH", quantity: 0, part: "2" },
  ],
}
const whole: OrderLine = {
  codes: ["MARG_AM40"],
  quantity: 1,
  unitPrice: kroner(2),
  ingredients: [{ code: "HA", quantity: 1, part: "w" }],
}

const priceOf = (unitPrices: readonly { readonly unitPrice: number; readonly quantity: number }[], fee: number) => {
  const lines = unitPrices.map(({ unitPrice, quantity }) => ({
    unitPrice: minor(unitPrice),
    linePrice: times(minor(unitPrice), quantity),
  }))
  const goods = add(...lines.map(({ linePrice }) => linePrice))
  return {
    numberOfProductsValid: lines.length,
    adjustmentAmount: zero,
    customerAmount: add(goods, minor(fee)),
    orderAmount: goods,
    minimumCustomerAmount: zero,
    surchargeAmount: minor(fee),
    pantAmount: zero,
    taxAmount: zero,
    pointsAmount: 0,
    canUseLoyaltyDiscount: false,
    validCoupons: [],
    areCouponsValidated: false,
    lines,
  }
}

const parts: OrderParts = {
  market: norway,
  storeId: "no-1",
  way: { _tag: "Carryout" },
  lines: [half, whole],
  price: priceOf(
    [
      { unitPrice: 29_900, quantity: 2 },
      { unitPrice: 26_900, quantity: 1 },
    ],
    0,
  ),
  info: { firstName: " Kunde ", lastName: "En", phone: "+4740000000", email: "", message: "" },
  emailOptIn: false,
  smsOptIn: false,
  useLoyalty: false,
  paymentType: "INSTORE",
  origin: "web",
  organisationId: null,
  billingNote: "",
  coupons: [],
  requestedTime: null,
  now,
  language: "nb",
}
const delivery: WayOut = { _tag: "Delivery", door, contactless: false }
const withFee = (fee: number) =>
  priceOf(
    [
      { unitPrice: 29_900, quantity: 2 },
      { unitPrice: 26_900, quantity: 1 },
    ],
    fee,
  )

test("a carry-out order has the validated prices and no delivery fields", () => {
  expect(buildOrder(parts)).toEqual({
    storeId: "no-1",
    deliveryMethod: "carryout",
    paymentType: "INSTORE",
    shippingInfo: { firstNames: "Kunde", lastName: "En", phoneNumber: "+4740000000" },
    emailOptIn: false,
    smsOptIn: false,
    useLoyaltyDiscount: false,
    originOrderPrefix: "web",
    totalAmountNet: kroner(867),
    organisationId: null,
    billingNote: "",
    coupons: [],
    advanceOrderTimeLocal: null,
    products: [
      { ...half, unitPrice: kroner(299) },
      { ...whole, unitPrice: kroner(269) },
    ],
    languageCode: "NB",
  })
})

test("a line that the validated price lacks keeps its own price", () => {
  const { products } = buildOrder({ ...parts, price: { ...parts.price, lines: parts.price.lines.slice(1) } })
  expect(products.map(({ unitPrice }) => unitPrice)).toEqual([kroner(269), whole.unitPrice])
})

test("a delivery starts with its fee line and has the address", () => {
  const order = buildOrder({ ...parts, way: delivery, price: withFee(4900) })
  expect(order.deliveryMethod).toBe("delivery")
  expect(order.products[0]).toEqual({ codes: ["DLVRYFEE"], quantity: 1, unitPrice: kroner(49), ingredients: [] })
  expect(order.products).toHaveLength(3)
  expect(order.shippingInfo.address).toEqual(door)
  expect(order.totalAmountNet).toBe(kroner(916))
})

test("a zero fee still has its line: it shows that the fee was computed", () => {
  expect(buildOrder({ ...parts, way: delivery, price: withFee(0) }).products[0]).toMatchObject({ unitPrice: 0 })
})

test("the market's contactless marker precedes the description", () => {
  const way: WayOut = { ...delivery, contactless: true }
  const described = (over: Partial<OrderParts>) =>
    buildOrder({ ...parts, way, price: withFee(4900), ...over }).shippingInfo.address?.deliveryDescription
  expect(described({})).toBe("--Kontaktfri levering-- Ring på")
  expect(described({ market: sweden })).toBe("--Kontaktlös leverans-- Ring på")
  expect(described({ way: { ...way, door: { ...door, deliveryDescription: " " } } })).toBe("--Kontaktfri levering--")
})

test("a hotspot order has its own fee, the hotspot's id and the answers; no address", () => {
  const way: WayOut = { _tag: "Hotspot", hotspotId: "h1", parameters: { seat: " 12-7 ", landmark: " " } }
  const order = buildOrder({ ...parts, way, price: withFee(2900) })
  expect(order).toMatchObject({ deliveryMethod: "hotspot", hotspotId: "h1" })
  expect(order.hotspotParameters).toEqual({ seat: "12-7" })
  expect(order.products[0]).toMatchObject({ codes: ["DLVRYFEE"], unitPrice: kroner(29) })
  expect(order.shippingInfo.address).toBeUndefined()
})

test.each([
  ["a later time in the market's time zone", Date.UTC(2026, 9, 24, 23, 30), "2026-10-25T01:30:00+02:00"],
  ["after the clocks went back", Date.UTC(2026, 9, 25, 11, 0), "2026-10-25T12:00:00+01:00"],
  ["a time that has passed is dropped", now - 1, null],
  ["the current moment counts as passed", now, null],
  ["now", null, null],
])("%s", (_, requestedTime, written) => {
  expect(buildOrder({ ...parts, requestedTime }).advanceOrderTimeLocal).toBe(written)
})

test("a note for the bill is sent only with an order on account", () => {
  const noteOf = (paymentType: OrderParts["paymentType"]) =>
    buildOrder({ ...parts, paymentType, organisationId: "org-1", billingNote: "Prosjekt 7" }).billingNote
  expect([noteOf("B2B"), noteOf("INSTORE"), noteOf("ADYEN")]).toEqual(["Prosjekt 7", "", ""])
})

test("invisible characters of a pasted name are removed", () => {
  const info = { ...parts.info, firstName: "\u2067Kunde\u202e", lastName: "\u200eEn\ud800" }
  expect(buildOrder({ ...parts, info }).shippingInfo).toMatchObject({ firstNames: "Kunde", lastName: "En" })
})

test("comment, wishes and payment method are carried over", () => {
  const order = buildOrder({
    ...parts,
    info: { ...parts.info, email: " kunde1@pizza.test ", message: "Uten\u0000 bestikk\uD800" },
    emailOptIn: true,
    smsOptIn: true,
    useLoyalty: true,
    paymentType: "B2B",
    origin: "appQr",
    organisationId: "org-1",
    billingNote: " Prosjekt 7 ",
    coupons: ["TI"],
    language: "en",
  })
  expect(order).toMatchObject({
    shippingInfo: { email: "kunde1@pizza.test", message: "Uten  bestikk\uFFFD" },
    emailOptIn: true,
    smsOptIn: true,
    useLoyaltyDiscount: true,
    paymentType: "B2B",
    originOrderPrefix: "appQr",
    organisationId: "org-1",
    billingNote: "Prosjekt 7",
    coupons: ["TI"],
    languageCode: "EN",
  })
})

// Cut anywhere, so that unpaired surrogates occur too.
const text = (maxLength: number) => fc.string({ unit: "binary", maxLength }).map((whole) => whole.slice(0, maxLength))
/** A name that the form accepts. */
const acceptedName = text(100).filter((firstName) => findFaults({ ...parts.info, firstName }).firstName === undefined)
const anyDoor = fc.record({
  street: text(200),
  postalCode: text(20),
  city: text(100),
  position: fc.constant(position),
  deliveryDescription: text(500),
})
const anyWay: fc.Arbitrary<WayOut> = fc.oneof(
  fc.constant({ _tag: "Carryout" as const }),
  fc.record({ _tag: fc.constant("Delivery" as const), door: anyDoor, contactless: fc.boolean() }),
  fc.record({
    _tag: fc.constant("Hotspot" as const),
    hotspotId: fc.constantFrom("h1", "h2"),
    parameters: fc.dictionary(fc.string({ maxLength: 10 }), text(200)),
  }),
)
const anyLine = fc.record({
  codes: fc.constantFrom(["MARG_AM40"], ["MARG_AM40", "PEPP_AM40"]),
  quantity: fc.integer({ min: 1, max: 99 }),
  unitPrice: fc.integer({ min: 0, max: 100_000 }).map(minor),
  ingredients: fc.array(
    fc.record({
      code: fc.constantFrom("PE", "HA"),
      quantity: fc.constantFrom<0 | 0.75 | 1 | 1.5 | 2 | 3>(0, 0.75, 1, 1.5, 2, 3),
      part: fc.constantFrom<"w" | "1" | "2">("w", "1", "2"),
    }),
    { maxLength: 3 },
  ),
})
const anyParts: fc.Arbitrary<OrderParts> = fc
  .record({
    lines: fc.array(anyLine, { minLength: 1, maxLength: 200 }),
    way: anyWay,
    fee: fc.integer({ min: 0, max: 20_000 }),
    market: fc.constantFrom(norway, sweden),
    info: fc.record({
      firstName: acceptedName,
      lastName: acceptedName,
      phone: fc.constant("+4740000000"),
      email: text(254),
      message: text(500),
    }),
    flags: fc.tuple(fc.boolean(), fc.boolean(), fc.boolean()),
    requestedTime: fc.option(fc.integer({ min: now - 10_000_000, max: now + 8_640_000_000 })),
    paymentType: fc.constantFrom("INSTORE" as const, "B2B" as const, "ADYEN" as const),
    origin: fc.constantFrom("web" as const, "webQr" as const, "app" as const, "appQr" as const),
    billingNote: text(500),
    language: fc.constantFrom("nb" as const, "sv" as const, "en" as const),
  })
  .map(({ lines, fee, flags: [emailOptIn, smsOptIn, useLoyalty], ...rest }) => ({
    ...parts,
    ...rest,
    emailOptIn,
    smsOptIn,
    useLoyalty,
    lines,
    price: priceOf(lines, rest.way._tag === "Carryout" ? 0 : fee),
  }))

test("for any cart and input, the order satisfies the contract, with every text unchanged", () => {
  fc.assert(
    fc.property(anyParts, (some) => {
      const order = buildOrder(some)
      expect(Schema.decodeUnknownSync(OrderCreate)(Schema.encodeSync(OrderCreate)(order))).toEqual(order)
    }),
    { numRuns: cases(300) },
  )
})

test("for any cart, the lines with the fee add up to the amount paid", () => {
  fc.assert(
    fc.property(anyParts, (some) => {
      const { products, totalAmountNet, deliveryMethod } = buildOrder(some)
      expect(add(...products.map(({ unitPrice, quantity }) => times(unitPrice, quantity)))).toBe(totalAmountNet)
      const split = splitFeeLine(products)
      expect(split).toMatchObject({ _tag: "Split" })
      if (split._tag !== "Split") return
      expect(split.fee === null).toBe(deliveryMethod === "carryout")
      expect(subtract(totalAmountNet, some.price.surchargeAmount)).toBe(some.price.orderAmount)
    }),
    { numRuns: cases(300) },
  )
})
