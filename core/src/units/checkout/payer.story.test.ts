import { describe, expect, test } from "vitest"
import { openShop } from "../../shop/shopStage.fixture.ts"
import { kunde1, member } from "../session/sessionStage.fixture.ts"
import { atCheckout, type CheckoutStage, choose, priced, submit } from "./checkoutStage.fixture.ts"

/** The same customer chooses whom to order for in another tab. */
const chooseElsewhere = (stage: CheckoutStage, organisationId: string | null): void => {
  const value = { customerId: "u1", organisationId }
  stage.put({ type: "KeptElsewhere", kept: { entry: "currentAccount", value } })
}

/** A member at the checkout who orders for themselves, with a confirmed price. */
const forSelf = (): CheckoutStage => {
  const stage = atCheckout({ user: member })
  choose(stage, priced(269))
  return stage
}

const changeOn = (stage: CheckoutStage) => stage.see().checkout.payerChange

describe("whom the order is for", () => {
  test("is told once another tab has changed it, and asked about before anything is ordered", () => {
    const stage = forSelf()
    chooseElsewhere(stage, "org-1")
    expect([changeOn(stage), stage.see().checkout.paymentType]).toEqual(["told", "B2B"])
    choose(stage, priced(269))
    expect(submit(stage)).toBeNull()
    expect([changeOn(stage), stage.see().checkout.step]).toEqual(["asked", { _tag: "Filling" }])
    expect(submit(stage)?.order).toMatchObject({ paymentType: "B2B", organisationId: "org-1" })
    expect(changeOn(stage)).toBeNull()
  })

  test("is asked about as well when another tab takes the company away", () => {
    const stage = forSelf()
    stage.put({ type: "AccountChosen", organisationId: "org-1" })
    chooseElsewhere(stage, null)
    choose(stage, priced(269))
    expect([submit(stage), changeOn(stage)]).toEqual([null, "asked"])
    expect(submit(stage)?.order).toMatchObject({ paymentType: "INSTORE", organisationId: null })
  })

  test("is known to the customer who chose it in this tab, who presses once", () => {
    const stage = forSelf()
    stage.put({ type: "AccountChosen", organisationId: "org-1" })
    expect(changeOn(stage)).toBeNull()
    choose(stage, priced(269))
    expect(submit(stage)?.order).toMatchObject({ organisationId: "org-1" })
  })

  test("is nothing to tell when it is again what the customer saw, or chose", () => {
    const stage = forSelf()
    chooseElsewhere(stage, "org-1")
    chooseElsewhere(stage, null)
    expect(changeOn(stage)).toBeNull()
    chooseElsewhere(stage, "org-1")
    stage.put({ type: "AccountChosen", organisationId: null })
    expect(changeOn(stage)).toBeNull()
  })

  test("is seen when the checkout opens anew, so that one press orders", () => {
    const stage = forSelf()
    chooseElsewhere(stage, "org-1")
    stage.put({ type: "PathOpened", path: "/handlevogn", how: "link" })
    stage.put({ type: "PathOpened", path: "/betaling", how: "link" })
    expect(changeOn(stage)).toBeNull()
  })

  test("is told to a guest whom another tab logs in for a company", () => {
    const stage = atCheckout()
    chooseElsewhere(stage, "org-1")
    stage.answer("ReadSessionFlag", true)
    stage.answer("LoadUser", member)
    expect(changeOn(stage)).toBe("told")
  })

  test("is what it was for a guest who logs in for themselves", () => {
    const stage = atCheckout()
    chooseElsewhere(stage, null)
    stage.answer("ReadSessionFlag", true)
    stage.answer("LoadUser", kunde1)
    expect(changeOn(stage)).toBeNull()
  })

  test("is nothing to tell to a member whose profile comes after the page, for the company as before", () => {
    const currentAccount = { customerId: "u1", organisationId: "org-1" }
    const stage = openShop("/betaling", { loggedIn: true, currentAccount })
    stage.answer("LoadUser", member)
    expect(stage.see().session).toMatchObject({ organisation: { organisationId: "org-1" } })
    expect(changeOn(stage)).toBeNull()
  })

  test("is not asked about when it is only the number that was wrong", () => {
    const stage = forSelf()
    stage.put({ type: "OrderSubmitted" })
    stage.answer("ReadPhone", { _tag: "NotAPhone", reason: "invalid" })
    expect(changeOn(stage)).toBeNull()
  })

  test("is asked about when it changes while the number is proven by a code", () => {
    const stage = forSelf()
    submit(stage)
    const problems = [{ code: 3016, message: "Bekreft nummeret", ways: ["proveNumber"] }]
    stage.fail("PlaceOrder", { _tag: "Refused", status: 400, problems })
    stage.put({ type: "NumberProofWanted" })
    stage.answer("RequestLogin", null)
    chooseElsewhere(stage, "org-1")
    choose(stage, priced(269))
    stage.put({ type: "NumberCodeEntered", code: { sealed: "page-1" } })
    stage.answer("VerifyPhone", { _tag: "Verified", status: 204 })
    stage.answer("ReadPhone", { _tag: "Phone", e164: "+4740000000" })
    expect([changeOn(stage), stage.see().checkout.step]).toEqual(["asked", { _tag: "Filling" }])
    expect(stage.see().checkout.problems).toEqual([])
    expect(submit(stage)?.order).toMatchObject({ organisationId: "org-1" })
  })
})
