import { describe, expect, test } from "vitest"
import type { EarlierOrder } from "../../domain/cart/again.ts"
import { add, codesIn, earlierLine, one, openStore, standing, two } from "./cartStage.fixture.ts"

type Stage = ReturnType<typeof openStore>

const again = (lines: readonly string[], more: Partial<EarlierOrder> = {}) =>
  ({
    type: "Reordered",
    storeId: "1",
    storeName: "Store 1",
    lines: lines.map(earlierLine),
    way: null,
    coupons: [],
    ...more,
  }) as const

const answer = (stage: Stage, how: "onConfirm" | "onCancel") => {
  const event = stage.see().asked.at(-1)?.[how]
  if (event) stage.put(event)
}

describe("an earlier order that comes into the cart", () => {
  test.each(["onConfirm", "onCancel"] as const)("shows the cart (%s)", (how) => {
    const stage = openStore()
    stage.put(add("COLA"))
    stage.put(again(["MARG_AM30"]))
    answer(stage, how)
    expect(stage.panel()).toBeNull()
    stage.answer("LoadStatus", standing())
    expect(stage.panel()).toBe("ShoppingCart")
  })

  test("is not asked about again when food was added since: it joins", () => {
    const stage = openStore()
    stage.put(add("COLA"))
    stage.put(again(["MARG_AM30"]))
    answer(stage, "onConfirm")
    stage.put({ type: "LineRemoved", id: stage.see().cart.lines[0]?.id ?? "" })
    stage.put(add("FRIES"))
    stage.answer("LoadStatus", standing())
    expect([codesIn(stage), stage.see().asked.length]).toEqual([["FRIES", "MARG_AM30"], 1])
  })

  test("keeps the time that was chosen for an empty cart, and the way of one that it replaces without its time", () => {
    const requested = Date.UTC(2026, 10, 21, 19)
    const stage = openStore()
    stage.put({ type: "TimeRequested", requested })
    stage.put({ type: "MethodChosen", method: "delivery" })
    stage.put(again(["MARG_AM30"]))
    stage.answer("LoadStatus", standing())
    expect(stage.see().cart.shipping).toMatchObject({ method: "delivery", requestedTime: requested })
    stage.put(again(["COLA"]))
    answer(stage, "onCancel")
    stage.answer("LoadStatus", standing())
    expect([codesIn(stage), stage.see().cart.shipping]).toMatchObject([
      ["COLA"],
      { method: "delivery", requestedTime: null },
    ])
  })

  test("does not name food of this cart that its own store is sold out of by now", () => {
    const stage = openStore()
    stage.put(add("COLA"))
    stage.put(again(["MARG_AM30"]))
    answer(stage, "onConfirm")
    stage.answer("LoadStatus", standing({ soldOutVariations: ["COLA"] }))
    expect([codesIn(stage), stage.see().cart.leftOut]).toEqual([["COLA", "MARG_AM30"], []])
  })

  test("names each line of this cart that the order's store does not sell, in the cart and in no dialog", () => {
    const stage = openStore(one)
    stage.put(add("FRIES"))
    stage.put(add("COLA"))
    stage.put(again(["MARG_AM30"], { storeId: "2", storeName: "Store 2" }))
    const questions = stage.see().asked.length
    answer(stage, "onConfirm")
    stage.answer("LoadStore", two)
    stage.answer("LoadStatus", standing({ soldOutVariations: ["COLA"] }))
    expect(stage.see().cart.leftOut).toMatchObject([
      { _tag: "Line", name: { nb: "FRIES" }, loss: { _tag: "Gone" } },
      { _tag: "Line", name: { nb: "COLA" }, loss: { _tag: "SoldOut" } },
    ])
    expect(stage.see().asked).toHaveLength(questions)
  })

  test("is a line that holds no more than the most, and says so as one", () => {
    const stage = openStore()
    stage.put(add("COLA", { quantity: 99 }))
    stage.put(again(["COLA"]))
    answer(stage, "onConfirm")
    stage.answer("LoadStatus", standing())
    expect(stage.see().cart.leftOut).toMatchObject([{ _tag: "Line", loss: { _tag: "TooMany" } }])
  })

  test("tells nothing more of the one before", () => {
    const stage = openStore()
    stage.put(again(["COLA", "GONE"]))
    stage.answer("LoadStatus", standing())
    expect(stage.see().cart.leftOut).toHaveLength(1)
    stage.put(again(["MARG_AM30"]))
    answer(stage, "onConfirm")
    stage.answer("LoadStatus", standing())
    expect(stage.see().cart.leftOut).toEqual([])
  })

  test("leaves nothing to be judged once the cart is emptied", () => {
    const stage = openStore()
    stage.put(again(["MARG_AM30"], { coupons: ["TI"] }))
    stage.answer("LoadStatus", standing())
    expect(stage.see().cart.broughtCodes).toEqual(["TI"])
    stage.put({ type: "CartEmptied" })
    expect(stage.see().cart).toMatchObject({ broughtCodes: [], leftOut: [] })
  })
})

describe("codes that are refused", () => {
  const withCodes = () => {
    const stage = openStore()
    stage.put(again(["MARG_AM30"], { coupons: ["TI", "DUO"] }))
    stage.answer("LoadStatus", standing())
    return stage
  }
  const refused = (...coupons: readonly string[]) =>
    ({ type: "CodesRefused", problems: [{ code: 3134, message: "", coupons }] }) as const

  test("leave the cart when they came with the order; the others wait for their own answer", () => {
    const stage = withCodes()
    stage.put(refused("TI"))
    expect(stage.see().cart).toMatchObject({ manualDeals: ["DUO"], broughtCodes: ["DUO"] })
  })

  test("stay when the customer typed them, beside those that came with the order", () => {
    const stage = withCodes()
    stage.put({ type: "CouponAccepted", code: "TYPED", replaces: false })
    const saved = stage.savings()
    stage.put(refused("TYPED"))
    expect(stage.see().cart).toMatchObject({ manualDeals: ["TI", "DUO", "TYPED"], leftOut: [] })
    expect(stage.savings()).toBe(saved)
    stage.put(refused("TYPED", "TI"))
    expect(stage.see().cart.leftOut).toMatchObject([{ _tag: "Code", code: "TI" }])
  })
})

describe("the way back from a store that lacks some of the cart", () => {
  const atTwo = () => {
    const stage = openStore(one)
    stage.put(add("COLA"))
    stage.put(add("FRIES"))
    stage.put({ type: "StoreChosen", storeSlug: "store-2" })
    stage.answer("LoadStore", two)
    stage.answer("LoadStatus", standing())
    answer(stage, "onCancel")
    stage.answer("LoadStore", one)
    stage.answer("LoadStatus", standing())
    return stage
  }

  test("brings the food, no code and no undo, and opens no panel", () => {
    const stage = atTwo()
    expect(stage.see().cart).toMatchObject({ storeId: "1", movedFrom: null, manualDeals: [], leftOut: [] })
    expect(codesIn(stage)).toEqual(["COLA", "FRIES"])
    expect(stage.panel()).toBeNull()
  })
})
