import { describe, expect, test } from "vitest"
import { addCola } from "../../shop/shopStage.fixture.ts"
import { resentWithin } from "./rules/isStillWanted.ts"
import { atCheckout, blocked, type CheckoutStage, choose, priced, submit } from "./checkoutStage.fixture.ts"

const silence = { _tag: "Unreachable" }
const placing = (stage: CheckoutStage) => stage.running().filter(({ type }) => type === "PlaceOrder")

/** A customer whose order was sent and is not answered. */
const unanswered = () => {
  const stage = atCheckout()
  choose(stage, priced(269))
  const attempt = submit(stage)
  stage.fail("PlaceOrder", silence)
  return { stage, attempt }
}

describe("an order without an answer", () => {
  test("is sent again after two seconds, then four, eight, and every half minute", () => {
    const { stage } = unanswered()
    for (const seconds of [2, 4, 8, 16, 30, 30]) {
      stage.wait(seconds * 1000 - 1)
      expect(placing(stage)).toEqual([])
      stage.wait(1)
      expect(placing(stage)).toHaveLength(1)
      stage.fail("PlaceOrder", silence)
    }
  })

  test("is sent again at once, unchanged, when the connection is back or the customer presses once more", () => {
    for (const type of ["ConnectionRestored", "OrderSubmitted"] as const) {
      const { stage, attempt } = unanswered()
      stage.put({ type })
      expect(placing(stage)).toEqual([{ type: "PlaceOrder", attempt }])
    }
  })

  test("is abandoned, not resent, if the connection comes back after the food is no longer wanted", () => {
    const stage = atCheckout()
    choose(stage, priced(269))
    submit(stage)
    stage.wait(resentWithin - 500)
    stage.fail("PlaceOrder", silence)
    stage.wait(1000)
    stage.put({ type: "ConnectionRestored" })
    expect([stage.see().checkout.step, placing(stage)]).toEqual([{ _tag: "Uncertain" }, []])
    stage.wait(1000)
    expect([stage.see().checkout.step, placing(stage)]).toEqual([{ _tag: "Filling" }, []])
  })

  test("does not lengthen the back-off of the next order that has no answer", () => {
    const { stage } = unanswered()
    stage.wait(2000)
    stage.fail("PlaceOrder", silence)
    stage.wait(4000)
    stage.fail("PlaceOrder", { _tag: "Refused", status: 400, problems: [{ code: 3111, message: "Utsolgt." }] })
    submit(stage)
    stage.fail("PlaceOrder", silence)
    stage.wait(2000)
    expect(placing(stage)).toHaveLength(1)
  })
})

describe("a phone number that is being checked", () => {
  test("is the one that the customer typed", () => {
    const stage = atCheckout()
    choose(stage, priced(269))
    stage.put({ type: "OrderSubmitted" })
    expect(stage.running()).toContainEqual({ type: "ReadPhone", text: "40 00 00 00" })
  })

  test("is marked as invalid if the check cannot run, because its code does not load", () => {
    const stage = atCheckout()
    choose(stage, priced(269))
    stage.put({ type: "OrderSubmitted" })
    stage.fail("ReadPhone", silence)
    expect(stage.see().checkout).toMatchObject({ step: { _tag: "Filling" }, faults: { phone: "invalidPhone" } })
  })

  test("is not marked as invalid if only the price changed meanwhile", () => {
    const stage = atCheckout()
    choose(stage, priced(269))
    stage.put({ type: "OrderSubmitted" })
    stage.put(addCola)
    stage.answer("ReadPhone", { _tag: "Phone", e164: "+4740000000" })
    expect([stage.see().checkout.step, stage.see().checkout.faults]).toEqual([{ _tag: "Filling" }, {}])
    expect(blocked(stage)).toEqual(["PriceUnconfirmed"])
  })
})
