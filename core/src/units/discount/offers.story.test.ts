import { describe, expect, test } from "vitest"
import { addLarge, openMenu } from "../../shop/shopStage.fixture.ts"

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
  test("are loaded when the panel opens, without a customer while nobody is logged in", () => {
    const stage = opened()
    expect(stage.asked()).toMatchObject([{ isLoggedIn: false, organisationId: null }])
    stage.answer("LoadOffers", { deals: [deal], discounts: [given] })
    expect(stage.see().offers).toMatchObject({ step: "loaded", deals: [deal], discounts: [given] })
  })

  test("are loaded only for their own panel: not for another one, nor after a change of account while it is closed", () => {
    const stage = openMenu()
    const asked = () => stage.running().filter(({ type }) => type === "LoadOffers")
    stage.put({ type: "ModalOpened", modal: { _tag: "ShoppingCart" } })
    expect(asked()).toEqual([])
    stage.say({ type: "AccountChanged", organisationId: null, isSameCustomer: false })
    expect(asked()).toEqual([])
  })

  test("are retried with growing back-off while the panel is open, and at once on request", () => {
    const stage = opened()
    stage.fail("LoadOffers", { _tag: "Unreachable" })
    stage.wait(1999)
    expect(stage.see().offers.step).toBe("failed")
    stage.wait(1)
    stage.fail("LoadOffers", { _tag: "Unreachable" })
    stage.put({ type: "OffersRetried" })
    expect(stage.asked()).toHaveLength(1)
  })

  test("are not retried once the panel is closed", () => {
    const stage = opened()
    stage.fail("LoadOffers", { _tag: "Unreachable" })
    stage.put({ type: "ModalClosed", id: stage.see().overlay.modal?.id ?? "", by: "button" })
    stage.wait(60_000)
    expect(stage.see().offers.step).toBe("idle")
  })

  test("granted to one customer are not shown to the next", () => {
    const stage = opened()
    stage.answer("LoadOffers", { deals: [deal], discounts: [given] })
    stage.say({ type: "LoggedOut", cause: "unspecified", path: "/" })
    expect(stage.see().offers).toMatchObject({ step: "idle", deals: [deal], discounts: [] })
  })
})
