import { describe, expect, test } from "vitest"
import { kroner } from "../../domain/money/rules/kroner.ts"
import { choose, priced, submit } from "../checkout/checkoutStage.fixture.ts"
import { priceOf } from "../../shop/samples.fixture.ts"
import { member } from "../session/sessionStage.fixture.ts"
import { asMember, atCheckoutAs, budget, logOut } from "./accountStage.fixture.ts"

const asked = (stage: ReturnType<typeof asMember>) =>
  stage.running().flatMap(({ type }) => (type === "LoadBudget" ? [type] : []))

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

  test("does not block an order when it cannot be loaded, and loading is retried", () => {
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
    // The last known budget stays visible meanwhile.
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

  test("is not shown, and no price is given, once an administrator has removed the customer from the organisation", () => {
    const refused = { _tag: "Refused", status: 400, problems: [{ code: 3007, message: "" }] }
    const stage = asMember()
    stage.fail("LoadBudget", { ...refused, status: 404 })
    expect([stage.see().account, asked(stage)]).toEqual([{ _tag: "NotAMember" }, []])

    const later = asMember()
    later.answer("LoadBudget", budget)
    later.wait(1000)
    later.fail("ValidatePrice", refused)
    expect(later.see().account).toEqual({ _tag: "NotAMember" })
    later.put({ type: "AccountChosen", organisationId: null })
    expect(later.see().account).toEqual({ _tag: "NoBudget" })
    later.wait(1000)
    later.answer("ValidatePrice", priceOf(269))
    expect(later.see().validation._tag).toBe("Confirmed")
  })

  test("is not loaded again once an order is refused because the customer is not a member; no order is sent until they order for themselves", () => {
    const stage = asMember()
    stage.answer("LoadBudget", budget)
    choose(stage, priced(269))
    for (const field of ["firstName", "lastName"] as const) stage.put({ type: "FieldTyped", field, text: "Kunde" })
    submit(stage)
    stage.fail("PlaceOrder", { _tag: "Refused", status: 400, problems: [{ code: 3007, message: "" }] })
    expect([stage.see().account, asked(stage)]).toEqual([{ _tag: "NotAMember" }, []])
    expect(stage.see().checkout.blocks).toEqual([{ _tag: "NotAMember" }])
    expect(submit(stage)).toBeNull()
    stage.put({ type: "AccountChosen", organisationId: null })
    expect(stage.see().checkout).toMatchObject({ problems: [], blocks: [{ _tag: "PriceUnconfirmed" }] })
    choose(stage, priced(269))
    expect(submit(stage)?.order).toMatchObject({ organisationId: null, paymentType: "INSTORE" })
  })

  test("is no longer awaited once the customer has left the checkout, or logged out", () => {
    const left = asMember()
    left.put({ type: "PathOpened", path: "/handlevogn", how: "link" })
    expect(asked(left)).toEqual([])
    const out = asMember()
    logOut(out)
    expect([asked(out), out.see().account]).toEqual([[], { _tag: "NoBudget" }])
  })
})
