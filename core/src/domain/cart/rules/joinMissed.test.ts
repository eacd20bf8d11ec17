import { expect, test } from "vitest"
import { kroner } from "../../money/rules/kroner.ts"
import type { CartItem, StoredCart } from "../model.ts"
import { emptyCart } from "./emptyCart.ts"
import { joinMissed } from "./joinMissed.ts"

const line = (id: string, path: string, quantity = 1) => ({ id, path, quantity, price: kroner(199) }) as CartItem
const cartOf = (cartId: string, ...items: CartItem[]): StoredCart => ({
  ...emptyCart("large", false),
  storeId: "1",
  cartId,
  items,
})
const margherita = line("l9", "/marg")
const pepperoni = line("l9", "/pepp")

test("the first pizzas of two tabs are both in the stored cart, under different ids", () => {
  const joined = joinMissed(cartOf("cart-two", pepperoni), { before: null, after: cartOf("cart-one", margherita) }, 12)
  expect(joined).toEqual(cartOf("cart-one", pepperoni, { ...margherita, id: "l12" }))
})

test("the same pizza from each of two tabs is two pieces", () => {
  const joined = joinMissed(cartOf("cart-two", margherita), { before: null, after: cartOf("cart-one", margherita) }, 12)
  expect(joined.items).toEqual([{ ...margherita, quantity: 2 }])
})

test("only the other tab's changes are applied: an added piece and a removed line", () => {
  const cola = line("l2", "/cola", 2)
  const before = cartOf("cart-one", margherita, cola)
  const after = cartOf("cart-one", { ...margherita, quantity: 2 })
  const joined = joinMissed(cartOf("cart-one", margherita, cola, line("l8", "/pepp")), { before, after }, 12)
  expect(joined.items).toEqual([{ ...margherita, quantity: 2 }, line("l8", "/pepp")])
})

test("goods that this tab has removed stay removed", () => {
  const before = cartOf("cart-one", margherita)
  const after = cartOf("cart-one", margherita, line("l8", "/pepp"))
  expect(joinMissed(cartOf("cart-one"), { before, after }, 12).items).toEqual([line("l8", "/pepp")])
})

test("if the other tab has ordered the cart, goods that were added here meanwhile become a new cart", () => {
  const before = cartOf("cart-one", margherita)
  const after = { ...cartOf(""), activeOrderId: "o1" }
  const joined = joinMissed(cartOf("cart-one", margherita, line("l8", "/pepp")), { before, after }, 12)
  expect(joined).toEqual({ ...cartOf("", line("l8", "/pepp")), activeOrderId: "o1" })
})

test("if this tab has ordered the cart, goods that were added in the other meanwhile do not join the ordered one", () => {
  const before = cartOf("cart-one", margherita)
  const after = cartOf("cart-one", margherita, line("l8", "/pepp"))
  const own = { ...cartOf(""), activeOrderId: "o1" }
  expect(joinMissed(own, { before, after }, 12)).toEqual({ ...own, items: [line("l8", "/pepp")] })
  const addedSince = { ...own, cartId: "cart-two", items: [line("l7", "/cola")] }
  expect(joinMissed(addedSince, { before, after }, 12).cartId).toBe("cart-two")
})

test("a cart that got another id here, because its order can no longer be paid, keeps it", () => {
  const before = cartOf("cart-one", margherita)
  const after = cartOf("cart-one", margherita, line("l8", "/pepp"))
  expect(joinMissed(cartOf("cart-two", margherita), { before, after }, 12)).toEqual({ ...after, cartId: "cart-two" })
})

test("goods that the other tab has ordered are removed here too if it has begun a cart at another store", () => {
  const before = cartOf("cart-one", margherita)
  const after = { ...cartOf("cart-two", line("l1", "/other/cola")), storeId: "2", activeOrderId: "o1" }
  const joined = joinMissed(cartOf("cart-one", margherita, line("l8", "/pepp")), { before, after }, 12)
  expect(joined).toEqual({ ...cartOf("", line("l8", "/pepp")), activeOrderId: "o1" })
})

test("goods of another store do not join, and without changes the cart is the same", () => {
  const own = cartOf("cart-two", pepperoni)
  expect(joinMissed(own, { before: null, after: { ...cartOf("cart-one", margherita), storeId: "2" } }, 12)).toBe(own)
  expect(joinMissed(own, { before: cartOf("", margherita), after: cartOf("", margherita) }, 12)).toBe(own)
})
