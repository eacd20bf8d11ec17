import { describe, expect, test } from "vitest"
import { priceOf } from "../../shop/samples.fixture.ts"
import { addCola, addLarge } from "../../shop/shopStage.fixture.ts"
import { openField, openFieldAtCart, refusalOf } from "./couponStage.fixture.ts"

const codesOf = ({ see }: ReturnType<typeof openField>) => see().cart.manualDeals
const noticesOf = ({ see }: ReturnType<typeof openField>) => see().notification.map(({ notice }) => notice._tag)

describe("a submitted code", () => {
  test("is judged for the cart and its other codes, and is added as the shop spells it", () => {
    const stage = openFieldAtCart()
    stage.say({ type: "CouponAccepted", code: "TI", replaces: false })
    stage.enter(" duo399\u200b ")
    expect(stage.judged()).toMatchObject([
      {
        code: "duo399",
        coupons: ["TI"],
        cart: { deliveryMethod: "carryout", products: [{ codes: ["MARG_AM40"] }] },
        organisationId: null,
      },
    ])
    expect(codesOf(stage)).toEqual(["TI"])
    stage.answer("JudgeCode", { code: "DUO399" })
    expect(codesOf(stage)).toEqual(["TI", "DUO399"])
    expect(stage.seen()).toEqual({ step: "typing", code: "", problems: [] })
  })

  test.each([3024, 3133, 3134, 3137, 3051])(
    "that is wrong (%i) stays in the field, and changes neither the cart nor its price",
    (code) => {
      const stage = openFieldAtCart()
      stage.wait(1000)
      const before = stage.see()
      stage.enter("TULL")
      stage.fail("JudgeCode", refusalOf(code, "TULL"))
      expect(stage.seen()).toMatchObject({ step: "refused", code: "TULL", problems: [{ code }] })
      expect(stage.see()).toMatchObject({ cart: before.cart, validation: before.validation })
    },
  )

  test("that was wrong does not block the next one", () => {
    const stage = openFieldAtCart()
    stage.enter("TULL")
    stage.fail("JudgeCode", refusalOf(3024, "TULL"))
    stage.enter("DUO399")
    expect(stage.judged()).toMatchObject([{ code: "DUO399", coupons: [] }])
    stage.answer("JudgeCode", { code: "DUO399" })
    expect(codesOf(stage)).toEqual(["DUO399"])
  })

  test("is sent to the server once, and stays in the field until the answer", () => {
    const stage = openFieldAtCart()
    stage.enter("DUO399")
    stage.put({ type: "CouponSubmitted" })
    stage.put({ type: "CouponTyped", code: "ANOTHER" })
    expect(stage.judged()).toHaveLength(1)
    expect(stage.seen()).toMatchObject({ step: "judging", code: "DUO399" })
  })

  test("can be withdrawn while it is judged", () => {
    const stage = openFieldAtCart()
    stage.enter("DUO399")
    stage.put({ type: "CouponTyped", code: "" })
    expect([stage.seen().step, stage.judged()]).toEqual(["typing", []])
  })

  test("that is blank is ignored; one that is already in the cart is refused without a request", () => {
    const stage = openFieldAtCart()
    stage.enter("  ")
    expect(stage.seen().step).toBe("typing")
    stage.say({ type: "CouponAccepted", code: "DUO399", replaces: false })
    stage.enter("duo399")
    expect(stage.seen()).toMatchObject({ step: "refused", problems: [{ code: 3026 }] })
    stage.put({ type: "CouponTyped", code: "duo39" })
    expect(stage.seen()).toMatchObject({ step: "typing", problems: [] })
    expect(stage.judged()).toEqual([])
  })

  test("beyond twenty codes is refused without a request", () => {
    const stage = openFieldAtCart()
    for (let count = 0; count < 20; count++) stage.say({ type: "CouponAccepted", code: `C${count}`, replaces: false })
    stage.enter("ONE-MORE")
    expect(stage.seen()).toMatchObject({ step: "refused", problems: [{ code: 4025 }] })
  })

  test("is judged for the current cart; a stale answer for an earlier one is dropped", () => {
    const stage = openFieldAtCart()
    stage.enter("DUO399")
    const key = stage.keyOf("JudgeCode")
    stage.put(addCola)
    expect(stage.bring({ type: "CallEnded", key, exit: { _tag: "Done", value: { code: "DUO399" } } })).toBe(false)
    expect(stage.judged()).toMatchObject([{ cart: { products: [{}, { codes: ["COLA"] }] } }])
  })

  test("without a connection is judged again later, and at once when the connection is back", () => {
    const stage = openFieldAtCart()
    stage.enter("DUO399")
    stage.fail("JudgeCode", { _tag: "Unreachable" })
    expect([stage.seen().step, stage.judged()]).toEqual(["unreached", []])
    stage.wait(2000)
    stage.fail("JudgeCode", { _tag: "Refused", status: 503, problems: [{ code: 3099, message: "" }] })
    stage.put({ type: "ConnectionLost" })
    stage.put({ type: "ConnectionRestored" })
    stage.answer("JudgeCode", { code: "DUO399" })
    expect(codesOf(stage)).toEqual(["DUO399"])
  })

  test("times out after ten seconds, and ignores a late answer", () => {
    const stage = openFieldAtCart()
    stage.enter("DUO399")
    const key = stage.keyOf("JudgeCode")
    stage.wait(9999)
    expect(stage.seen().step).toBe("judging")
    stage.wait(1)
    expect(stage.seen().step).toBe("unreached")
    expect(stage.bring({ type: "CallEnded", key, exit: { _tag: "Done", value: { code: "DUO399" } } })).toBe(false)
    stage.wait(2000)
    expect(stage.judged()).toMatchObject([{ code: "DUO399" }])
  })

  test("is answered by a notice if the customer has left the field meanwhile", () => {
    const good = openFieldAtCart()
    good.enter("DUO399")
    good.close()
    good.answer("JudgeCode", { code: "DUO399" })
    expect(noticesOf(good)).toContain("CodeAdded")
    const bad = openFieldAtCart()
    bad.enter("TULL")
    bad.close()
    bad.fail("JudgeCode", refusalOf(3024, "TULL"))
    expect(bad.see().notification.at(-1)?.notice).toEqual({ _tag: "CodeRefused", code: "TULL", problem: 3024 })
    expect(bad.seen()).toMatchObject({ step: "refused", code: "TULL" })
  })

  test("is forgotten when the session ends", () => {
    const stage = openFieldAtCart()
    stage.enter("TULL")
    stage.fail("JudgeCode", refusalOf(3024, "TULL"))
    stage.say({ type: "LoggedOut", cause: "unspecified", path: "/" })
    expect(stage.seen()).toEqual({ step: "typing", code: "", problems: [] })
  })
})

describe("a friend's code that a guest submits", () => {
  test("is judged again once the guest has logged in, and counts", () => {
    const stage = openFieldAtCart()
    stage.enter("SMAK-7K3M9QXB")
    stage.fail("JudgeCode", refusalOf(3052, "SMAK-7K3M9QXB"))
    stage.close()
    stage.say({ type: "AccountChanged", organisationId: null, isSameCustomer: false })
    stage.answer("JudgeCode", { code: "SMAK-7K3M9QXB" })
    expect(codesOf(stage)).toEqual(["SMAK-7K3M9QXB"])
    expect(noticesOf(stage)).toContain("CodeAdded")
  })

  test("is the only one judged again: a code that is wrong for another reason stays as typed", () => {
    const stage = openFieldAtCart()
    stage.enter("TULL")
    stage.fail("JudgeCode", refusalOf(3024, "TULL"))
    stage.say({ type: "AccountChanged", organisationId: null, isSameCustomer: false })
    expect([stage.seen(), stage.judged()]).toEqual([{ step: "typing", code: "TULL", problems: [] }, []])
  })
})

describe("a code that does not fit the cart", () => {
  test("is added automatically once the cart fits", () => {
    const stage = openFieldAtCart()
    stage.enter("DUO399")
    stage.fail("JudgeCode", refusalOf(4025, "DUO399"))
    expect(stage.seen().step).toBe("unfit")
    stage.close()
    stage.put(addCola)
    stage.wait(1000)
    stage.fail("JudgeCode", refusalOf(4025, "DUO399"))
    expect(noticesOf(stage)).not.toContain("CodeRefused")
    stage.put(addCola)
    stage.wait(999)
    expect(stage.judged()).toEqual([])
    stage.wait(1)
    stage.answer("JudgeCode", { code: "DUO399" })
    expect(codesOf(stage)).toEqual(["DUO399"])
    expect(noticesOf(stage)).toContain("CodeAdded")
  })

  test("is added once the delivery method fits, and the codes are removed that it cannot be combined with", () => {
    const stage = openFieldAtCart()
    stage.say({ type: "CouponAccepted", code: "TI", replaces: false })
    stage.enter("LEVERT30")
    stage.fail("JudgeCode", refusalOf(3136, "LEVERT30"))
    stage.put({ type: "MethodChosen", method: "delivery" })
    stage.wait(1000)
    expect(stage.judged()).toMatchObject([{ cart: { deliveryMethod: "delivery" } }])
    stage.fail("JudgeCode", refusalOf(4025, "TI", "LEVERT30"))
    stage.put({ type: "DiscountChosen", choice: { _tag: "Nothing" } })
    stage.wait(1000)
    expect(stage.judged()).toMatchObject([{ coupons: [] }])
    stage.answer("JudgeCode", { code: "LEVERT30" })
    expect(codesOf(stage)).toEqual(["LEVERT30"])
  })

  test("is neither right nor wrong while the server does not answer: it is judged again later", () => {
    const stage = openFieldAtCart()
    stage.enter("DUO399")
    stage.fail("JudgeCode", refusalOf(4025, "DUO399"))
    stage.put(addCola)
    stage.wait(1000)
    stage.fail("JudgeCode", { _tag: "Unreachable" })
    expect(stage.seen().step).toBe("unreached")
    stage.wait(2000)
    expect(stage.judged()).toMatchObject([{ code: "DUO399" }])
  })

  test("is refused if the server then finds it wrong", () => {
    const stage = openFieldAtCart()
    stage.enter("DUO399")
    stage.fail("JudgeCode", refusalOf(3109, "DUO399"))
    stage.put(addCola)
    stage.wait(1000)
    stage.fail("JudgeCode", refusalOf(3134, "DUO399"))
    expect(stage.seen().step).toBe("refused")
  })
})

describe("a code for an empty cart", () => {
  test("waits for the first goods, and is then judged for them", () => {
    const stage = openField()
    stage.enter("DUO399")
    expect(stage.judged()).toMatchObject([{ cart: { products: [] } }])
    stage.answer("JudgeCode", { code: "DUO399" })
    expect([stage.seen().step, codesOf(stage)]).toEqual(["waiting", []])
    stage.put(addCola)
    stage.wait(1000)
    stage.fail("JudgeCode", refusalOf(4025, "DUO399"))
    expect(stage.seen().step).toBe("unfit")
    expect(stage.see().validation._tag).toBe("Pending")
  })
})

describe("when the account that orders changes, a code", () => {
  const change = { type: "AccountChanged", organisationId: null, isSameCustomer: false } as const

  test("that waits for the first goods keeps waiting, and is added with them", () => {
    const stage = openField()
    stage.enter("DUO399")
    stage.answer("JudgeCode", { code: "DUO399" })
    stage.say(change)
    expect(stage.seen()).toMatchObject({ step: "waiting", code: "DUO399" })
    stage.put(addLarge)
    stage.wait(1000)
    stage.answer("JudgeCode", { code: "DUO399" })
    expect(codesOf(stage)).toEqual(["DUO399"])
  })

  test("that is being judged is judged again, and the answer for the previous account is dropped", () => {
    const stage = openFieldAtCart()
    stage.enter("DUO399")
    const before = stage.keyOf("JudgeCode")
    stage.say(change)
    expect(stage.judged()).toMatchObject([{ code: "DUO399" }])
    expect(stage.keyOf("JudgeCode")).not.toBe(before)
  })

  test.each([
    ["does not fit", (stage: ReturnType<typeof openField>) => stage.fail("JudgeCode", refusalOf(4025, "DUO399"))],
    ["got no answer", (stage: ReturnType<typeof openField>) => stage.fail("JudgeCode", { _tag: "Unreachable" })],
  ])("that %s is judged again automatically", (_what, end) => {
    const stage = openFieldAtCart()
    stage.enter("DUO399")
    end(stage)
    stage.say(change)
    stage.say(change)
    stage.wait(1000)
    expect(stage.judged()).toMatchObject([{ code: "DUO399" }])
    stage.say(change)
    stage.wait(1000)
    stage.answer("JudgeCode", { code: "DUO399" })
    expect(codesOf(stage)).toEqual(["DUO399"])
  })
})

describe("a picked deal", () => {
  test("is judged without the cart's codes, which it replaces only once it counts", () => {
    const stage = openFieldAtCart()
    stage.say({ type: "CouponAccepted", code: "TI", replaces: false })
    stage.put({ type: "DealPicked", code: "DUO399" })
    expect(stage.judged()).toMatchObject([{ code: "DUO399", coupons: [] }])
    stage.fail("JudgeCode", refusalOf(4025, "DUO399"))
    expect(codesOf(stage)).toEqual(["TI"])
    stage.put({ type: "DealPicked", code: "DUO399" })
    stage.answer("JudgeCode", { code: "DUO399" })
    expect(codesOf(stage)).toEqual(["DUO399"])
  })

  test("is replaced by a deal that is picked after it", () => {
    const stage = openFieldAtCart()
    stage.put({ type: "DealPicked", code: "DUO399" })
    stage.put({ type: "DealPicked", code: "TRIO" })
    expect(stage.judged()).toMatchObject([{ code: "TRIO" }])
  })
})

describe("a code that has lapsed", () => {
  const price = { ...priceOf(399), validCoupons: ["DUO399"], areCouponsValidated: true }
  const lapsed = () => {
    const stage = openFieldAtCart()
    stage.put(addLarge)
    stage.enter("DUO399")
    stage.answer("JudgeCode", { code: "DUO399" })
    stage.close()
    stage.wait(1000)
    stage.answer("ValidatePrice", price)
    stage.put({ type: "LineDecreased", id: stage.see().cart.lines[0]?.id ?? "" })
    stage.wait(1000)
    stage.fail("ValidatePrice", refusalOf(4025, "DUO399"))
    return stage
  }

  test("is added again automatically when the cart fits again", () => {
    const stage = lapsed()
    stage.wait(1000)
    stage.fail("JudgeCode", refusalOf(4025, "DUO399"))
    expect([stage.seen().step, codesOf(stage)]).toEqual(["unfit", []])
    stage.put(addLarge)
    stage.wait(1000)
    stage.answer("JudgeCode", { code: "DUO399" })
    expect(codesOf(stage)).toEqual(["DUO399"])
  })

  test("is not judged again when its lapse was undone", () => {
    const stage = lapsed()
    stage.put({ type: "LapseUndone" })
    stage.wait(1000)
    expect([stage.judged(), stage.seen().step, codesOf(stage)]).toEqual([[], "typing", ["DUO399"]])
  })

  test("leaves the field to a code that is being typed", () => {
    const stage = openFieldAtCart()
    stage.put({ type: "CouponTyped", code: "TRE" })
    stage.say({ type: "CodesLapsed", codes: ["DUO399"], problems: [] })
    expect(stage.seen()).toEqual({ step: "typing", code: "TRE", problems: [] })
  })
})
