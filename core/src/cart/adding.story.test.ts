import { describe, expect, test } from "vitest"
import { kroner } from "../money/rules/kroner.ts"
import { add, one, openStore, pepperoni, two } from "./cartStage.fixture.ts"

describe("adding", () => {
  test("the same item makes its line longer: by all its pieces, by one, or it takes the line's place", () => {
    const stage = openStore()
    stage.put(add("COLA", { quantity: 2 }))
    stage.put(add("COLA", { quantity: 3, merge: "all" }))
    expect(stage.line()).toMatchObject({ quantity: 5 })
    stage.put(add("COLA", { quantity: 3, merge: "one" }))
    expect(stage.line()).toMatchObject({ quantity: 6 })
    const id = stage.line()?.id
    stage.put(add("COLA", { quantity: 3, merge: "replace" }))
    expect(stage.see().cart.lines).toMatchObject([{ id, quantity: 3 }])
  })

  test("a named line is merged with even if it is made otherwise", () => {
    const stage = openStore()
    stage.put(add("MARG_AM30"))
    const id = stage.line()?.id ?? ""
    stage.put(add("MARG_AM30", { lineId: id, ingredients: [pepperoni(1)], merge: "replace" }))
    expect(stage.see().cart.lines).toMatchObject([{ id, quantity: 1, price: kroner(224) }])
    stage.put(add("COLA", { lineId: "nobody" }))
    expect(stage.see().cart.lines).toHaveLength(2)
  })

  test("never more than 99 of one line", () => {
    const stage = openStore()
    stage.put(add("COLA", { quantity: 98 }))
    stage.put(add("COLA", { quantity: 98 }))
    expect(stage.see().cart.totalCount).toBe(99)
    const savings = stage.savings()
    stage.put({ type: "LineIncreased", id: stage.line()?.id ?? "" })
    expect(stage.savings()).toBe(savings)
  })

  test("what is changed about a pizza is priced from the menu, and is another line", () => {
    const stage = openStore()
    stage.put(add("MARG_AM30"))
    stage.put(add("MARG_AM30", { ingredients: [pepperoni(3), { code: "Or", quantity: 0, part: "w" }] }))
    expect(stage.see().cart.lines).toMatchObject([
      { price: kroner(199), path: "/store-1/marg/MARG_AM30?" },
      {
        price: kroner(274),
        path: "/store-1/marg/MARG_AM30?Or=0,PE=3",
        modifications: { changes: [{ code: "PE" }, { code: "Or" }] },
      },
    ])
    expect(stage.see().cart.orderLines[1]).toMatchObject({ ingredients: [pepperoni(3), { code: "Or", quantity: 0 }] })
  })

  test("an ingredient that is named as it comes changes nothing", () => {
    const stage = openStore()
    stage.put(add("MARG_AM30"))
    stage.put(add("MARG_AM30", { ingredients: [{ code: "Or", quantity: 1, part: "w" }] }))
    expect(stage.see().cart.lines).toMatchObject([{ quantity: 2, modifications: { changes: [] } }])
  })

  test("two halves are one line, each with its own changes", () => {
    const stage = openStore()
    stage.put(
      add("MARG_AM30", { secondVariationCode: "PEPP_AM30", ingredients: [pepperoni(1, "1"), pepperoni(2, "2")] }),
    )
    expect(stage.line()).toMatchObject({
      type: "half-half",
      name: { nb: "MARG / PEPP" },
      // The dearer half, half of 25 kr twice, each rounded up.
      price: kroner(219 + 13 + 13),
      secondPizzaHalf: { variationCode: "PEPP_AM30", modifications: { changes: [pepperoniAt(2)] } },
    })
    expect(stage.see().cart.orderLines[0]).toMatchObject({ codes: ["MARG_AM30", "PEPP_AM30"] })
  })

  test.each([
    ["an unknown variation", add("MOON_AM30")],
    ["a fee", add("DLVRYFEE")],
    ["something sold out", add("MARG_AM30", { ingredients: [{ code: "AR", quantity: 1, part: "w" }] })],
    ["an ingredient that nobody has", add("MARG_AM30", { ingredients: [{ code: "MOON", quantity: 1, part: "w" }] })],
    ["two halves of two sizes", add("MARG_AM30", { secondVariationCode: "PEPP_AM40" })],
  ])("%s is not added", (_, event) => {
    const stage = openStore()
    stage.put(event)
    expect(stage.see().cart.totalCount).toBe(0)
    expect([stage.savings(), stage.notices()]).toEqual([0, []])
  })

  test("with the new-store flag the cart begins anew: another cart with this item alone", () => {
    const stage = openStore()
    stage.put(add("MARG_AM30"))
    stage.put({ type: "CouponEntered", code: "TEST" })
    const { cartId } = stage.see().cart
    stage.put({ type: "PathOpened", path: "/butikker/store-2/meny/pizza", how: "link" })
    stage.answer("LoadStore", two)
    stage.put(add("COLA", { newStore: true }))
    expect(stage.see().cart).toMatchObject({ storeId: "2", lines: [{ variationCode: "COLA" }], manualDeals: [] })
    expect(stage.see().cart.cartId).not.toBe(cartId)
    expect(stage.see().asked).toEqual([])
  })

  test("a line of another visit keeps its id to itself", () => {
    const first = openStore()
    first.put(add("MARG_AM30"))
    const record = first.line()?.id
    const again = openStore(one, {
      ...first.saved(),
      items: first.saved()?.items.map((item) => ({ ...item, id: "l5" })),
    })
    again.put(add("COLA"))
    const ids = again.see().cart.lines.map(({ id }) => id)
    expect([record, new Set(ids).size]).toEqual(["l5", 2])
  })
})

describe("changing lines", () => {
  test("an edited line stands in its old place; made like another, both are one", () => {
    const stage = openStore()
    stage.put(add("MARG_AM30"))
    stage.put(add("PEPP_AM30"))
    const id = stage.line()?.id ?? ""
    const edited = { type: "LineEdited", id, secondVariationCode: null, quantity: 2 } as const
    stage.put({ ...edited, variationCode: "MARG_AM40", ingredients: [pepperoni(1)] })
    expect(stage.see().cart.lines).toMatchObject([
      { id, variationCode: "MARG_AM40", quantity: 2, price: kroner(264) },
      { variationCode: "PEPP_AM30" },
    ])
    stage.put({ ...edited, variationCode: "PEPP_AM30", ingredients: [] })
    expect(stage.see().cart.lines).toMatchObject([{ id, variationCode: "PEPP_AM30", quantity: 3 }])
  })

  test("a line that is not there, or made of what is not there, is not edited", () => {
    const stage = openStore()
    stage.put(add("MARG_AM30"))
    const before = stage.see().cart
    const edited = { type: "LineEdited", secondVariationCode: null, quantity: 1, ingredients: [] } as const
    stage.put({ ...edited, id: "nobody", variationCode: "MARG_AM40" })
    stage.put({ ...edited, id: before.lines[0]?.id ?? "", variationCode: "MOON" })
    expect(stage.see().cart).toBe(before)
  })

  test("a line shrinks, goes at one, and can be removed whole; a line that is not there changes nothing", () => {
    const stage = openStore()
    stage.put(add("COLA", { quantity: 2 }))
    stage.put(add("MARG_AM30", { quantity: 5 }))
    const [cola, pizza] = stage.see().cart.lines.map(({ id }) => id)
    stage.put({ type: "LineDecreased", id: cola ?? "" })
    expect(stage.see().cart.totalCount).toBe(6)
    stage.put({ type: "LineDecreased", id: cola ?? "" })
    expect(stage.see().cart.lines).toHaveLength(1)
    const savings = stage.savings()
    for (const type of ["LineDecreased", "LineIncreased", "LineRemoved"] as const) stage.put({ type, id: cola ?? "" })
    expect(stage.savings()).toBe(savings)
    stage.put({ type: "LineRemoved", id: pizza ?? "" })
    expect(stage.see().cart).toMatchObject({ totalCount: 0, totalPrice: 0 })
  })

  test("emptying takes out food, discounts and points, and leaves store, way and time", () => {
    const stage = openStore()
    stage.put(add("MARG_AM30"))
    stage.put({ type: "CouponEntered", code: "TEST" })
    stage.put({ type: "MethodChosen", method: "delivery" })
    stage.put({ type: "CartEmptied" })
    expect(stage.see().cart).toMatchObject({
      totalCount: 0,
      manualDeals: [],
      useLoyalty: false,
      cartId: "",
      storeId: "1",
      shipping: { method: "delivery", price: kroner(59) },
    })
    expect(stage.see().validation._tag).toBe("Empty")
  })
})

test("what was put in the cart is sold out at the wanted time, not now", () => {
  const stage = openStore()
  stage.put(add("ICE"))
  expect(stage.see().cart.totalCount).toBe(1)
  const soldOut = {
    ...one,
    menu: { ...one.menu, products: one.menu.products.map(soldOutTill(stage.now() + 3_600_000)) },
  }
  const later = openStore(soldOut)
  later.put(add("ICE"))
  expect(later.see().cart.totalCount).toBe(0)
  later.put({ type: "TimingOpened" })
  later.put({ type: "TimeOptionChosen", option: "tomorrow" })
  later.put(add("ICE"))
  expect(later.see().cart.totalCount).toBe(1)
})

const soldOutTill =
  (until: number) =>
  <Product extends (typeof one.menu.products)[number]>(product: Product): Product => {
    const [first, ...others] = product.variations
    return { ...product, variations: [{ ...first, soldOutUntil: until }, ...others] }
  }

const pepperoniAt = (quantity: number) => expect.objectContaining({ code: "PE", quantity })
