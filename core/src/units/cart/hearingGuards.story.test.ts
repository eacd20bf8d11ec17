import { describe, expect, test } from "vitest"
import { add, codesIn, one, openCart, openStore, standing, two } from "./cartStage.fixture.ts"

type Stage = ReturnType<typeof openStore>

const saved = (stage: Stage) => {
  const cart = stage.saved()
  if (cart === null) throw new Error("nothing was saved")
  return cart
}

/** A tab whose store is sold out of cola. */
const openWithoutCola = (store: typeof one) => {
  const stage = openCart()
  stage.put({ type: "PathOpened", path: `/butikker/${store.store.slug}/meny/pizza`, how: "link" })
  stage.answer("LoadStore", store)
  stage.answer("LoadStatus", standing({ soldOutVariations: ["COLA"] }))
  return stage
}

/** The cart of a tab at this store, with this food. */
const cartAt = (store: typeof one, ...food: readonly string[]) => {
  const stage = openStore(store)
  for (const code of food) stage.put(add(code))
  return saved(stage)
}

describe("food that another tab put into the cart meanwhile", () => {
  test("is taken over, with its store, by a tab whose own cart is empty", () => {
    const here = openStore(two)
    here.put(add("COLA"))
    here.put({ type: "CartEmptied" })
    here.put({ type: "CartChangedElsewhere", cart: cartAt(one, "FRIES"), before: null })
    expect([here.see().cart.storeId, codesIn(here), here.see().asked]).toEqual(["1", ["FRIES"], []])
  })

  test("of the same store stays, also when it is sold out by now", () => {
    const here = openWithoutCola(one)
    here.put(add("MARG_AM30"))
    here.put({ type: "CartChangedElsewhere", cart: cartAt(one, "COLA"), before: null })
    expect([codesIn(here), here.see().asked]).toEqual([["MARG_AM30", "COLA"], []])
  })

  test("at another store does not join while the store of this tab's cart is not shown", () => {
    const here = openCart(cartAt(one, "COLA"))
    here.put({ type: "CartChangedElsewhere", cart: cartAt(two, "MARG_AM30"), before: null })
    expect([here.see().cart.storeId, codesIn(here), here.see().asked]).toEqual(["1", ["COLA"], []])
  })

  test("at another store does not join while that other store is shown", () => {
    const here = openCart(cartAt(one, "COLA"))
    here.put({ type: "PathOpened", path: "/butikker/store-2", how: "link" })
    here.answer("LoadStore", two)
    here.put({ type: "CartChangedElsewhere", cart: cartAt(two, "MARG_AM30"), before: null })
    expect([here.see().cart.storeId, codesIn(here)]).toEqual(["1", ["COLA"]])
  })

  test("is not part of the cart that this tab has ordered, and stays in a new cart", () => {
    const there = openStore(one)
    there.put(add("MARG_AM30"))
    const before = saved(there)
    const here = openStore(one)
    here.put({ type: "CartChangedElsewhere", cart: before })
    here.put({ type: "OrderPlaced", orderId: "o1", key: before.cartId, remembers: false })
    there.put(add("COLA"))
    here.put({ type: "CartChangedElsewhere", cart: saved(there), before })
    expect([codesIn(here), saved(here).activeOrderId]).toEqual([["COLA"], "o1"])
    expect(saved(here).cartId).toMatch(/^seedseed-c\d+$/)
    expect(saved(here).cartId).not.toBe(before.cartId)
  })

  test("is listed once if this store does not sell it, or is sold out of it", () => {
    const there = openStore(one)
    there.put(add("MARG_AM30"))
    const before = saved(there)
    there.put(add("FRIES"))
    there.put(add("COLA"))
    const here = openWithoutCola(two)
    here.put(add("MARG_AM30"))
    here.put({ type: "CartChangedElsewhere", cart: saved(there), before })
    expect(here.see().asked).toMatchObject([
      { content: { topic: { unavailable: [{ nb: "FRIES" }], soldOut: [{ nb: "COLA" }] } } },
    ])
    const known = saved(there)
    there.put(add("MARG_AM30"))
    here.put({ type: "CartChangedElsewhere", cart: saved(there), before: known })
    expect(here.see().asked).toHaveLength(1)
  })
})

describe("a cart that another tab emptied", () => {
  test("is empty here as well, without an id of its own", () => {
    const there = openStore(one)
    there.put(add("COLA"))
    const here = openStore(one)
    here.put({ type: "CartChangedElsewhere", cart: saved(there) })
    there.put({ type: "CartEmptied" })
    here.put({ type: "CartChangedElsewhere", cart: saved(there) })
    expect(here.see().cart).toMatchObject({ cartId: "", totalCount: 0 })
    here.put({ type: "CartChangedElsewhere", cart: saved(there), before: null })
    expect(here.see().cart).toMatchObject({ cartId: "", totalCount: 0 })
  })

  test("is emptied here when the device no longer has a cart, whatever this tab changed", () => {
    const here = openStore(one)
    here.put(add("COLA"))
    here.put({ type: "CartChangedElsewhere", cart: null, before: saved(here) })
    expect(here.see().cart).toMatchObject({ cartId: "", totalCount: 0 })
  })
})

test("a cart with food but without an id, as an older version stored it, gets an id", () => {
  const cart = { ...cartAt(one, "COLA"), cartId: "" }
  const here = openStore(one)
  here.put({ type: "CartChangedElsewhere", cart })
  expect(here.see().cart.cartId).toMatch(/^seedseed-c\d+$/)
  const joined = openStore(one)
  joined.put({ type: "CartChangedElsewhere", cart, before: null })
  expect(joined.see().cart.cartId).toMatch(/^seedseed-c\d+$/)
})
