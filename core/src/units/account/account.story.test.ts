import { describe, expect, test } from "vitest"
import { kroner } from "../../domain/money/rules/kroner.ts"
import { openShop } from "../../shop/shopStage.fixture.ts"
import { choose, door, priced, submit } from "../checkout/checkoutStage.fixture.ts"
import { kunde1, member } from "../session/sessionStage.fixture.ts"
import { addresses, asMember, atCheckoutAs, budget, logOut, wantingDelivery } from "./accountStage.fixture.ts"

const asked = (stage: ReturnType<typeof asMember>) =>
  stage.running().flatMap(({ type }) => (type === "LoadBudget" || type === "LoadAddresses" ? [type] : []))

const usual = {
  street: "Hjemveien 3",
  postalCode: "0154",
  city: "Oslo",
  position: { latitude: 59.91, longitude: 10.75 },
  deliveryDescription: "Ring på home",
}

describe("the budget", () => {
  test("is loaded when an organisation orders, and not for anybody else", () => {
    const stage = atCheckoutAs(member)
    expect(asked(stage)).toEqual([])
    expect(stage.see().account).toEqual({ _tag: "NoBudget" })
    stage.put({ type: "AccountChosen", organisationId: "org-1" })
    expect(stage.running()).toContainEqual({ type: "LoadBudget", organisationId: "org-1" })
    expect(stage.see().account).toEqual({ _tag: "BudgetLoading" })
    stage.answer("LoadBudget", budget)
    expect(stage.see().account).toEqual({ _tag: "BudgetKnown", budget })
    stage.put({ type: "AccountChosen", organisationId: null })
    expect(stage.see().account).toEqual({ _tag: "NoBudget" })
  })

  test("that cannot be loaded hinders no order, and is asked for again", () => {
    const stage = asMember()
    stage.fail("LoadBudget", { _tag: "Unreachable" })
    expect(stage.see().account).toEqual({ _tag: "BudgetUnknown" })
    choose(stage, priced(269))
    for (const field of ["firstName", "lastName"] as const) stage.put({ type: "FieldTyped", field, text: "Kunde" })
    expect(submit(stage)?.order).toMatchObject({ paymentType: "B2B" })
    stage.wait(60_000)
    expect(asked(stage)).toEqual(["LoadBudget"])
    stage.fail("LoadBudget", { _tag: "Unreachable" })
    stage.put({ type: "ConnectionRestored" })
    stage.answer("LoadBudget", budget)
    expect(stage.see().account).toEqual({ _tag: "BudgetKnown", budget })
  })

  test("is loaded again after an order, and once others have used it up", () => {
    const stage = asMember()
    stage.answer("LoadBudget", budget)
    choose(stage, priced(269))
    for (const field of ["firstName", "lastName"] as const) stage.put({ type: "FieldTyped", field, text: "Kunde" })
    submit(stage)
    stage.fail("PlaceOrder", { _tag: "Refused", status: 400, problems: [{ code: 3090, message: "" }] })
    expect(asked(stage)).toEqual(["LoadBudget"])
    // The last known one stays in sight meanwhile.
    expect(stage.see().account).toEqual({ _tag: "BudgetKnown", budget })
    const less = { ...budget, left: kroner(300) }
    stage.answer("LoadBudget", less)
    expect(stage.see().account).toEqual({ _tag: "BudgetKnown", budget: less })
    submit(stage)
    stage.answer("PlaceOrder", { orderId: "o1" })
    expect(stage.see().account).toEqual({ _tag: "NoBudget" })
    stage.put({ type: "PathOpened", path: "/betaling", how: "link" })
    expect(asked(stage)).toEqual(["LoadBudget"])
    expect(stage.see().account).toEqual({ _tag: "BudgetLoading" })
  })

  test("is no longer waited for by a customer who has left the checkout, or logged out", () => {
    const left = asMember()
    left.put({ type: "PathOpened", path: "/handlevogn", how: "link" })
    expect(asked(left)).toEqual([])
    const out = asMember()
    logOut(out)
    expect([asked(out), out.see().account]).toEqual([[], { _tag: "NoBudget" }])
  })
})

describe("the usual address", () => {
  test("is filled in for a delivery, and only then asked for", () => {
    const stage = atCheckoutAs(kunde1)
    expect(asked(stage)).toEqual([])
    stage.put({ type: "MethodChosen", method: "delivery" })
    expect(asked(stage)).toEqual(["LoadAddresses"])
    stage.answer("LoadAddresses", addresses)
    expect(stage.see().cart.shipping.address).toEqual({ ...usual, ofAccount: true })
    expect(stage.see().checkout.blocks.map(({ _tag }) => _tag)).not.toContain("AddressMissing")
  })

  test("is sent with the order without a word of where it came from", () => {
    const stage = wantingDelivery()
    stage.answer("LoadAddresses", addresses)
    for (const field of ["firstName", "lastName"] as const) stage.put({ type: "FieldTyped", field, text: "Kunde" })
    choose(stage, priced(269, 49, 149))
    expect(submit(stage)?.order.shippingInfo.address).toEqual(usual)
  })

  test("replaces no address that the customer gave, or is typing", () => {
    const given = wantingDelivery()
    given.put({ type: "AddressChosen", address: door })
    given.answer("LoadAddresses", addresses)
    expect(given.see().cart.shipping.address).toEqual(door)
    const typing = wantingDelivery()
    typing.put({ type: "AddressTyped", query: "Nyveien" })
    typing.answer("LoadAddresses", addresses)
    expect(typing.see().cart.shipping.address).toBeNull()
  })

  test("is one that the cart's store delivers to, or none", () => {
    const stage = wantingDelivery()
    stage.answer("LoadAddresses", addresses.slice(2))
    expect(stage.see().cart.shipping.address).toBeNull()
    expect(stage.see().checkout.blocks.map(({ _tag }) => _tag)).toContain("AddressMissing")
  })

  test("is asked for once, and filled in again when it is needed again", () => {
    const stage = atCheckoutAs(kunde1)
    stage.put({ type: "MethodChosen", method: "delivery" })
    stage.answer("LoadAddresses", [])
    stage.put({ type: "MethodChosen", method: "carryout" })
    stage.put({ type: "MethodChosen", method: "delivery" })
    stage.put({ type: "PathOpened", path: "/handlevogn", how: "link" })
    stage.put({ type: "PathOpened", path: "/betaling", how: "link" })
    expect(asked(stage)).toEqual([])
  })

  test("that does not arrive leaves the field open, and is asked for again", () => {
    const stage = wantingDelivery()
    stage.fail("LoadAddresses", { _tag: "Unreachable" })
    expect(stage.see().cart.shipping.address).toBeNull()
    stage.put({ type: "ConnectionRestored" })
    stage.answer("LoadAddresses", addresses)
    expect(stage.see().cart.shipping.address).toMatchObject(usual)
  })

  test("leaves with its customer, also after a reload; one that was given here stays", () => {
    const stage = wantingDelivery()
    stage.answer("LoadAddresses", addresses)
    const told = stage.told().findLast((command) => command.type === "SaveCart")
    logOut(stage)
    expect(stage.see().cart.shipping).toMatchObject({ method: "delivery", address: null })
    const cart = told?.type === "SaveCart" ? told.cart : null
    const later = atCheckoutAs(kunde1, { cart, currentAccount: { customerId: "u1", organisationId: null } })
    expect(later.see().cart.shipping.address).toMatchObject(usual)
    logOut(later)
    expect(later.see().cart.shipping.address).toBeNull()
    const given = wantingDelivery()
    given.put({ type: "AddressChosen", address: door })
    logOut(given)
    expect(given.see().cart.shipping.address).toEqual(door)
  })

  test("is not there for a guest or another customer who finds the cart of an ended session", () => {
    const stage = wantingDelivery()
    stage.answer("LoadAddresses", addresses)
    const told = stage.told().findLast((command) => command.type === "SaveCart")
    const cart = told?.type === "SaveCart" ? told.cart : null
    expect(cart?.shipping.address?.ofAccount).toBe(true)
    expect(openShop("/betaling", { cart }).see().cart.shipping).toMatchObject({ method: "delivery", address: null })
    const other = atCheckoutAs({ ...kunde1, _id: "u2" }, { cart, currentAccount: null })
    expect(other.see().cart.shipping.address).toBeNull()
  })

  test("stays when the customer orders for their organisation", () => {
    const stage = atCheckoutAs(member)
    stage.put({ type: "MethodChosen", method: "delivery" })
    stage.answer("LoadAddresses", addresses)
    stage.put({ type: "AccountChosen", organisationId: "org-1" })
    expect(stage.see().cart.shipping.address).toMatchObject(usual)
  })
})
