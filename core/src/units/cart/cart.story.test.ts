import { expect, test } from "vitest"
import { kroner } from "../../domain/money/rules/kroner.ts"
import { bryggaWithMenu } from "../../shop/samples.fixture.ts"
import { addCola, addLarge, openMenu, openShop } from "../../shop/shopStage.fixture.ts"
import { cartLifetime } from "../../domain/cart/rules/isExpired.ts"

const saved = (stage: ReturnType<typeof openShop>) => {
  const command = stage.told().findLast(({ type }) => type === "SaveCart")
  return command?.type === "SaveCart" ? command.cart : null
}

test("the same pizza twice is one line of two", () => {
  const stage = openMenu()
  stage.put(addLarge)
  stage.put(addLarge)
  expect(stage.see().cart).toMatchObject({ totalCount: 2, totalPrice: kroner(538), lines: [{ quantity: 2 }] })
})

test("a line is removed with its last piece", () => {
  const stage = openMenu()
  stage.put(addCola)
  const id = stage.see().cart.lines[0]?.id ?? ""
  stage.put({ type: "LineDecreased", id })
  expect(stage.see().cart.totalCount).toBe(1)
  stage.put({ type: "LineDecreased", id })
  expect(stage.see().cart.lines).toEqual([])
})

test("a removed line is restored at its place, as long as nothing else has changed", () => {
  const stage = openMenu()
  stage.put(addLarge)
  stage.put(addCola)
  const [pizza, cola] = stage.see().cart.lines
  stage.put({ type: "LineRemoved", id: pizza?.id ?? "" })
  expect(stage.see().cart).toMatchObject({ totalCount: 2, removed: { item: { id: pizza?.id }, index: 0 } })
  stage.put({ type: "RemovalUndone" })
  expect(stage.see().cart).toMatchObject({ lines: [pizza, cola], removed: null })
  expect(saved(stage)?.items).toHaveLength(2)
  stage.put({ type: "LineDecreased", id: pizza?.id ?? "" })
  stage.put({ type: "LineIncreased", id: cola?.id ?? "" })
  stage.put({ type: "RemovalUndone" })
  expect(stage.see().cart).toMatchObject({ lines: [{ id: cola?.id, quantity: 3 }], removed: null })
})

test("the last line can be restored too, but not in another store", () => {
  const stage = openMenu()
  stage.put(addLarge)
  stage.put({ type: "LineDecreased", id: stage.see().cart.lines[0]?.id ?? "" })
  expect(stage.see().cart).toMatchObject({ totalCount: 0, removed: { item: { quantity: 1 } } })
  stage.put({ type: "StoreChosen", storeSlug: "brygga" })
  stage.answer("LoadStore", bryggaWithMenu)
  stage.fail("LoadStatus", { _tag: "Unreachable" })
  stage.put({ type: "RemovalUndone" })
  expect(stage.see().cart).toMatchObject({ totalCount: 0, removed: null })
})

test("a product that is not on the menu is not added, nor a variation of another product", () => {
  const stage = openMenu()
  stage.put({ ...addLarge, variationCode: "NOPE" })
  stage.put({ ...addLarge, productId: "p2" })
  expect(stage.see().cart.totalCount).toBe(0)
})

test("a stored cart is restored within 24 hours, and not a millisecond later", () => {
  const first = openMenu()
  first.put(addLarge)
  const cart = saved(first)
  const timestamp = cart?.timestamp ?? 0
  const now = first.world().t
  const fresh = openShop("/", { cart: { ...cart, timestamp: now - cartLifetime } })
  expect(fresh.see().cart).toMatchObject({ totalCount: 1, storeName: "Torget" })
  const old = openShop("/", { cart: { ...cart, activeOrderId: "o9", timestamp: timestamp - cartLifetime - 1 } })
  expect(old.see().cart).toMatchObject({ totalCount: 0, activeOrderId: "o9" })
  // The device forgets it as well: two tabs that open at once would take it for a cart that both know.
  expect(saved(old)).toMatchObject({ items: [], activeOrderId: "o9" })
})

test("adding from another store asks first, lists what that store lacks, and moves the cart after a yes", () => {
  const stage = openMenu()
  stage.put(addLarge)
  stage.put(addCola)
  stage.put({ type: "PathOpened", path: "/butikker/brygga/meny/pizza", how: "link" })
  expect(stage.see().cart.storeName).toBe("Torget")
  stage.answer("LoadStore", bryggaWithMenu)
  stage.put(addLarge)
  const { open } = stage.see().dialog
  expect(open?.content).toMatchObject({
    _tag: "Confirm",
    topic: { _tag: "StoreChange", from: "Torget", to: "Brygga", unavailable: [{ nb: "Cola" }] },
  })
  expect(stage.see().cart).toMatchObject({ storeName: "Torget", totalCount: 3 })
  stage.put({ type: "DialogConfirmed", id: open?.id ?? "" })
  expect(stage.see().cart).toMatchObject({ storeName: "Brygga", totalCount: 2, lines: [{ quantity: 2 }] })
  expect(stage.see().cart.lines[0]?.path).toMatch(/^\/brygga\//)
  expect(stage.see().dialog.open).toBeNull()
})

test("items that another tab adds appear here too, and are not stored again", () => {
  const here = openMenu()
  const there = openMenu()
  there.put(addCola)
  const before = here.told().length
  here.put({ type: "CartChangedElsewhere", cart: saved(there) })
  expect(here.see().cart.totalCount).toBe(2)
  expect(here.told().slice(before)).toEqual([])
})

test("a pizza that another tab has stored meanwhile joins the one of this tab, and both are stored", () => {
  const here = openMenu()
  const there = openMenu()
  here.put(addLarge)
  there.put(addCola)
  here.put({ type: "CartChangedElsewhere", cart: saved(there), before: null })
  expect(here.see().cart.totalCount).toBe(3)
  there.put({ type: "CartChangedElsewhere", cart: saved(here) })
  expect(there.see().cart).toMatchObject({ totalCount: 3, cartId: here.see().cart.cartId })
})
