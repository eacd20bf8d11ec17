import { describe, expect, test } from "vitest"
import { priceOf } from "../../shop/samples.fixture.ts"
import { add, openStore } from "./cartStage.fixture.ts"

const against = (code: number, ...coupons: readonly string[]) => ({
  _tag: "Refused",
  status: 400,
  problems: [{ code, message: "Nei.", coupons }],
})
const counting = (...validCoupons: readonly string[]) => ({
  ...priceOf(399),
  validCoupons,
  areCouponsValidated: true,
})

/** Two pizzas and a code that counts for them. */
const withDeal = () => {
  const stage = openStore()
  stage.put(add("MARG_AM30", { quantity: 2 }))
  stage.put({ type: "CouponAccepted", code: "DUO399", replaces: false })
  stage.wait(1000)
  stage.answer("ValidatePrice", counting("DUO399"))
  return stage
}
type Stage = ReturnType<typeof withDeal>
const line = (stage: Stage) => stage.see().cart.lines[0]?.id ?? ""

/** One pizza fewer, which the code does not fit. */
const lapse = (stage: Stage) => {
  stage.put({ type: "LineDecreased", id: line(stage) })
  stage.wait(1000)
  stage.fail("ValidatePrice", against(4025, "DUO399"))
}

describe("a code that stops fitting", () => {
  test("leaves the cart with a notice, and the price is requested without it: nothing is shown as refused", () => {
    const stage = withDeal()
    lapse(stage)
    expect(stage.see().cart).toMatchObject({ manualDeals: [], lapsed: { codes: ["DUO399"], canUndo: true } })
    expect(stage.notices()).toContain("CodesLapsed")
    expect(stage.see().validation).toMatchObject({ _tag: "Pending", couponError: null })
    stage.wait(1000)
    stage.answer("ValidatePrice", priceOf(199))
    expect(stage.see().validation._tag).toBe("Confirmed")
    expect(stage.see().cart.lapsed?.canUndo).toBe(true)
  })

  test("comes back with the goods that it counted for when the lapse is undone; what was added stays", () => {
    const stage = withDeal()
    stage.put({ type: "LineDecreased", id: line(stage) })
    stage.put(add("COLA"))
    stage.wait(1000)
    stage.fail("ValidatePrice", against(4025, "DUO399"))
    stage.put({ type: "LapseUndone" })
    expect(stage.see().cart).toMatchObject({
      manualDeals: ["DUO399"],
      lapsed: null,
      lines: [{ variationCode: "MARG_AM30", quantity: 2 }, { variationCode: "COLA" }],
    })
    expect(stage.notices()).not.toContain("CodesLapsed")
  })

  test("comes back with the line whose removal made it lapse", () => {
    const stage = withDeal()
    stage.put(add("COLA"))
    stage.wait(1000)
    stage.answer("ValidatePrice", counting("DUO399"))
    stage.put({ type: "LineRemoved", id: line(stage) })
    stage.wait(1000)
    stage.fail("ValidatePrice", against(4025, "DUO399"))
    stage.put({ type: "RemovalUndone" })
    expect(stage.see().cart).toMatchObject({ manualDeals: ["DUO399"], totalCount: 3, lapsed: null })
  })

  test("lapses without an undo when the goods are the same", () => {
    const stage = withDeal()
    stage.put({ type: "MethodChosen", method: "delivery" })
    stage.wait(1000)
    stage.fail("ValidatePrice", against(3109, "DUO399"))
    expect(stage.see().cart.lapsed).toEqual({ codes: ["DUO399"], canUndo: false })
    const { cart } = stage.see()
    stage.put({ type: "LapseUndone" })
    expect(stage.see().cart).toEqual(cart)
  })

  test("lapses even if no price was ever requested with it", () => {
    const stage = openStore()
    stage.put(add("MARG_AM30", { quantity: 2 }))
    stage.put({ type: "CouponAccepted", code: "DUO399", replaces: false })
    lapse(stage)
    stage.put({ type: "LapseUndone" })
    expect(stage.see().cart).toMatchObject({ manualDeals: ["DUO399"], totalCount: 2 })
  })

  test("may be a granted discount below its minimum", () => {
    const stage = openStore()
    stage.put(add("MARG_AM30"))
    const discount = { couponCode: "JUL", descriptions: { nb: "Jul", sv: "Jul", en: "Jul" } }
    stage.put({ type: "DiscountChosen", choice: { _tag: "UserDiscount", discount } })
    stage.wait(1000)
    stage.fail("ValidatePrice", against(3109, "JUL"))
    expect(stage.see().cart).toMatchObject({ userDiscount: null, lapsed: { codes: ["JUL"], canUndo: false } })
  })
})

describe("a refused code that does not lapse", () => {
  test.each([3133, 3134, 3137, 3138])("(%i) stays, with the server's message, until it is removed", (code) => {
    const stage = withDeal()
    stage.put(add("COLA"))
    stage.wait(1000)
    stage.fail("ValidatePrice", against(code, "DUO399"))
    expect(stage.see().validation).toMatchObject({ _tag: "Refused", couponError: `${code} - Nei.` })
    expect(stage.see().cart).toMatchObject({ manualDeals: ["DUO399"], lapsed: null })
    stage.put({ type: "CouponRemoved", code: "DUO399" })
    stage.wait(1000)
    stage.answer("ValidatePrice", priceOf(399))
    expect(stage.see().validation).toMatchObject({ _tag: "Confirmed", couponError: null })
  })

  test("is one that did not fit from the start, as in a cart from an earlier visit", () => {
    const saved = withDeal().saved()
    const stage = openStore(undefined, saved)
    stage.wait(1000)
    stage.fail("ValidatePrice", against(4025, "DUO399"))
    expect(stage.see().validation).toMatchObject({ _tag: "Refused", couponError: "4025 - Nei." })
  })
})
