import { expect, test } from "vitest"
import { kroner } from "../../domain/money/rules/kroner.ts"
import { add, one, openStore, standing, two } from "./cartStage.fixture.ts"

const saved = (stage: ReturnType<typeof openStore>) => {
  const cart = stage.saved()
  if (cart === null) throw new Error("nothing was saved")
  return cart
}
const linesOf = (stage: ReturnType<typeof openStore>) =>
  stage.see().cart.lines.map(({ path, price, quantity }) => [path, price, quantity])

test("food that another tab added at another store moves to the store of this tab's cart, at its prices", () => {
  const there = openStore(one)
  there.put(add("MARG_AM30"))
  const here = openStore(two)
  here.put(add("COLA"))
  here.put({ type: "CartChangedElsewhere", cart: saved(there), before: null })
  expect(here.see().cart).toMatchObject({ storeId: "2", cartId: saved(there).cartId })
  expect(linesOf(here)).toEqual([
    [expect.stringMatching(/^\/store-2\/.*COLA\?$/), expect.anything(), 1],
    ["/store-2/marg/MARG_AM30?", kroner(209), 1],
  ])
  expect(here.see().asked).toEqual([])
  expect(saved(here).items.map(({ quantity }) => quantity)).toEqual([1, 1])
})

test("food that the store of this tab's cart does not sell is listed, and the rest joins", () => {
  const there = openStore(one)
  there.put(add("FRIES"))
  there.put(add("MARG_AM30"))
  const here = openStore(two)
  here.put(add("MARG_AM30"))
  here.put({ type: "CartChangedElsewhere", cart: saved(there), before: null })
  expect(linesOf(here)).toEqual([["/store-2/marg/MARG_AM30?", kroner(209), 2]])
  expect(here.see().asked).toMatchObject([
    { content: { topic: { _tag: "ProductsUnavailable", storeName: "Store 2", unavailable: [{ nb: "FRIES" }] } } },
  ])
})

/** The customer has put a pizza and fries into the cart at the first store, and both tabs show it. */
const openBoth = () => {
  const there = openStore(one)
  there.put(add("MARG_AM30"))
  there.put(add("FRIES"))
  const before = saved(there)
  const here = openStore(one)
  here.put({ type: "CartChangedElsewhere", cart: before })
  return { there, here, before }
}

/** Moves a tab's cart to the second store. */
const moveToTwo = (stage: ReturnType<typeof openStore>) => {
  stage.put({ type: "StoreChosen", storeSlug: "store-2" })
  stage.answer("LoadStore", two)
  stage.answer("LoadStatus", standing())
}

test("a piece that another tab adds while this one moves the cart to another store is added there, and only that", () => {
  const { there, here, before } = openBoth()
  moveToTwo(here)
  const dialogs = here.see().asked.length
  there.put(add("MARG_AM30"))
  here.put({ type: "CartChangedElsewhere", cart: saved(there), before })
  expect(linesOf(here)).toEqual([["/store-2/marg/MARG_AM30?", kroner(209), 2]])
  // The fries were lost in the move, whose dialog has listed them.
  expect(here.see().asked).toHaveLength(dialogs)
})

test("a cart that another tab moves to another store meanwhile stays at this tab's store, with what was added here", () => {
  const { there, here, before } = openBoth()
  moveToTwo(there)
  here.put(add("COLA"))
  here.put({ type: "CartChangedElsewhere", cart: saved(there), before })
  expect(here.see().cart.storeId).toBe("1")
  expect(here.see().cart.lines.map(({ variationCode, quantity }) => [variationCode, quantity])).toEqual([
    ["MARG_AM30", 1],
    ["COLA", 1],
  ])
})
