import { expect, test } from "vitest"
import { notCovered } from "../../domain/cart/rules/notCovered.ts"
import type { UnpaidOrder } from "../../domain/device/model.ts"
import { addCola, addLarge, openShop } from "../../shop/shopStage.fixture.ts"
import { awaitedPayment } from "../../testing/samples.ts"
import { atCheckout, type CheckoutStage, choose, orderByCard, priced, submit } from "./checkoutStage.fixture.ts"

const paid = { ...awaitedPayment, status: "placed", payment: "authorised" } as const
const unanswered = { _tag: "Unreachable" } as const
const foodIn = (stage: CheckoutStage) => stage.see().cart.lines.map((line) => [line.variationCode, line.quantity])
const saved = (stage: CheckoutStage) => stage.told().findLast((command) => command.type === "SaveCart")?.cart

/** A customer whose order of one pizza awaits its payment. */
const atUnpaid = () => {
  const stage = atCheckout()
  orderByCard(stage, "o1")
  return stage
}

test("colas that are added while a sent order has no answer stay in the cart, under a new key", () => {
  const stage = atCheckout()
  choose(stage, priced(269))
  const key = submit(stage)?.key
  stage.fail("PlaceOrder", unanswered)
  stage.put(addCola)
  stage.wait(60_000)
  stage.answer("PlaceOrder", { orderId: "o1" })
  expect(foodIn(stage)).toEqual([["COLA", 2]])
  expect(stage.see().cart).toMatchObject({ storeSlug: "torget", activeOrderId: "o1", totalCount: 2 })
  expect(stage.see().cart.cartId).not.toBe("")
  expect(stage.see().cart.cartId).not.toBe(key)
  expect(saved(stage)).toMatchObject({ cartId: stage.see().cart.cartId, items: [{ quantity: 2 }] })
})

test("more of the same food, added while the order awaits its payment, stays in the cart once it is paid", () => {
  const stage = atUnpaid()
  stage.put({ ...addLarge, quantity: 2 })
  expect(foodIn(stage)).toEqual([["MARG_AM40", 3]])
  stage.say({ type: "PaymentEnded", orderId: "o1", outcome: "authorised" })
  expect(foodIn(stage)).toEqual([["MARG_AM40", 2]])
})

test("the order that awaits payment can be compared with the cart as it is since, also on a page that opens later", () => {
  const stage = atUnpaid()
  const difference = (see: ReturnType<typeof stage.see>) =>
    see.checkout.unpaid && notCovered(see.cart, see.checkout.unpaid)
  expect(difference(stage.see())).toBeNull()
  stage.put(addCola)
  expect(difference(stage.see())).toBe("added")
  const kept = stage.told().findLast((command) => command.type === "Keep" && command.kept.entry === "unpaidOrder")
  const unpaidOrder = (kept?.type === "Keep" ? kept.kept.value : null) as UnpaidOrder | null
  const later = openShop("/betaling/o1", { cart: saved(stage), unpaidOrder })
  later.answer("ReadPayment", awaitedPayment)
  expect(difference(later.see())).toBe("added")
  stage.say({ type: "PaymentEnded", orderId: "o1", outcome: "authorised" })
  expect(stage.see().checkout).not.toHaveProperty("unpaid")
})

test("a page that opens after the payment removes from the cart only what was ordered", () => {
  const before = atUnpaid()
  before.put(addCola)
  const kept = before.told().findLast((command) => command.type === "Keep" && command.kept.entry === "unpaidOrder")
  const unpaidOrder = (kept?.type === "Keep" ? kept.kept.value : null) as UnpaidOrder | null
  const stage = openShop("/betaling/o1", { cart: saved(before), unpaidOrder })
  stage.answer("ReadPayment", paid)
  expect(foodIn(stage)).toEqual([["COLA", 2]])
})

test("food that was added stays, although another tab follows the same order without knowing what was ordered", () => {
  const stage = atUnpaid()
  stage.put(addCola)
  const value = { key: stage.see().cart.cartId, orderId: "o1", sentAt: stage.world().t }
  stage.put({ type: "KeptElsewhere", kept: { entry: "unpaidOrder", value } })
  stage.say({ type: "PaymentEnded", orderId: "o1", outcome: "authorised" })
  expect(foodIn(stage)).toEqual([["COLA", 2]])
})

test("an order that an older version stored without its food empties the whole cart once it is paid", () => {
  const before = atUnpaid()
  const unpaidOrder = { key: before.see().cart.cartId, orderId: "o1", sentAt: before.world().t }
  const stage = openShop("/betaling/o1", { cart: saved(before), unpaidOrder })
  stage.answer("ReadPayment", paid)
  expect(foodIn(stage)).toEqual([])
})

test("an order of everything in the cart leaves the cart empty, without a store", () => {
  const stage = atCheckout()
  choose(stage, priced(269))
  submit(stage)
  stage.answer("PlaceOrder", { orderId: "o1" })
  expect(stage.see().cart).toMatchObject({ cartId: "", storeSlug: "", lines: [], activeOrderId: "o1" })
})
