import { describe, expect, test } from "vitest"
import { priceOf } from "../../shop/samples.fixture.ts"
import {
  add,
  codesIn,
  menuTwo,
  one,
  openCart,
  openStore,
  standing,
  storeOne,
  storeTwo,
  two,
} from "./cartStage.fixture.ts"

type Stage = ReturnType<typeof openStore>

const moveTo = (stage: Stage, store: typeof one) => {
  stage.put({ type: "StoreChosen", storeSlug: store.store.slug })
  stage.answer("LoadStore", store)
  stage.answer("LoadStatus", standing())
}
const atHotspot = () => {
  const stage = openStore()
  stage.put(add("COLA"))
  stage.put({ type: "HotspotChosen", hotspotId: "h1", parameters: {} })
  expect(stage.see().cart.shipping).toMatchObject({ method: "hotspot", hotspot: { id: "h1" } })
  return stage
}
const [stadium] = storeOne.hotspots

describe("a hotspot", () => {
  test("stays when the next store delivers there too", () => {
    const stage = atHotspot()
    moveTo(stage, { store: { ...storeTwo, hotspots: storeOne.hotspots }, menu: menuTwo })
    expect(stage.see().cart.shipping).toMatchObject({ method: "hotspot", hotspot: { id: "h1" } })
  })

  test.each([
    ["none", []],
    ["another", stadium ? [{ ...stadium, id: "h2" }] : []],
  ])("is replaced by carry-out when the next store delivers to %s", (_, hotspots) => {
    const stage = atHotspot()
    moveTo(stage, { store: { ...storeTwo, hotspots }, menu: menuTwo })
    expect(stage.see().cart.shipping).toMatchObject({ method: "carryout", hotspot: null })
  })

  test("cannot be chosen while no store is known", () => {
    const stage = openCart()
    const { cart } = stage.see()
    stage.put({ type: "HotspotChosen", hotspotId: "h1", parameters: {} })
    expect(stage.see().cart).toEqual(cart)
  })

  test("stays the method of an empty cart, although the remembered method is delivery", () => {
    const emptied = atHotspot()
    emptied.put({ type: "CartEmptied" })
    const shipping = { method: "delivery", address: null, contactless: true } as const
    const contact = { firstName: "Kunde", lastName: "En", phone: "40 00 00 00", email: "", shipping }
    const next = openCart(emptied.saved(), {}, { contact })
    expect(next.see().cart.shipping).toMatchObject({ method: "hotspot", contactless: false })
  })
})

describe("a pizza that is added", () => {
  test("is announced with its store only when the cart moved there from another one", () => {
    const stage = openStore()
    stage.put(add("COLA"))
    stage.put(add("FRIES"))
    expect(stage.notices()).not.toContain("AddedElsewhere")
  })

  test("from the menu has no changes", () => {
    const stage = openStore()
    const product = one.menu.products.find(({ productCode }) => productCode === "MARG")
    stage.put({ type: "ProductAdded", productId: product?.id ?? "", variationCode: "MARG_AM30", quantity: 1 })
    expect(stage.see().cart.orderLines).toMatchObject([{ codes: ["MARG_AM30"], ingredients: [] }])
  })

  test("is counted by analytics once it is in the cart", () => {
    const stage = openStore()
    stage.put(add("GONE"))
    expect(stage.see().counted).toEqual([])
    stage.put(add("COLA"))
    expect(stage.see().counted).toEqual(["add_to_cart"])
  })

  test("of two halves opens the builder, where the halves are chosen", () => {
    const stage = openStore()
    const product = one.menu.products.find(({ kind }) => kind === "HALF_HALF")
    stage.put({ type: "ProductAdded", productId: product?.id ?? "", variationCode: "HALF", quantity: 1 })
    expect([codesIn(stage), stage.panel()]).toEqual([[], "PizzaBuilder"])
  })

  test("after an agreed move asks for the age first; until then nothing moves, and there is nothing to undo", () => {
    const stage = openStore(two)
    stage.put(add("COLA"))
    const wanted = add("BEER")
    stage.put({ type: "MoveAgreed", storeId: "2", wanted })
    expect(stage.see().asked).toMatchObject([{ content: { _tag: "AgeRestriction" } }])
    expect([codesIn(stage), stage.see().cart.movedFrom]).toEqual([["COLA"], null])
  })

  test("is not added when its store is no longer shown", () => {
    const stage = openCart()
    stage.put({ type: "MoveAgreed", storeId: "1", wanted: add("COLA") })
    expect(codesIn(stage)).toEqual([])
  })
})

test("a line cannot be changed while no menu is shown", () => {
  const before = openStore()
  before.put(add("COLA"))
  const stage = openCart(before.saved())
  const { cart } = stage.see()
  const id = cart.lines[0]?.id ?? ""
  stage.put({ type: "LineEdited", id, variationCode: "COLA", secondVariationCode: null, ingredients: [], quantity: 5 })
  expect(stage.see().cart).toEqual(cart)
})

test("an unchanged line keeps its object identity, for rendering", () => {
  const stage = openStore()
  stage.put(add("COLA"))
  const [line, asked] = [stage.see().cart.lines[0], stage.see().cart.orderLines[0]]
  stage.put(add("FRIES"))
  expect(stage.see().cart.lines[0]).toBe(line)
  expect(stage.see().cart.orderLines[0]).toBe(asked)
})

describe("an order that was placed", () => {
  test("leaves what was added since it was sent, in a new cart at the same store", () => {
    const stage = openStore()
    stage.put(add("COLA"))
    const { cartId: key, orderLines: lines } = stage.see().cart
    stage.put(add("FRIES"))
    stage.put({ type: "OrderPlaced", orderId: "o1", key, lines })
    expect(codesIn(stage)).toEqual(["FRIES"])
    expect(stage.see().cart).toMatchObject({ storeId: "1", activeOrderId: "o1" })
    expect([key, ""]).not.toContain(stage.see().cart.cartId)
  })

  test("by another tab does not remove this tab's undo of a move", () => {
    const stage = openStore()
    stage.put(add("COLA"))
    moveTo(stage, two)
    expect(stage.see().cart.movedFrom).not.toBeNull()
    stage.put({ type: "OrderPlaced", orderId: "o1", key: "of-another-cart" })
    expect(stage.see().cart.movedFrom).toMatchObject({ storeName: "Store 1" })
  })

  test("leaves a cart without a store, whose delivery fee is the shown store's", () => {
    const stage = openStore()
    stage.put(add("COLA"))
    stage.put({ type: "OrderPlaced", orderId: "o1", key: stage.see().cart.cartId })
    stage.put({ type: "MethodChosen", method: "delivery" })
    expect(stage.see().cart).toMatchObject({ storeId: "", shipping: { price: storeOne.deliveryFee } })
  })
})

describe("a code that lapses after another one was removed", () => {
  const refusal = { _tag: "Refused", status: 400, problems: [{ code: 3109, message: "Nei.", coupons: ["MINE"] }] }
  const discount = { couponCode: "MINE", descriptions: { nb: "Min", sv: "Min", en: "Mine" } }

  /**
   * A deal counted and was removed, and the price without it was confirmed; then a line is removed, and a granted code
   * lapses.
   */
  const lapsed = () => {
    const stage = openStore()
    stage.put(add("MARG_AM30", { quantity: 2 }))
    stage.put(add("COLA"))
    stage.put({ type: "CouponAccepted", code: "DUO", replaces: false })
    stage.put({ type: "CouponRemoved", code: "DUO" })
    stage.wait(1000)
    stage.answer("ValidatePrice", priceOf(399))
    stage.put({ type: "DiscountChosen", choice: { _tag: "UserDiscount", discount } })
    stage.put({ type: "LineRemoved", id: stage.see().cart.lines[0]?.id ?? "" })
    stage.wait(1000)
    stage.fail("ValidatePrice", refusal)
    expect(stage.see().cart.userDiscount).toBeNull()
    return stage
  }

  test("cannot be restored by an undo, because the last confirmed price had no codes", () => {
    expect(lapsed().see().cart.lapsed).toEqual({ codes: ["MINE"], canUndo: false })
  })

  test("does not come back when the removed line is restored", () => {
    const stage = lapsed()
    stage.put({ type: "RemovalUndone" })
    expect(codesIn(stage)).toEqual(["MARG_AM30", "COLA"])
    expect(stage.see().cart).toMatchObject({ userDiscount: null, manualDeals: [] })
  })

  test("is replaced by another code, which counts as typed and not as granted", () => {
    const stage = lapsed()
    stage.put({ type: "CouponAccepted", code: "OTHER", replaces: false })
    expect(stage.see().cart).toMatchObject({ userDiscount: null, manualDeals: ["OTHER"] })
  })
})
