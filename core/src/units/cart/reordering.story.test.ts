import { describe, expect, test } from "vitest"
import type { EarlierOrder } from "../../domain/cart/again.ts"
import { kroner } from "../../domain/money/rules/kroner.ts"
import type { StoreStatus } from "../../domain/store/model.ts"
import { priceOf } from "../../shop/samples.fixture.ts"
import { add, one, openCart, openStore, pepperoni, standing, storeOne, two } from "./cartStage.fixture.ts"

const line = (
  code: string | readonly string[],
  more: Partial<EarlierOrder["lines"][number]> = {},
): EarlierOrder["lines"][number] => {
  const codes = typeof code === "string" ? [code] : code
  return { name: codes.join(" / "), codes, quantity: 1, ingredients: [], unitPrice: null, ...more }
}

const again = (lines: EarlierOrder["lines"], more: Partial<EarlierOrder> = {}) =>
  ({ type: "Reordered", storeId: "1", storeName: "Store 1", lines, way: null, coupons: [], ...more }) as const

const dinner = [line("MARG_AM30", { quantity: 2, ingredients: [pepperoni(3)] }), line(["MARG_AM30", "PEPP_AM30"])]

type Stage = ReturnType<typeof openCart>

/** Orders again at the shown store, whose stock is loaded first. */
const order = (stage: Stage, event: ReturnType<typeof again>, stock: Partial<StoreStatus> = {}) => {
  stage.put(event)
  stage.answer("LoadStatus", standing(stock))
}

const answer = (stage: Stage, how: "onConfirm" | "onCancel" | "onClose") => {
  const event = stage.see().asked.at(-1)?.[how]
  if (event) stage.put(event)
}

const codes = (stage: Stage) =>
  stage.see().cart.lines.map(({ variationCode, quantity }) => `${quantity} ${variationCode}`)
const topic = (stage: Stage) => stage.see().asked.at(-1)?.content

describe("ordering again with an empty cart", () => {
  test("makes the lines from the menu, once the stock is known", () => {
    const stage = openStore()
    stage.put(again(dinner))
    expect(stage.see().cart).toMatchObject({ totalCount: 0, isReordering: true })
    stage.answer("LoadStatus", standing())
    expect(stage.see().cart).toMatchObject({
      lines: [
        { quantity: 2, price: kroner(199 + 75) },
        { type: "half-half", price: kroner(219) },
      ],
      leftOut: [],
      movedFrom: null,
      isReordering: false,
    })
    expect(stage.see().asked).toEqual([])
  })

  test("waits for the store's menu, also when another menu is opened first", () => {
    const stage = openCart()
    stage.put(again(dinner))
    stage.put({ type: "PathOpened", path: "/butikker/store-2/meny/pizza", how: "link" })
    stage.answer("LoadStore", two)
    stage.answer("LoadStatus", standing())
    expect(stage.see().cart.totalCount).toBe(0)
    stage.put({ type: "PathOpened", path: "/butikker/store-1/meny/pizza", how: "link" })
    stage.answer("LoadStore", one)
    stage.answer("LoadStatus", standing())
    expect(stage.see().cart).toMatchObject({ storeId: "1", totalCount: 3 })
    expect(stage.see().cart.cartId).not.toBe("")
    stage.put({ type: "StoreChosen", storeSlug: "store-1" })
    stage.answer("LoadStatus", standing())
    expect(stage.see().cart.totalCount).toBe(3)
  })

  test("is given up when the customer chooses another store meanwhile", () => {
    const stage = openCart()
    stage.put(again(dinner))
    stage.put({ type: "StoreChosen", storeSlug: "store-2" })
    stage.answer("LoadStore", two)
    stage.answer("LoadStatus", standing())
    expect(stage.see().cart).toMatchObject({ storeId: "2", totalCount: 0, isReordering: false })
  })

  test("lists each line that was left out, until the customer dismisses the list", () => {
    const stage = openStore()
    const lines = [
      line("COLA"),
      line("FRIES"),
      line("MARG_AM22", { name: "Margherita" }),
      line("GONE", { name: "Sommer" }),
    ]
    order(stage, again(lines), { soldOutVariations: ["FRIES"] })
    expect(codes(stage)).toEqual(["1 COLA"])
    expect(stage.see().cart.leftOut).toMatchObject([
      { name: { nb: "FRIES" }, loss: { _tag: "SoldOut" } },
      { name: { nb: "Margherita" }, loss: { _tag: "SizeGone" } },
      { name: { nb: "Sommer" }, loss: { _tag: "Gone" } },
    ])
    stage.wait(600_000)
    stage.put(add("COLA"))
    stage.put({ type: "PathOpened", path: "/handlevogn", how: "link" })
    expect(stage.see().cart.leftOut).toHaveLength(3)
    stage.put({ type: "LeftOutDismissed" })
    expect(stage.see().cart.leftOut).toEqual([])
  })

  test("includes, for tomorrow, what is sold out only tonight, and lists it as left out for tonight", () => {
    const morning = Date.UTC(2026, 10, 22, 5)
    const ingredients = one.menu.ingredients.map((each) =>
      each.productCode === "AR" ? { ...each, soldOut: true, soldOutUntil: morning } : each,
    )
    const lines = [
      line("FRIES"),
      line("MARG_AM30", { name: "Margherita", ingredients: [{ code: "AR", quantity: 1, part: "w" }] }),
    ]
    const tonight = { soldOutVariations: ["FRIES"], soldOutUntil: { FRIES: morning } }
    const ask = (option: "now" | "tomorrow") => {
      const stage = openStore({ ...one, menu: { ...one.menu, ingredients } })
      stage.put({ type: "TimingOpened" })
      stage.put({ type: "TimeOptionChosen", option })
      order(stage, again(lines), tonight)
      return { codes: codes(stage), leftOut: stage.see().cart.leftOut, changes: stage.line(1)?.modifications.changes }
    }
    expect(ask("tomorrow")).toMatchObject({
      codes: ["1 FRIES", "1 MARG_AM30"],
      leftOut: [],
      changes: [{ code: "AR", quantity: 1 }],
    })
    expect(ask("now")).toMatchObject({
      codes: ["1 MARG_AM30"],
      leftOut: [
        { name: { nb: "FRIES" }, loss: { _tag: "SoldOut" } },
        { name: { nb: "MARG" }, loss: { _tag: "ToppingSoldOut", topping: { nb: "AR" } } },
      ],
    })
  })

  test("reports a new price, and whatever else differs from last time", () => {
    const stage = openStore()
    order(stage, again([line("COLA", { unitPrice: kroner(29) }), line("FRIES", { unitPrice: kroner(49) })]))
    expect(stage.see().cart.leftOut).toMatchObject([
      { name: { nb: "COLA" }, loss: { _tag: "PriceChanged", before: kroner(29), after: kroner(35) } },
    ])
  })

  test("reports nothing more once the cart is emptied", () => {
    const stage = openStore()
    order(stage, again([line("COLA"), line("GONE")]))
    stage.put({ type: "CartEmptied" })
    expect(stage.see().cart.leftOut).toEqual([])
  })
})

describe("ordering again with food in the cart asks first, and", () => {
  const filled = () => {
    const stage = openStore()
    stage.put(add("COLA"))
    stage.put(again(dinner))
    return stage
  }

  test("does nothing before the answer", () => {
    const stage = filled()
    expect([codes(stage), stage.see().cart.isReordering]).toEqual([["1 COLA"], false])
    expect(topic(stage)).toEqual({ _tag: "Confirm", topic: { _tag: "Reorder", from: null, to: "Store 1" } })
  })

  test("leaves the cart as it is when the question is closed", () => {
    const stage = filled()
    answer(stage, "onClose")
    expect([codes(stage), stage.see().cart.isReordering]).toEqual([["1 COLA"], false])
  })

  test("adds to it on a yes, which can be undone", () => {
    const stage = filled()
    const before = stage.see().cart.lines
    answer(stage, "onConfirm")
    stage.answer("LoadStatus", standing())
    expect(codes(stage)).toEqual(["1 COLA", "2 MARG_AM30", "1 MARG_AM30"])
    expect(stage.see().cart.movedFrom).toEqual({ storeName: "Store 1", by: "reorder" })
    stage.put({ type: "MoveUndone" })
    expect(stage.see().cart.lines).toEqual(before)
    expect(stage.see().cart.movedFrom).toBeNull()
  })

  test("replaces it on a no, which can be undone until something else changes", () => {
    const stage = filled()
    const { cartId, lines } = stage.see().cart
    answer(stage, "onCancel")
    stage.answer("LoadStatus", standing())
    expect(codes(stage)).toEqual(["2 MARG_AM30", "1 MARG_AM30"])
    const { cartId: newer } = stage.see().cart
    expect(newer).not.toBe(cartId)
    stage.put({ type: "MoveUndone" })
    expect(stage.see().cart).toMatchObject({ cartId: newer, lines })
    stage.put(again(dinner))
    answer(stage, "onCancel")
    stage.answer("LoadStatus", standing())
    stage.put(add("COLA"))
    expect(stage.see().cart.movedFrom).toBeNull()
  })

  test("replaces it without an undo once the earlier cart turns out to be ordered", () => {
    const stage = filled()
    const { cartId } = stage.see().cart
    answer(stage, "onCancel")
    stage.answer("LoadStatus", standing())
    expect(stage.see().cart.movedFrom).not.toBeNull()
    stage.put({ type: "OrderPlaced", orderId: "o1", key: cartId })
    expect(stage.see().cart).toMatchObject({ movedFrom: null, totalCount: 3, activeOrderId: "o1" })
  })

  test("names the store that the cart would move from", () => {
    const stage = openStore(two)
    stage.put(add("COLA"))
    stage.put(again(dinner))
    expect(topic(stage)).toMatchObject({ topic: { from: "Store 2", to: "Store 1" } })
    answer(stage, "onConfirm")
    stage.answer("LoadStore", one)
    stage.answer("LoadStatus", standing({ soldOutVariations: ["COLA"] }))
    expect([stage.see().cart.storeId, codes(stage)]).toEqual(["1", ["2 MARG_AM30", "1 MARG_AM30"]])
    expect(stage.see().cart.leftOut).toMatchObject([{ name: { nb: "COLA" }, loss: { _tag: "SoldOut" } }])
    stage.put({ type: "MoveUndone" })
    expect([stage.see().cart.storeId, codes(stage), stage.see().cart.leftOut]).toEqual(["2", ["1 COLA"], []])
  })

  test("reports pieces beyond the most that a line can hold", () => {
    const stage = openStore()
    stage.put(add("COLA", { quantity: 60 }))
    stage.put(again([line("COLA", { quantity: 60 })]))
    answer(stage, "onConfirm")
    stage.answer("LoadStatus", standing())
    expect(codes(stage)).toEqual(["99 COLA"])
    expect(stage.see().cart.leftOut).toMatchObject([{ loss: { _tag: "TooMany", most: 99 } }])
  })
})

describe("the method of the earlier order", () => {
  const inside = { latitude: 59.95, longitude: 10.7 }
  const address = { street: "Street 9", postalCode: "0001", city: "Oslo", deliveryDescription: "", position: inside }
  const delivered = { method: "delivery", hotspotId: null } as const
  const atStadium = { method: "hotspot", hotspotId: "h1" } as const

  test("is delivery again, to the address that the cart has", () => {
    const stage = openStore()
    stage.put({ type: "AddressChosen", address })
    order(stage, again(dinner, { way: delivered }))
    expect(stage.see().cart).toMatchObject({
      shipping: { method: "delivery", address, price: storeOne.deliveryFee },
      leftOut: [],
    })
  })

  test("is delivery without an address, which is reported", () => {
    const stage = openStore()
    order(stage, again(dinner, { way: delivered }))
    expect(stage.see().cart).toMatchObject({ shipping: { method: "delivery" }, leftOut: [{ _tag: "NoAddress" }] })
  })

  test("is carry-out if the store no longer delivers, which is reported", () => {
    const stage = openStore()
    stage.put({ type: "AddressChosen", address: { ...address, position: { latitude: 61, longitude: 5 } } })
    order(stage, again(dinner, { way: delivered }))
    expect(stage.see().cart).toMatchObject({ shipping: { method: "carryout" }, leftOut: [{ _tag: "NoDelivery" }] })
  })

  test("is the hotspot again, which asks its questions again", () => {
    const stage = openStore()
    order(stage, again(dinner, { way: atStadium }))
    expect(stage.see().cart.shipping).toMatchObject({ method: "hotspot", hotspot: { id: "h1", parameters: {} } })
  })

  test("is carry-out if the hotspot is gone, which is reported", () => {
    const stage = openStore()
    order(stage, again(dinner, { way: { method: "hotspot", hotspotId: "h9" } }))
    expect(stage.see().cart).toMatchObject({ shipping: { method: "carryout" }, leftOut: [{ _tag: "NoHotspot" }] })
  })

  test("does not replace the method of a cart to which the order is added", () => {
    const stage = openStore()
    stage.put(add("COLA"))
    stage.put(again(dinner, { way: atStadium }))
    answer(stage, "onConfirm")
    stage.answer("LoadStatus", standing())
    expect(stage.see().cart.shipping.method).toBe("carryout")
  })
})

describe("the codes of the earlier order", () => {
  const withCodes = (coupons: readonly string[]) => again(dinner, { coupons })

  test("are added, and stay if they count", () => {
    const stage = openStore()
    order(stage, withCodes(["TI"]))
    stage.wait(1000)
    expect(stage.asking()).toMatchObject([{ request: { coupons: ["TI"] } }])
    stage.answer("ValidatePrice", { ...priceOf(700), validCoupons: ["TI"], areCouponsValidated: true })
    expect(stage.see().cart).toMatchObject({ manualDeals: ["TI"], leftOut: [], broughtCodes: [] })
  })

  test("are removed, with the reason, if they no longer count, and the price is requested without them", () => {
    const stage = openStore()
    order(stage, withCodes(["TI", "DUO"]))
    stage.wait(1000)
    const problems = [{ code: 3134, message: "", coupons: ["TI"] }]
    stage.fail("ValidatePrice", { _tag: "Refused", status: 400, problems })
    expect(stage.see().cart).toMatchObject({
      manualDeals: ["DUO"],
      leftOut: [{ _tag: "Code", code: "TI", problem: 3134 }],
    })
    stage.wait(1000)
    stage.answer("ValidatePrice", { ...priceOf(700), validCoupons: ["DUO"], areCouponsValidated: true })
    expect(stage.see().validation._tag).toBe("Confirmed")
  })

  test("are excluded by another discount, which is reported", () => {
    const stage = openStore()
    stage.put(add("COLA"))
    const discount = { couponCode: "MIN", descriptions: { nb: "", sv: "", en: "" } }
    stage.put({ type: "DiscountChosen", choice: { _tag: "UserDiscount", discount } })
    stage.put(withCodes(["TI"]))
    answer(stage, "onConfirm")
    stage.answer("LoadStatus", standing())
    expect(stage.see().cart).toMatchObject({ manualDeals: [], leftOut: [{ _tag: "CodeExcluded", code: "TI" }] })
  })
})
