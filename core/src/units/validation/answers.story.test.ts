import { describe, expect, test } from "vitest"
import { add, openStore, two } from "../cart/cartStage.fixture.ts"
import { kroner } from "../../domain/money/rules/kroner.ts"
import { priceOf } from "../../shop/samples.fixture.ts"
import { debounce } from "./actor.ts"

const refused = (status: number, ...problems: readonly (readonly [number, string])[]) => ({
  _tag: "Refused",
  status,
  problems: problems.map(([code, message]) => ({ code, message })),
})

/** A pizza with a coupon in the cart; its price request is in flight. */
const asked = () => {
  const stage = openStore()
  stage.put(add("MARG_AM30"))
  stage.put({ type: "CouponAccepted", code: "TEST", replaces: false })
  stage.wait(debounce)
  return stage
}
const askAgain = (stage: ReturnType<typeof asked>) => {
  stage.put(add("COLA"))
  stage.wait(debounce)
}

describe("a technical error", () => {
  test.each([500, 503])("of status %i alerts once, and the total stays unconfirmed", (status) => {
    const stage = asked()
    stage.fail("ValidatePrice", refused(status, [3099, "Teknisk feil"]))
    expect(stage.see().notification).toMatchObject([
      {},
      { severity: "error", notice: { _tag: "Technical", code: 3099 } },
    ])
    expect(stage.see().validation._tag).toBe("Unconfirmed")
    stage.put({ type: "NoticeDismissed", kind: "statusMessage" })
    stage.wait(2000)
    stage.fail("ValidatePrice", refused(status))
    expect(stage.notices()).toEqual(["Added"])
  })

  test("alerts again when the customer retries, or after a good answer", () => {
    const stage = asked()
    stage.fail("ValidatePrice", refused(503))
    stage.put({ type: "NoticeDismissed", kind: "statusMessage" })
    stage.put({ type: "PriceRetried" })
    stage.fail("ValidatePrice", refused(503))
    expect(stage.notices()).toContain("Technical")
    stage.wait(4000)
    stage.answer("ValidatePrice", priceOf(199))
    stage.put({ type: "NoticeDismissed", kind: "statusMessage" })
    askAgain(stage)
    stage.fail("ValidatePrice", refused(500))
    expect(stage.notices()).toContain("Technical")
  })

  test.each([
    ["no answer", { _tag: "Unreachable" }],
    ["an unreadable answer", { _tag: "Defect" }],
    ["another status", refused(502)],
  ])("does not include %s", (_, failure) => {
    const stage = asked()
    stage.fail("ValidatePrice", failure)
    expect([stage.notices(), stage.see().validation._tag]).toEqual([["Added"], "Unconfirmed"])
  })

  test("as a code of a refusal alerts too, and the cart is refused", () => {
    const stage = asked()
    stage.fail("ValidatePrice", refused(400, [3099, "Teknisk feil"]))
    expect(stage.notices()).toContain("Technical")
    expect(stage.see().validation).toMatchObject({ _tag: "Refused", couponError: null })
  })
})

describe("a busy server", () => {
  const busy = (status: number, retryAfter: number) => ({ ...refused(status, [3099, "Teknisk feil"]), retryAfter })

  test.each([503, 429])(
    "that says with %i when to retry is not a technical error: the request is retried then",
    (status) => {
      const stage = asked()
      stage.fail("ValidatePrice", busy(status, 5))
      expect([stage.notices(), stage.see().validation._tag]).toEqual([["Added"], "Unconfirmed"])
      stage.wait(4999)
      expect(stage.asking()).toEqual([])
      stage.wait(1)
      expect(stage.asking()).toHaveLength(1)
      stage.answer("ValidatePrice", priceOf(199))
      expect(stage.notices()).not.toContain("Technical")
      expect(stage.see().validation._tag).toBe("Confirmed")
    },
  )

  test("is sent retries with back-off while it stays busy, never sooner than it says", () => {
    const stage = asked()
    for (const [says, wait] of [
      [1, 1],
      [1, 2],
      [7, 7],
      [1, 8],
    ] as const) {
      stage.fail("ValidatePrice", busy(503, says))
      stage.wait(wait * 1000 - 1)
      expect(stage.asking()).toEqual([])
      stage.wait(1)
      expect(stage.asking()).toHaveLength(1)
    }
  })

  test("that asks for a wait of a day is sent a retry after a minute", () => {
    const stage = asked()
    stage.fail("ValidatePrice", busy(503, 86_400))
    stage.wait(60_000)
    expect(stage.asking()).toHaveLength(1)
  })

  test("that then fails is a technical error after all", () => {
    const stage = asked()
    stage.fail("ValidatePrice", busy(503, 1))
    stage.wait(1000)
    stage.fail("ValidatePrice", refused(503))
    expect(stage.notices()).toContain("Technical")
  })
})

describe("a coupon error", () => {
  test.each([3133, 3134, 3135, 3035, 3136, 3137, 3138, 4025, 4046])("of code %i is shown", (code) => {
    const stage = asked()
    stage.fail("ValidatePrice", refused(400, [code, "Ord"]))
    expect(stage.see().validation).toMatchObject({ _tag: "Refused", couponError: `${code} - Ord` })
  })

  test("is neither a technical error nor a question to the customer", () => {
    const stage = asked()
    stage.fail("ValidatePrice", refused(400, [3133, "Brukt"]))
    expect([stage.see().asked, stage.notices()]).toEqual([[], ["Added"]])
  })

  test("of several codes is one text without duplicates and without other errors", () => {
    const stage = asked()
    stage.fail(
      "ValidatePrice",
      refused(400, [3134, "Utløpt"], [3018, "Selges ikke"], [3134, "Utløpt"], [3133, "Brukt"]),
    )
    expect(stage.see().validation.couponError).toBe("3134 - Utløpt, 3133 - Brukt")
  })

  test("is not read from any status but 400", () => {
    const stage = asked()
    stage.fail("ValidatePrice", refused(404, [3134, "Utløpt"]))
    expect(stage.see().validation).toMatchObject({ _tag: "Refused", couponError: null })
  })

  const endings: readonly (readonly [string, (stage: ReturnType<typeof asked>) => void])[] = [
    ["a good answer", (stage) => stage.answer("ValidatePrice", priceOf(234))],
    ["another refusal", (stage) => stage.fail("ValidatePrice", refused(400, [3018, "Selges ikke"]))],
    ["no answer", (stage) => stage.fail("ValidatePrice", { _tag: "Unreachable" })],
  ]
  test.each(endings)("stays during a new request, and is cleared by %s", (_, end) => {
    const stage = asked()
    stage.fail("ValidatePrice", refused(400, [3133, "Brukt"]))
    askAgain(stage)
    expect(stage.see().validation).toMatchObject({ _tag: "Pending", couponError: "3133 - Brukt" })
    end(stage)
    expect(stage.see().validation.couponError).toBeNull()
  })

  test("is cleared with the cart", () => {
    const stage = asked()
    stage.fail("ValidatePrice", refused(400, [3133, "Brukt"]))
    stage.put({ type: "CartEmptied" })
    expect(stage.see().validation).toMatchObject({ _tag: "Empty", couponError: null })
  })
})

describe("a coupon for another method (3136)", () => {
  const wrongWay = refused(400, [3136, "Gjelder ikke"])
  const dialogOf = (stage: ReturnType<typeof asked>) => stage.see().asked[0]
  const say = (stage: ReturnType<typeof asked>, how: "onConfirm" | "onCancel" | "onClose") => {
    const answer = dialogOf(stage)?.[how]
    if (answer) stage.put(answer)
  }

  test("on carryout: delivery for the store's fee is offered, or the coupon is removed", () => {
    const switched = asked()
    switched.fail("ValidatePrice", wrongWay)
    expect(dialogOf(switched)).toMatchObject({
      closeOnConfirm: true,
      content: { _tag: "CouponNotForMethod", couponCodes: ["TEST"], changeTo: "delivery", shippingPrice: kroner(59) },
    })
    say(switched, "onConfirm")
    expect(switched.see().cart).toMatchObject({
      shipping: { method: "delivery", price: kroner(59) },
      manualDeals: ["TEST"],
    })
    const removed = asked()
    removed.fail("ValidatePrice", wrongWay)
    say(removed, "onCancel")
    expect(removed.see().cart).toMatchObject({ shipping: { method: "carryout" }, manualDeals: [] })
    removed.wait(debounce)
    expect(removed.asking()).toMatchObject([{ request: { coupons: [] } }])
  })

  test.each(["delivery", "hotspot"] as const)("on %s: free carryout is offered", (method) => {
    const stage = asked()
    stage.put(
      method === "hotspot"
        ? { type: "HotspotChosen", hotspotId: "h1", parameters: {} }
        : { type: "MethodChosen", method },
    )
    stage.wait(debounce)
    stage.fail("ValidatePrice", wrongWay)
    expect(dialogOf(stage)?.content).toMatchObject({ changeTo: "carryout", shippingPrice: 0 })
    say(stage, "onConfirm")
    expect(stage.see().cart.shipping).toMatchObject({ method: "carryout", price: 0 })
  })

  test("stays with its error when the dialog is dismissed", () => {
    const stage = asked()
    stage.fail("ValidatePrice", wrongWay)
    const before = stage.see().cart
    say(stage, "onClose")
    expect(stage.see().cart).toBe(before)
    expect(stage.see().validation.couponError).toBe("3136 - Gjelder ikke")
    expect(stage.see().asked).toHaveLength(1)
  })
})

describe("the minimum", () => {
  test("is zero for carryout", () => {
    expect(asked().see().validation).toMatchObject({ minimum: 0, left: 0 })
  })

  test("is the store's for delivery, until the server sets another for this store and method", () => {
    const stage = openStore()
    stage.put(add("COLA", { quantity: 3 }))
    stage.put({ type: "MethodChosen", method: "delivery" })
    expect(stage.see().validation).toMatchObject({ minimum: kroner(149), left: kroner(44) })
    stage.put(add("MARG_AM30"))
    expect(stage.see().validation).toMatchObject({ left: 0 })
    stage.wait(debounce)
    stage.answer("ValidatePrice", { ...priceOf(304), minimumCustomerAmount: kroner(350) })
    expect(stage.see().validation).toMatchObject({ minimum: kroner(350), left: kroner(46) })
    stage.put({ type: "LineDecreased", id: stage.line()?.id ?? "" })
    expect(stage.see().validation).toMatchObject({ minimum: kroner(350), left: kroner(81) })
    stage.put({ type: "MethodChosen", method: "carryout" })
    expect(stage.see().validation).toMatchObject({ minimum: 0, left: 0 })
  })

  test("is the market's while the store is not loaded", () => {
    const first = openStore()
    first.put(add("COLA"))
    first.put({ type: "MethodChosen", method: "delivery" })
    const later = openStore({ ...two, store: { ...two.store, minimumDelivery: kroner(500) } }, first.saved())
    expect(later.see().validation).toMatchObject({ minimum: kroner(149), left: kroner(114) })
  })
})

describe("without an answer", () => {
  test("the request is retried with back-off doubling up to half a minute", () => {
    const stage = asked()
    for (const wait of [2, 4, 8, 16, 30, 30]) {
      stage.fail("ValidatePrice", { _tag: "Unreachable" })
      expect(stage.see().validation._tag).toBe("Unconfirmed")
      stage.wait(wait * 1000 - 1)
      expect(stage.asking()).toEqual([])
      stage.wait(1)
      expect(stage.asking()).toHaveLength(1)
    }
    stage.answer("ValidatePrice", priceOf(199))
    expect(stage.see().validation._tag).toBe("Confirmed")
  })

  test("a new cart is debounced on its own, whatever the old cart's back-off", () => {
    const stage = asked()
    stage.fail("ValidatePrice", { _tag: "Unreachable" })
    stage.put(add("COLA"))
    stage.wait(debounce - 1)
    expect(stage.asking()).toEqual([])
    stage.wait(1)
    expect(stage.asking()).toMatchObject([{ request: { cart: { products: [{}, { codes: ["COLA"] }] } } }])
  })

  test("a refusal is requested again in another language", () => {
    const stage = asked()
    stage.fail("ValidatePrice", refused(400, [3018, "Selges ikke"]))
    stage.put({ type: "LanguageChosen", language: "sv" })
    expect(stage.asking()).toHaveLength(1)
    stage.fail("ValidatePrice", refused(400, [3018, "Säljs inte"]))
    expect(stage.see().validation).toMatchObject({ _tag: "Refused", problems: [{ message: "Säljs inte" }] })
  })

  test("a refused cart is requested again only by the customer", () => {
    const stage = asked()
    stage.fail("ValidatePrice", refused(400, [3018, "Selges ikke"]))
    stage.wait(600_000)
    expect(stage.asking()).toEqual([])
    stage.put({ type: "PriceRetried" })
    expect(stage.asking()).toHaveLength(1)
  })
})
