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

describe("an earlier order that is added to the cart", () => {
  test.each(["onConfirm", "onCancel"] as const)("shows the cart (%s)", (how) => {
    const stage = openStore()
    stage.put(add("COLA"))
    stage.put(again(["MARG_AM30"]))
    answer(stage, how)
    expect(stage.panel()).toBeNull()
    stage.answer("LoadStatus", standing())
    expect(stage.panel()).toBe("ShoppingCart")
  })

  test("joins food that was added since, without another question", () => {
    const stage = openStore()
    stage.put(add("COLA"))
    stage.put(again(["MARG_AM30"]))
    answer(stage, "onConfirm")
    stage.put({ type: "LineRemoved", id: stage.see().cart.lines[0]?.id ?? "" })
    stage.put(add("FRIES"))
    stage.answer("LoadStatus", standing())
    expect([codesIn(stage), stage.see().asked.length]).toEqual([["FRIES", "MARG_AM30"], 1])
  })

  test("keeps the time and method chosen for an empty cart; of a cart that it replaces, only the method", () => {
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

  test("does not list food already in the cart that the cart's own store has sold out since", () => {
    const stage = openStore()
    stage.put(add("COLA"))
    stage.put(again(["MARG_AM30"]))
    answer(stage, "onConfirm")
    stage.answer("LoadStatus", standing({ soldOutVariations: ["COLA"] }))
    expect([codesIn(stage), stage.see().cart.leftOut]).toEqual([["COLA", "MARG_AM30"], []])
  })

  test("lists each line of the cart that the order's store cannot supply, in the cart and not in a dialog", () => {
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

  test("is limited to the most that a line can hold, and the line is listed once", () => {
    const stage = openStore()
    stage.put(add("COLA", { quantity: 99 }))
    stage.put(again(["COLA"]))
    answer(stage, "onConfirm")
    stage.answer("LoadStatus", standing())
    expect(stage.see().cart.leftOut).toMatchObject([{ _tag: "Line", loss: { _tag: "TooMany" } }])
  })

  test("clears what was left out of the order before it", () => {
    const stage = openStore()
    stage.put(again(["COLA", "GONE"]))
    stage.answer("LoadStatus", standing())
    expect(stage.see().cart.leftOut).toHaveLength(1)
    stage.put(again(["MARG_AM30"]))
    answer(stage, "onConfirm")
    stage.answer("LoadStatus", standing())
    expect(stage.see().cart.leftOut).toEqual([])
  })

  test("leaves no code to be judged once the cart is emptied", () => {
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

  test("leave the cart if they came with the order; its other codes still wait to be judged", () => {
    const stage = withCodes()
    stage.put(refused("TI"))
    expect(stage.see().cart).toMatchObject({ manualDeals: ["DUO"], broughtCodes: ["DUO"] })
  })

  test("stay if the customer typed them, beside those that came with the order", () => {
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

  test("restores the food, without codes or an undo, and opens no panel", () => {
    const stage = atTwo()
    expect(stage.see().cart).toMatchObject({ storeId: "1", movedFrom: null, manualDeals: [], leftOut: [] })
    expect(codesIn(stage)).toEqual(["COLA", "FRIES"])
    expect(stage.panel()).toBeNull()
  })
})
