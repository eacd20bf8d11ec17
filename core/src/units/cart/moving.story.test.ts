import { describe, expect, test } from "vitest"
import { kroner } from "../../domain/money/rules/kroner.ts"
import { priceOf } from "../../shop/samples.fixture.ts"
import { add, one, openCart, openStore, pepperoni, standing, storeTwo, two } from "./cartStage.fixture.ts"

const chooseTwo = { type: "StoreChosen", storeSlug: "store-2" } as const

const filled = () => {
  const stage = openStore()
  stage.put(add("MARG_AM30", { ingredients: [pepperoni(3)] }))
  stage.put(add("MARG_AM30", { secondVariationCode: "PEPP_AM30", ingredients: [pepperoni(1, "1")] }))
  return stage
}

describe("choosing another store", () => {
  test("moves the items, with customised pizzas and both halves, at the new store's prices", () => {
    const stage = filled()
    const before = stage.see().cart
    stage.put(chooseTwo)
    expect(stage.see().cart).toBe(before)
    stage.answer("LoadStore", two)
    expect(stage.see().cart).toBe(before)
    stage.answer("LoadStatus", standing())
    expect(stage.see().cart).toMatchObject({
      storeId: "2",
      storeName: "Store 2",
      lines: [
        { id: before.lines[0]?.id, price: kroner(209 + 75), path: "/store-2/marg/MARG_AM30?PE=3" },
        { id: before.lines[1]?.id, price: kroner(229 + 13), path: "/store-2/marg+pepp/MARG_AM30+PEPP_AM30?PE=1" },
      ],
    })
    expect(stage.see().asked).toEqual([])
    stage.wait(1000)
    expect(stage.asking()).toMatchObject([{ request: { cart: { storeId: "2" } } }])
  })

  test("lists in a dialog what is not sold there, and what is sold out", () => {
    const stage = filled()
    stage.put(add("FRIES"))
    stage.put(add("COLA"))
    stage.put({ type: "AgeConfirmed", waiting: add("BEER") })
    stage.put(chooseTwo)
    stage.answer("LoadStore", two)
    stage.answer("LoadStatus", standing({ soldOutVariations: ["COLA"], soldOutProducts: ["BEER"] }))
    expect(stage.see().asked).toMatchObject([
      {
        closeOnConfirm: true,
        onConfirm: null,
        content: {
          topic: {
            _tag: "ProductsUnavailable",
            storeName: "Store 2",
            unavailable: [{ nb: "FRIES" }],
            soldOut: [{ nb: "COLA" }, { nb: "BEER" }],
          },
        },
      },
    ])
    expect(stage.see().cart.totalCount).toBe(2)
  })

  test("distinguishes sold out from not sold, also by the menu", () => {
    const stage = filled()
    stage.put(add("COLA"))
    const products = two.menu.products.map((product) => {
      const [first, ...others] = product.variations
      const until = product.productCode === "COLA" ? stage.now() + 1 : null
      return { ...product, variations: [{ ...first, soldOutUntil: until }, ...others] as const }
    })
    stage.put(chooseTwo)
    stage.answer("LoadStore", { ...two, menu: { ...two.menu, products } })
    stage.fail("LoadStatus", { _tag: "Unreachable" })
    expect(stage.see().asked).toMatchObject([{ content: { topic: { unavailable: [], soldOut: [{ nb: "COLA" }] } } }])
  })

  test("keeps, for tomorrow, what the new store is sold out of tonight", () => {
    const stage = filled()
    stage.put(add("COLA"))
    stage.put({ type: "TimingOpened" })
    stage.put({ type: "TimeOptionChosen", option: "tomorrow" })
    stage.put(chooseTwo)
    stage.answer("LoadStore", two)
    const report = { soldOutVariations: ["COLA"], soldOutUntil: { COLA: Date.UTC(2026, 10, 22, 5) } }
    stage.answer("LoadStatus", standing(report))
    expect(stage.see().asked).toEqual([])
    expect(stage.see().cart.lines.map(({ variationCode }) => variationCode)).toContain("COLA")
  })

  test("never drops an ingredient silently: a pizza that needs a missing one counts as not sold there", () => {
    const stage = filled()
    const ingredients = two.menu.ingredients.filter(({ productCode }) => productCode !== "PE")
    stage.put(chooseTwo)
    stage.answer("LoadStore", { ...two, menu: { ...two.menu, ingredients } })
    stage.answer("LoadStatus", standing())
    expect(stage.see().asked).toMatchObject([
      { content: { topic: { unavailable: [{ nb: "MARG" }, { nb: "MARG / PEPP" }], soldOut: [] } } },
    ])
    expect(stage.see().cart.totalCount).toBe(0)
    stage.wait(5000)
    expect(stage.asking()).toEqual([])
  })

  test("uses the new store's delivery fee; a hotspot it lacks becomes carryout", () => {
    const delivered = filled()
    delivered.put({ type: "MethodChosen", method: "delivery" })
    delivered.put(chooseTwo)
    delivered.answer("LoadStore", two)
    delivered.answer("LoadStatus", standing())
    expect(delivered.see().cart.shipping).toMatchObject({ method: "delivery", price: kroner(79) })
    const seated = filled()
    seated.put({ type: "HotspotChosen", hotspotId: "h1", parameters: {} })
    seated.put(chooseTwo)
    seated.answer("LoadStore", two)
    seated.answer("LoadStatus", standing())
    expect(seated.see().cart.shipping).toMatchObject({ method: "carryout", price: 0, hotspot: null })
  })

  test("moves an empty cart without a dialog", () => {
    const stage = openCart()
    stage.put(chooseTwo)
    stage.answer("LoadStore", two)
    stage.answer("LoadStatus", standing())
    expect(stage.see().cart).toMatchObject({ storeId: "2", storeSlug: "store-2" })
    expect([stage.see().asked, stage.asking()]).toEqual([[], []])
  })

  test("changes nothing if the store is the same", () => {
    const stage = filled()
    const before = stage.see().cart
    stage.put({ type: "StoreChosen", storeSlug: "store-1" })
    stage.answer("LoadStatus", standing())
    expect(stage.see().cart).toBe(before)
  })
})

describe("an explicit choice", () => {
  test("is needed to move the cart: viewing another menu never does", () => {
    const stage = filled()
    const before = stage.see().cart
    stage.put({ type: "PathOpened", path: "/butikker/store-2/meny/pizza", how: "link" })
    stage.answer("LoadStore", two)
    stage.answer("LoadStatus", standing())
    stage.wait(60_000)
    expect(stage.see().cart).toBe(before)
  })

  test("is cancelled by opening another store before its menu is loaded", () => {
    const stage = filled()
    const before = stage.see().cart
    stage.put(chooseTwo)
    stage.put({ type: "PathOpened", path: "/butikker/store-3/meny/pizza", how: "link" })
    stage.answer("LoadStore", { ...two, store: { ...storeTwo, id: "3", slug: "store-3" } })
    stage.answer("LoadStatus", standing())
    stage.put({ type: "PathOpened", path: "/butikker/store-2/meny/pizza", how: "link" })
    stage.answer("LoadStore", two)
    stage.answer("LoadStatus", standing())
    expect(stage.see().cart).toBe(before)
  })

  test("applies once: returning to that menu later moves nothing", () => {
    const stage = filled()
    stage.put(chooseTwo)
    stage.answer("LoadStore", two)
    stage.answer("LoadStatus", standing())
    stage.put({ type: "PathOpened", path: "/butikker/store-1/meny/pizza", how: "history" })
    stage.answer("LoadStore", one)
    stage.answer("LoadStatus", standing())
    stage.put(add("COLA"))
    stage.agree()
    expect(stage.see().cart.storeId).toBe("1")
    stage.put({ type: "PathOpened", path: "/butikker/store-2/meny/pizza", how: "link" })
    stage.answer("LoadStore", two)
    stage.answer("LoadStatus", standing())
    expect(stage.see().cart.storeId).toBe("1")
  })

  test("also applies if the customer opens that store's menu, before or after choosing it", () => {
    const open = { type: "PathOpened", path: "/butikker/store-2/meny/pizza", how: "link" } as const
    for (const events of [
      [chooseTwo, open],
      [open, chooseTwo],
    ]) {
      const stage = filled()
      for (const event of events) stage.put(event)
      stage.answer("LoadStore", two)
      stage.answer("LoadStatus", standing())
      expect(stage.see().cart.storeId).toBe("2")
    }
  })

  test("once applied, does not move a cart that another tab stores later", () => {
    const stage = filled()
    const elsewhere = stage.saved()
    stage.put(chooseTwo)
    stage.answer("LoadStore", two)
    stage.answer("LoadStatus", standing())
    stage.put({ type: "CartChangedElsewhere", cart: elsewhere })
    stage.wait(60_000)
    stage.answer("LoadStatus", standing())
    expect(stage.see().cart.storeId).toBe("1")
  })
})

describe("undoing a move", () => {
  const moved = () => {
    const stage = filled()
    stage.put(chooseTwo)
    stage.answer("LoadStore", two)
    stage.answer("LoadStatus", standing())
    return stage
  }

  test("after its order was not paid restores the food, but not the idempotency key that was used", () => {
    const stage = moved()
    const { cartId } = stage.see().cart
    stage.put({ type: "KeySpent", key: cartId })
    stage.put({ type: "MoveUndone" })
    expect(stage.see().cart).toMatchObject({ storeId: "1", totalCount: 2 })
    expect(stage.see().cart.cartId).not.toBe(cartId)
    expect(stage.see().cart.cartId).not.toBe("")
  })
})

describe("the server rejects the moved cart (1002)", () => {
  const unknown = { _tag: "Refused", status: 400, problems: [{ code: 1002, message: "Fyll inn på nytt" }] }
  const moved = () => {
    const stage = filled()
    stage.put(chooseTwo)
    stage.answer("LoadStore", two)
    stage.answer("LoadStatus", standing())
    stage.wait(1000)
    return stage
  }

  test.each(["onConfirm", "onClose", "onCancel"] as const)("a dialog says so, and the cart is emptied %s", (how) => {
    const stage = moved()
    stage.fail("ValidatePrice", unknown)
    const [dialog] = stage.see().asked
    expect(dialog?.content).toMatchObject({ topic: { _tag: "ProductsUnavailable", storeName: "Store 2" } })
    const answer = dialog?.[how]
    if (answer) stage.put(answer)
    expect(stage.see().cart).toMatchObject({ totalCount: 0, storeId: "2" })
    expect(stage.see().validation._tag).toBe("Empty")
  })

  test("the dialog opens even if the cart has changed since, because no price was confirmed yet", () => {
    const stage = moved()
    stage.put(add("COLA"))
    stage.wait(1000)
    stage.fail("ValidatePrice", unknown)
    expect(stage.see().asked).toHaveLength(1)
  })

  test("no dialog opens once the moved cart has had a price", () => {
    const stage = moved()
    stage.answer("ValidatePrice", priceOf(300))
    stage.put(add("COLA"))
    stage.wait(1000)
    stage.fail("ValidatePrice", unknown)
    expect([stage.see().asked, stage.see().validation._tag]).toEqual([[], "Refused"])
  })

  test("no dialog opens without a move", () => {
    const stage = filled()
    stage.wait(1000)
    stage.fail("ValidatePrice", unknown)
    expect([stage.see().asked, stage.see().validation._tag]).toEqual([[], "Refused"])
  })
})
