import { describe, expect, test } from "vitest"
import { atCheckout, type CheckoutStage, choose, offerCards, priced, submit } from "./checkoutStage.fixture.ts"

const message = "Så mye kan vi ikke lage på et nummer som ikke er bekreftet."
const code = { sealed: "page-1" }

/** An order that the server refuses until the number is proven, or it is paid online. */
const refused = (ways: readonly string[] = ["proveNumber", "payOnline"]) => {
  const stage = atCheckout()
  offerCards(stage)
  choose(stage, priced(269))
  const attempt = submit(stage)
  stage.fail("PlaceOrder", { _tag: "Refused", status: 400, problems: [{ code: 3016, message, ways }] })
  return { stage, attempt }
}
const asked = () => {
  const { stage, attempt } = refused()
  stage.put({ type: "NumberProofWanted" })
  stage.answer("RequestLogin", null)
  return { stage, attempt }
}
const step = (stage: CheckoutStage) => stage.see().checkout.step

describe("an order that needs a proven number", () => {
  test("says so, and offers a code only if a proven number would help", () => {
    expect(refused().stage.see().checkout.problems).toMatchObject([{ message, ways: ["proveNumber", "payOnline"] }])
    const { stage } = refused(["payOnline"])
    stage.put({ type: "NumberProofWanted" })
    expect(step(stage)).toEqual({ _tag: "Filling" })
    const fresh = atCheckout()
    fresh.put({ type: "NumberProofWanted" })
    expect(fresh.running().map(({ type }) => type)).not.toContain("RequestLogin")
  })

  test("drops the server's message when the language changes, but keeps the ways on, and is not resent", () => {
    const { stage } = refused()
    stage.put({ type: "LanguageChosen", language: "sv" })
    expect(stage.running().map(({ type }) => type)).not.toContain("PlaceOrder")
    const [problem] = stage.see().checkout.problems
    expect(problem).toEqual({ code: 3016, message: "", ways: ["proveNumber", "payOnline"] })
    stage.put({ type: "NumberProofWanted" })
    expect(step(stage)).toEqual({ _tag: "Proving", phase: "asking" })
  })

  test("keeps the server's message if the chosen language is the current one", () => {
    const { stage } = refused()
    const { problems } = stage.see().checkout
    stage.put({ type: "LanguageChosen", language: "nb" })
    expect(stage.see().checkout.problems).toEqual(problems)
  })

  test("has the bot check prepared while the customer reads why, if a code would help", () => {
    const prepared = (stage: CheckoutStage) => stage.told().filter(({ type }) => type === "PrepareBotCheck")
    expect(prepared(refused().stage)).toEqual([{ type: "PrepareBotCheck", purpose: "login" }])
    expect(prepared(refused(["payOnline"]).stage)).toEqual([])
  })

  test("is sent as the same order once the code is right", () => {
    const { stage, attempt } = refused()
    stage.put({ type: "NumberProofWanted" })
    expect(step(stage)).toEqual({ _tag: "Proving", phase: "asking" })
    expect(stage.running()).toContainEqual({ type: "RequestLogin", phone: "40 00 00 00" })
    stage.answer("RequestLogin", null)
    stage.put({ type: "NumberCodeEntered", code })
    expect(stage.running()).toContainEqual({ type: "VerifyPhone", phone: "40 00 00 00", code })
    stage.answer("VerifyPhone", { _tag: "Verified", status: 204 })
    stage.answer("ReadPhone", { _tag: "Phone", e164: "+4740000000" })
    const again = stage.running().find((command) => command.type === "PlaceOrder")?.attempt
    expect([again?.key, again?.order]).toEqual([attempt?.key, attempt?.order])
    stage.answer("PlaceOrder", { orderId: "o1" })
    expect(stage.see().route.screen).toEqual({ _tag: "Tracking", orderId: "o1" })
  })

  test("waits for another entry after a wrong code, and sends a new code on request", () => {
    const { stage } = asked()
    stage.put({ type: "NumberCodeEntered", code })
    stage.answer("VerifyPhone", { _tag: "Unauthorized" })
    expect(stage.see().checkout).toMatchObject({ step: { phase: "asked" }, proofFault: "wrongCode" })
    stage.put({ type: "NumberProofWanted" })
    stage.answer("RequestLogin", null)
    expect(stage.see().checkout).toMatchObject({ step: { phase: "asked" }, proofFault: null })
    stage.put({ type: "NumberCodeEntered", code })
    stage.fail("VerifyPhone", { _tag: "Unreachable" })
    expect(stage.see().checkout).toMatchObject({ step: { phase: "asked" }, proofFault: "unanswered" })
  })

  test("says why no code can be sent, and can be tried again if the server does not answer", () => {
    const { stage } = refused()
    stage.put({ type: "NumberProofWanted" })
    stage.fail("RequestLogin", { _tag: "Unreachable" })
    expect(stage.see().checkout).toMatchObject({
      step: { _tag: "Filling" },
      proofFault: "unanswered",
      problems: [{ message }],
    })
    stage.put({ type: "NumberProofWanted" })
    stage.fail("RequestLogin", { _tag: "Refused", status: 429, problems: [{ code: 4034, message: "I morgen" }] })
    expect(stage.see().checkout).toMatchObject({
      step: { _tag: "Filling" },
      problems: [{ code: 4034 }],
      proofFault: null,
    })
  })

  test("can be left, to change the number or the order", () => {
    const { stage } = asked()
    stage.put({ type: "FieldTyped", field: "phone", text: "41 00 00 00" })
    expect(stage.see().checkout.fields.phone).toBe("40 00 00 00")
    stage.put({ type: "NumberProofAbandoned" })
    stage.put({ type: "FieldTyped", field: "phone", text: "41 00 00 00" })
    expect(stage.see().checkout).toMatchObject({ step: { _tag: "Filling" }, fields: { phone: "41 00 00 00" } })
  })

  test("no longer reports a wrong code once the proof is abandoned", () => {
    const { stage } = asked()
    stage.put({ type: "NumberCodeEntered", code })
    stage.answer("VerifyPhone", { _tag: "Unauthorized" })
    stage.put({ type: "NumberProofAbandoned" })
    expect(stage.see().checkout).toMatchObject({ step: { _tag: "Filling" }, proofFault: null })
  })

  test("can be paid online instead: one press chooses the card and sends it", () => {
    const { stage, attempt } = refused()
    stage.put({ type: "PaymentTypeChosen", paymentType: "ADYEN" })
    expect(stage.see().checkout.problems).toEqual([])
    const again = submit(stage)
    expect(again?.order).toEqual({ ...attempt?.order, paymentType: "ADYEN" })
  })
})
