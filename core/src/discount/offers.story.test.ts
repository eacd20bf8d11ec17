import { describe, expect, test } from "vitest"
import { addLarge, openMenu } from "../shop/shopStage.fixture.ts"

const say = (text: string) => ({ nb: text, sv: text, en: text })
const terms = { deliveryMethods: ["carryout"], stores: [], validUntil: null } as const
const deal = { code: "DUO399", title: say("To"), description: say("Velg"), price: 399_00, priority: 1, ...terms }
const given = { code: "VELKOMMEN", descriptions: say("20 %"), minimum: 0, validFrom: null, ...terms }

const opened = () => {
  const stage = openMenu()
  stage.put(addLarge)
  stage.put({ type: "ModalOpened", modal: { _tag: "Deals" } })
  return { ...stage, asked: () => stage.running().filter(({ type }) => type === "LoadOffers") }
}

describe("the deals", () => {
  test("are asked for when somebody looks, for nobody in particular while nobody is logged in", () => {
    const stage = opened()
    expect(stage.asked()).toMatchObject([{ isLoggedIn: false, organisationId: null }])
    stage.answer("LoadOffers", { deals: [deal], discounts: [given] })
    expect(stage.see().offers).toMatchObject({ step: "loaded", deals: [deal], discounts: [given] })
  })

  test("that did not come are asked for again after growing waits while one looks, and at once when told to", () => {
    const stage = opened()
    stage.fail("LoadOffers", { _tag: "Unreachable" })
    stage.wait(1999)
    expect(stage.see().offers.step).toBe("failed")
    stage.wait(1)
    stage.fail("LoadOffers", { _tag: "Unreachable" })
    stage.put({ type: "OffersRetried" })
    expect(stage.asked()).toHaveLength(1)
  })

  test("are let be once the panel is put away", () => {
    const stage = opened()
    stage.fail("LoadOffers", { _tag: "Unreachable" })
    stage.put({ type: "ModalClosed", id: stage.see().overlay.modal?.id ?? "", by: "button" })
    stage.wait(60_000)
    expect(stage.see().offers.step).toBe("idle")
  })

  test("given to one customer are not shown to the next", () => {
    const stage = opened()
    stage.answer("LoadOffers", { deals: [deal], discounts: [given] })
    stage.say({ type: "LoggedOut", cause: "unspecified" })
    expect(stage.see().offers).toMatchObject({ step: "idle", deals: [deal], discounts: [] })
  })
})

describe("a code", () => {
  test("that is written is used when it is sent off, without the blanks around it", () => {
    const stage = opened()
    stage.put({ type: "CouponTyped", code: " duo399 " })
    expect([stage.see().offers.code, stage.see().cart.manualDeals]).toEqual([" duo399 ", []])
    stage.put({ type: "CouponSubmitted" })
    expect([stage.see().offers.code, stage.see().cart.manualDeals]).toEqual(["", ["duo399"]])
  })

  test("that is there already is not added again, and that is said until it is changed", () => {
    const stage = opened()
    stage.put({ type: "CouponEntered", code: "DUO399" })
    stage.put({ type: "CouponTyped", code: "duo399" })
    stage.put({ type: "CouponSubmitted" })
    expect(stage.see()).toMatchObject({ offers: { code: "duo399", fault: 3026 }, cart: { manualDeals: ["DUO399"] } })
    stage.put({ type: "CouponTyped", code: "duo39" })
    expect(stage.see().offers.fault).toBeNull()
  })

  test("of nothing but blanks is none", () => {
    const stage = opened()
    stage.put({ type: "CouponTyped", code: "  " })
    stage.put({ type: "CouponSubmitted" })
    expect([stage.see().offers.fault, stage.see().cart.manualDeals]).toEqual([null, []])
  })
})
