import { describe, expect, test } from "vitest"
import type { Product } from "../../domain/menu/model.ts"
import { cola, menuOfTwo, torget } from "../../shop/samples.fixture.ts"
import { addCola, addLarge, openShop } from "../../shop/shopStage.fixture.ts"
import type { OuterEvent } from "../../messages/events.ts"

const beer: Product = {
  ...cola,
  id: "p9",
  productCode: "PILS",
  name: { nb: "Pils", sv: "Lageröl", en: "Lager" },
  slug: "pils",
  category: "Beer",
  alcohol: 4.7,
  variations: [{ ...cola.variations[0], code: "PILS", productCode: "PILS" }],
}
const freeOfAlcohol: Product = {
  ...beer,
  id: "p8",
  alcohol: 0,
  slug: "fri",
  variations: [{ ...beer.variations[0], code: "FRI" }],
}

const addBeer: OuterEvent = { type: "ProductAdded", productId: "p9", variationCode: "PILS", quantity: 2 }

const openBar = () => {
  const stage = openShop("/butikker/torget/meny/pizza")
  stage.answer("LoadStore", {
    store: torget,
    menu: { ...menuOfTwo, products: [...menuOfTwo.products, beer, freeOfAlcohol] },
  })
  return {
    ...stage,
    asked: () => stage.see().dialog.open?.content ?? null,
    answer: (type: "DialogConfirmed" | "DialogCancelled" | "DialogClosed") =>
      stage.put({ type, id: stage.see().dialog.open?.id ?? "" }),
    lines: () => stage.see().cart.lines.map(({ variationCode, quantity }) => [variationCode, quantity]),
  }
}

describe("beer", () => {
  test("is added to the cart unchanged, once the customer confirms that they are 18", () => {
    const stage = openBar()
    stage.put(addBeer)
    expect(stage.asked()).toEqual({ _tag: "AgeRestriction", minimumAge: 18, productName: beer.name })
    expect(stage.lines()).toEqual([])
    stage.answer("DialogConfirmed")
    expect(stage.lines()).toEqual([["PILS", 2]])
    expect(stage.see().cart.lines[0]?.isRestricted).toBe(true)
    expect(stage.asked()).toBeNull()
  })

  test("needs one confirmation per session", () => {
    const stage = openBar()
    stage.put(addBeer)
    stage.answer("DialogConfirmed")
    stage.put(addBeer)
    expect(stage.asked()).toBeNull()
    expect(stage.lines()).toEqual([["PILS", 4]])
  })

  test.each(["DialogCancelled", "DialogClosed"] as const)(
    "is not added after %s, and needs confirmation again next time",
    (no) => {
      const stage = openBar()
      stage.put(addBeer)
      stage.answer(no)
      expect([stage.lines(), stage.asked(), stage.see().age.confirmed]).toEqual([[], null, false])
      stage.put(addBeer)
      expect(stage.asked()).not.toBeNull()
    },
  )

  test("added by a double click opens one dialog and is added once", () => {
    const stage = openBar()
    stage.put(addBeer)
    stage.put(addBeer)
    expect(stage.see().dialog.waiting).toBe(0)
    const id = stage.see().dialog.open?.id ?? ""
    stage.put({ type: "DialogConfirmed", id })
    stage.put({ type: "DialogConfirmed", id })
    expect(stage.lines()).toEqual([["PILS", 2]])
  })

  const made = { secondVariationCode: null, ingredients: [], quantity: 1 } as const

  test("needs confirmation however it is added: customised, or replacing another line", () => {
    const stage = openBar()
    stage.put({ type: "ItemAdded", variationCode: "PILS", ...made, lineId: null, merge: "all", newStore: false })
    expect([stage.lines(), stage.asked()?._tag]).toEqual([[], "AgeRestriction"])
    stage.answer("DialogCancelled")
    stage.put(addCola)
    const id = stage.see().cart.lines[0]?.id ?? ""
    stage.put({ type: "LineEdited", id, variationCode: "PILS", ...made })
    expect([stage.lines(), stage.asked()?._tag]).toEqual([[["COLA", 2]], "AgeRestriction"])
    stage.answer("DialogConfirmed")
    expect(stage.lines()).toEqual([["PILS", 1]])
  })

  test("on a removed line needs no confirmation", () => {
    const stage = openBar()
    stage.put({ type: "LineEdited", id: "l99", variationCode: "PILS", ...made })
    expect(stage.asked()).toBeNull()
  })

  const again: OuterEvent = {
    type: "Reordered",
    storeId: torget.id,
    storeName: torget.name,
    lines: ["MARG_AM40", "PILS", "PILS"].map((code) => ({
      name: code,
      codes: [code],
      quantity: 1,
      ingredients: [],
      unitPrice: null,
    })),
    way: null,
    coupons: [],
  }

  const orderAgain = (stage: ReturnType<typeof openBar>) => {
    stage.put(again)
    stage.fail("LoadStatus", { _tag: "Unreachable" })
  }

  test("in a reorder waits for one confirmation; the food does not wait", () => {
    const stage = openBar()
    orderAgain(stage)
    expect([stage.lines(), stage.see().dialog.waiting]).toEqual([[["MARG_AM40", 1]], 0])
    stage.answer("DialogConfirmed")
    expect(stage.lines()).toEqual([
      ["MARG_AM40", 1],
      ["PILS", 2],
    ])
    expect(stage.asked()).toBeNull()
  })

  test.each(["DialogCancelled", "DialogClosed"] as const)("in a reorder is left out after %s", (no) => {
    const stage = openBar()
    orderAgain(stage)
    stage.answer(no)
    expect([stage.lines(), stage.asked()]).toEqual([[["MARG_AM40", 1]], null])
    const loss = { _tag: "AgeUnknown" }
    expect(stage.see().cart.leftOut).toMatchObject([
      { _tag: "Line", loss },
      { _tag: "Line", loss },
    ])
  })

  test("in a reorder needs confirmation again, even if the customer confirmed their age earlier in this visit", () => {
    const stage = openBar()
    stage.put(addBeer)
    stage.answer("DialogConfirmed")
    stage.put({ type: "CartEmptied" })
    orderAgain(stage)
    expect([stage.lines(), stage.asked()?._tag]).toEqual([[["MARG_AM40", 1]], "AgeRestriction"])
    stage.answer("DialogConfirmed")
    expect([stage.see().cart.totalCount, stage.see().cart.leftOut]).toEqual([3, []])
  })

  test("needs confirmation again on the next visit", () => {
    const stage = openBar()
    stage.put(addBeer)
    stage.answer("DialogConfirmed")
    const next = openBar()
    next.put(addBeer)
    expect(next.asked()).not.toBeNull()
  })
})

test("unrestricted products need no confirmation: pizza, cola, alcohol-free beer", () => {
  const stage = openBar()
  stage.put(addLarge)
  stage.put(addCola)
  stage.put({ type: "ProductAdded", productId: "p8", variationCode: "FRI", quantity: 1 })
  expect(stage.asked()).toBeNull()
  expect(stage.see().cart.totalCount).toBe(4)
})
