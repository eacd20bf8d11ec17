import { describe, expect, test } from "vitest"
import { kroner } from "../../domain/money/rules/kroner.ts"
import { priceOf } from "../../shop/samples.fixture.ts"
import { addLarge, openMenu } from "../../shop/shopStage.fixture.ts"
import { add, earlierLine, menuTwo, openCart, openStore, standing, storeTwo } from "../cart/cartStage.fixture.ts"
import { debounce } from "./actor.ts"

type CartStage = ReturnType<typeof openStore>

const refused = (status: number, ...problems: readonly (readonly [number, string])[]) => ({
  _tag: "Refused",
  status,
  problems: problems.map(([code, message]) => ({ code, message })),
})
const against = (code: number, ...coupons: readonly string[]) => ({
  _tag: "Refused",
  status: 400,
  problems: [{ code, message: "Nei.", coupons }],
})
const outage = refused(503)
const alerts = (stage: CartStage) => stage.notices().filter((notice) => notice === "Technical").length
const ask = (stage: CartStage): void => stage.wait(debounce)
const dearer = {
  _tag: "Refused",
  status: 409,
  problems: [{ code: 1002, message: "Prisen er endret" }],
  price: priceOf(289),
} as const

/** A customer with a pizza whose price is being requested. */
const asked = (): CartStage => {
  const stage = openStore()
  stage.put(add("MARG_AM30"))
  ask(stage)
  return stage
}

describe("the price of a cart that the customer has changed", () => {
  test("is not reported as a price change, which only the shop can cause", () => {
    const stage = asked()
    stage.answer("ValidatePrice", priceOf(199))
    stage.put(add("MARG_AM30"))
    ask(stage)
    stage.answer("ValidatePrice", { ...priceOf(398), lines: priceOf(199).lines })
    expect(stage.see().validation).toMatchObject({ _tag: "Confirmed", change: null })
  })

  test("is requested again when the order is refused for its price meanwhile", () => {
    const stage = asked()
    const before = stage.keyOf("ValidatePrice")
    stage.put({ type: "OrderRefused", refusal: dearer })
    expect(stage.asking()).toHaveLength(1)
    expect(stage.keyOf("ValidatePrice")).not.toBe(before)
  })
})

test("the minimum of a delivery is the store's own", () => {
  const stage = openStore({ store: storeTwo, menu: menuTwo })
  stage.put(add("COLA"))
  stage.put({ type: "MethodChosen", method: "delivery" })
  expect(stage.see().validation.minimum).toBe(kroner(199))
})

describe("a technical error", () => {
  /** A customer who has been told that the price cannot be confirmed. */
  const alerted = () => {
    const stage = asked()
    stage.fail("ValidatePrice", outage)
    expect(alerts(stage)).toBe(1)
    stage.put({ type: "NoticeDismissed", kind: "statusMessage" })
    expect(alerts(stage)).toBe(0)
    return stage
  }

  test("is reported again for a changed cart, whose price was never requested before", () => {
    const stage = alerted()
    stage.put(add("COLA"))
    ask(stage)
    stage.fail("ValidatePrice", outage)
    expect(alerts(stage)).toBe(1)
  })

  test("is reported again for a cart that was emptied and filled again", () => {
    const stage = alerted()
    stage.put({ type: "CartEmptied" })
    stage.put(add("COLA"))
    ask(stage)
    stage.fail("ValidatePrice", outage)
    expect(alerts(stage)).toBe(1)
  })

  test("ends as soon as the connection is back: the price is requested at once", () => {
    const stage = alerted()
    stage.put({ type: "ConnectionRestored" })
    expect(stage.asking()).toHaveLength(1)
  })
})

describe("a price that depends on the account", () => {
  test.each([
    ["the account changes", { type: "AccountChanged", organisationId: null, isSameCustomer: true }],
    ["the session ends", { type: "LoggedOut", cause: "unspecified", path: "/" }],
  ] as const)("is requested one second after %s, and an answer or debounce from before does not count", (_, event) => {
    const stage = asked()
    stage.answer("ValidatePrice", priceOf(199))
    stage.put(add("COLA"))
    stage.wait(debounce / 2)
    stage.put(event)
    stage.wait(debounce - 1)
    expect([stage.asking(), stage.see().validation._tag]).toEqual([[], "Pending"])
    stage.wait(1)
    expect(stage.asking()).toHaveLength(1)
  })
})

describe("a moved cart whose new store sells nothing of it", () => {
  const unknown = refused(400, [1002, "Selges ikke"])
  const moved = () => {
    const stage = asked()
    stage.put({ type: "StoreChosen", storeSlug: "store-2" })
    stage.answer("LoadStore", { store: storeTwo, menu: menuTwo })
    stage.answer("LoadStatus", standing())
    ask(stage)
    return stage
  }

  test("is reported without a product's name, because the server does not say which it is", () => {
    const stage = moved()
    stage.fail("ValidatePrice", unknown)
    expect(stage.see().asked.at(-1)?.content).toMatchObject({ topic: { unavailable: [], soldOut: [] } })
    expect(stage.see().validation._tag).toBe("Refused")
  })

  test("is asked about once: later refusals are not caused by the move", () => {
    const stage = moved()
    stage.fail("ValidatePrice", refused(400, [3018, "Selges ikke"]))
    stage.put(add("COLA"))
    ask(stage)
    stage.fail("ValidatePrice", unknown)
    expect(stage.see().asked).toEqual([])
  })
})

describe("a code", () => {
  test("of an earlier order leaves the cart when it is refused, also beside another reason", () => {
    const stage = openStore()
    const lines = [earlierLine("MARG_AM30")]
    stage.put({ type: "Reordered", storeId: "1", storeName: "Store 1", lines, way: null, coupons: ["TI"] })
    stage.answer("LoadStatus", standing())
    ask(stage)
    const soldOut = { code: 3018, message: "Selges ikke" }
    stage.fail("ValidatePrice", { _tag: "Refused", status: 400, problems: [soldOut, ...against(3134, "ti").problems] })
    expect(stage.see().cart).toMatchObject({ manualDeals: [], leftOut: [{ _tag: "Code", problem: 3134 }] })
  })

  test("that lapses beside another reason is reported with its own reason", () => {
    const stage = openMenu()
    stage.put(addLarge)
    stage.say({ type: "CouponAccepted", code: "DUO", replaces: false })
    stage.wait(debounce)
    const soldOut = { code: 3018, message: "Selges ikke" }
    const { problems } = against(4025, "DUO")
    stage.fail("ValidatePrice", { _tag: "Refused", status: 400, problems: [soldOut, ...problems] })
    expect(stage.see().coupon.problems).toEqual(problems)
  })

  test("for another method is asked about on a page that has not loaded the cart's store, too", () => {
    const before = asked()
    before.put({ type: "CouponAccepted", code: "TEST", replaces: false })
    const stage = openCart(before.saved())
    ask(stage)
    stage.fail("ValidatePrice", refused(400, [3136, "Gjelder ikke"]))
    expect(stage.see().asked).toMatchObject([{ content: { _tag: "CouponNotForMethod", changeTo: "delivery" } }])
  })

  test("for another method asks one question, and closing it without an answer changes nothing", () => {
    const stage = asked()
    stage.put({ type: "CouponAccepted", code: "TEST", replaces: false })
    ask(stage)
    stage.fail("ValidatePrice", refused(400, [3136, "Gjelder ikke"]))
    expect(stage.see().asked).toMatchObject([{ confirmColor: "primary", closeOnConfirm: true, onClose: null }])
  })
})
