import { describe, expect, test } from "vitest"
import { kroner } from "../../domain/money/rules/kroner.ts"
import { add, one, openStore, pepperoni, two } from "./cartStage.fixture.ts"

describe("adding", () => {
  test("an equal item increases its line: by its quantity, by one, or by replacing the line", () => {
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

  test("a product goes to the store that the press names, or nowhere: then a notice says so", () => {
    const stage = openStore()
    const cola = stage.see().store.current?.menu.products.find(({ variations }) => variations[0].code === "COLA")
    const pressedAt = (storeId: string) =>
      stage.put({ type: "ProductAdded", productId: cola?.id ?? "", variationCode: "COLA", quantity: 1, storeId })
    pressedAt("another")
    expect([stage.see().cart.totalCount, stage.see().notification.map(({ notice }) => notice._tag)]).toEqual([
      0,
      ["NotAdded"],
    ])
    pressedAt(stage.see().store.current?.store.id ?? "")
    expect(stage.see().cart.totalCount).toBe(1)
  })

  test("an item merges with the line it names, even if it is made differently", () => {
    const stage = openStore()
    stage.put(add("MARG_AM30"))
    const id = stage.line()?.id ?? ""
    stage.put(add("MARG_AM30", { lineId: id, ingredients: [pepperoni(1)], merge: "replace" }))
    expect(stage.see().cart.lines).toMatchObject([{ id, quantity: 1, price: kroner(224) }])
    stage.put(add("COLA", { lineId: "nobody" }))
    expect(stage.see().cart.lines).toHaveLength(2)
  })

  test("a line holds at most 99", () => {
    const stage = openStore()
    stage.put(add("COLA", { quantity: 98 }))
    stage.put(add("COLA", { quantity: 98 }))
    expect(stage.see().cart.totalCount).toBe(99)
    const savings = stage.savings()
    stage.put({ type: "LineIncreased", id: stage.line()?.id ?? "" })
    expect(stage.savings()).toBe(savings)
  })

  test("a customised pizza is priced from the menu, and is another line", () => {
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

  test("an ingredient at its default level changes nothing", () => {
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
      // The dearer half; half of 25 kr twice, each rounded up.
      price: kroner(219 + 13 + 13),
      secondPizzaHalf: { variationCode: "PEPP_AM30", modifications: { changes: [pepperoniAt(2)] } },
    })
    expect(stage.see().cart.orderLines[0]).toMatchObject({ codes: ["MARG_AM30", "PEPP_AM30"] })
  })

  test.each([
    ["an unknown variation", add("MOON_AM30")],
    ["a fee", add("DLVRYFEE")],
    ["a sold-out ingredient", add("MARG_AM30", { ingredients: [{ code: "AR", quantity: 1, part: "w" }] })],
    ["an unknown ingredient", add("MARG_AM30", { ingredients: [{ code: "MOON", quantity: 1, part: "w" }] })],
    ["two halves of different sizes", add("MARG_AM30", { secondVariationCode: "PEPP_AM40" })],
  ])("%s is not added", (_, event) => {
    const stage = openStore()
    stage.put(event)
    expect(stage.see().cart.totalCount).toBe(0)
    expect([stage.savings(), stage.notices()]).toEqual([0, []])
  })

  test("with the new-store flag the cart starts again with this item alone", () => {
    const stage = openStore()
    stage.put(add("MARG_AM30"))
    stage.put({ type: "CouponAccepted", code: "TEST", replaces: false })
    const { cartId } = stage.see().cart
    stage.put({ type: "PathOpened", path: "/butikker/store-2/meny/pizza", how: "link" })
    stage.answer("LoadStore", two)
    stage.put(add("COLA", { newStore: true }))
    expect(stage.see().cart).toMatchObject({ storeId: "2", lines: [{ variationCode: "COLA" }], manualDeals: [] })
    expect(stage.see().cart.cartId).not.toBe(cartId)
    expect(stage.see().asked).toEqual([])
  })

  test("an id of a line from an earlier visit is not reused", () => {
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
  test("an edited line keeps its place; if it equals another line, the two merge", () => {
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

  test("an unknown line, or one with unknown products, is not edited", () => {
    const stage = openStore()
    stage.put(add("MARG_AM30"))
    const before = stage.see().cart
    const edited = { type: "LineEdited", secondVariationCode: null, quantity: 1, ingredients: [] } as const
    stage.put({ ...edited, id: "nobody", variationCode: "MARG_AM40" })
    stage.put({ ...edited, id: before.lines[0]?.id ?? "", variationCode: "MOON" })
    expect(stage.see().cart).toBe(before)
  })

  test("a line decreases, disappears at zero, and can be removed at once; an unknown line changes nothing", () => {
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

  test("emptying removes items, discounts and points, and keeps store, method and time", () => {
    const stage = openStore()
    stage.put(add("MARG_AM30"))
    stage.put({ type: "CouponAccepted", code: "TEST", replaces: false })
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

test("items are checked for being sold out at the requested time, not now", () => {
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
