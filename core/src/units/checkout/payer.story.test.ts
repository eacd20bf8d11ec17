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

describe("the payer of the order", () => {
  test("is reported once another tab has changed it, and must be confirmed before anything is ordered", () => {
    const stage = forSelf()
    chooseElsewhere(stage, "org-1")
    expect([changeOn(stage), stage.see().checkout.paymentType]).toEqual(["told", "B2B"])
    choose(stage, priced(269))
    expect(submit(stage)).toBeNull()
    expect([changeOn(stage), stage.see().checkout.step]).toEqual(["asked", { _tag: "Filling" }])
    expect(submit(stage)?.order).toMatchObject({ paymentType: "B2B", organisationId: "org-1" })
    expect(changeOn(stage)).toBeNull()
  })

  test("must be confirmed also when another tab switches from the company to the customer", () => {
    const stage = forSelf()
    stage.put({ type: "AccountChosen", organisationId: "org-1" })
    chooseElsewhere(stage, null)
    choose(stage, priced(269))
    expect([submit(stage), changeOn(stage)]).toEqual([null, "asked"])
    expect(submit(stage)?.order).toMatchObject({ paymentType: "INSTORE", organisationId: null })
  })

  test("needs no confirmation if the customer chose it in this tab", () => {
    const stage = forSelf()
    stage.put({ type: "AccountChosen", organisationId: "org-1" })
    expect(changeOn(stage)).toBeNull()
    choose(stage, priced(269))
    expect(submit(stage)?.order).toMatchObject({ organisationId: "org-1" })
  })

  test("is no longer reported as changed once it is again the one that the customer saw or chose", () => {
    const stage = forSelf()
    chooseElsewhere(stage, "org-1")
    chooseElsewhere(stage, null)
    expect(changeOn(stage)).toBeNull()
    chooseElsewhere(stage, "org-1")
    stage.put({ type: "AccountChosen", organisationId: null })
    expect(changeOn(stage)).toBeNull()
  })

  test("counts as seen when the checkout is reopened, so that one press orders", () => {
    const stage = forSelf()
    chooseElsewhere(stage, "org-1")
    stage.put({ type: "PathOpened", path: "/handlevogn", how: "link" })
    stage.put({ type: "PathOpened", path: "/betaling", how: "link" })
    expect(changeOn(stage)).toBeNull()
  })

  test("is reported as changed to a guest whom another tab logs in for a company", () => {
    const stage = atCheckout()
    chooseElsewhere(stage, "org-1")
    stage.answer("ReadSessionFlag", true)
    stage.answer("LoadUser", member)
    expect(changeOn(stage)).toBe("told")
  })

  test("is not reported as changed to a guest who is logged in for themselves", () => {
    const stage = atCheckout()
    chooseElsewhere(stage, null)
    stage.answer("ReadSessionFlag", true)
    stage.answer("LoadUser", kunde1)
    expect(changeOn(stage)).toBeNull()
  })

  test("is not reported as changed to a member whose profile loads after the page, for the same company as before", () => {
    const currentAccount = { customerId: "u1", organisationId: "org-1" }
    const stage = openShop("/betaling", { loggedIn: true, currentAccount })
    stage.answer("LoadUser", member)
    expect(stage.see().session).toMatchObject({ organisation: { organisationId: "org-1" } })
    expect(changeOn(stage)).toBeNull()
  })

  test("needs no confirmation if only the phone number was invalid", () => {
    const stage = forSelf()
    stage.put({ type: "OrderSubmitted" })
    stage.answer("ReadPhone", { _tag: "NotAPhone", reason: "invalid" })
    expect(changeOn(stage)).toBeNull()
  })

  test("must be confirmed if it changes while the number is proven by a code", () => {
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
