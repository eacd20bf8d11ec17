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

/** A customer whose order of one pizza waits for its payment, and who is back at the menu. */
const atUnpaid = () => {
  const stage = atCheckout()
  orderByCard(stage, "o1")
  return stage
}

test("colas that are added while a sent order has no answer stay, under a key of their own", () => {
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

test("more of the same food that is added while the order waits for its payment stays once it is paid", () => {
  const stage = atUnpaid()
  stage.put({ ...addLarge, quantity: 2 })
  expect(foodIn(stage)).toEqual([["MARG_AM40", 3]])
  stage.say({ type: "PaymentEnded", orderId: "o1", outcome: "authorised" })
  expect(foodIn(stage)).toEqual([["MARG_AM40", 2]])
})

test("the payment of an order can be compared with what is in the cart since, also on a page that opens later", () => {
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

test("a page that opens after the payment knows what was ordered, and leaves the rest", () => {
  const before = atUnpaid()
  before.put(addCola)
  const kept = before.told().findLast((command) => command.type === "Keep" && command.kept.entry === "unpaidOrder")
  const unpaidOrder = (kept?.type === "Keep" ? kept.kept.value : null) as UnpaidOrder | null
  const stage = openShop("/betaling/o1", { cart: saved(before), unpaidOrder })
  stage.answer("ReadPayment", paid)
  expect(foodIn(stage)).toEqual([["COLA", 2]])
})

test("another tab that follows the same order without knowing its food takes nothing of what was added away", () => {
  const stage = atUnpaid()
  stage.put(addCola)
  const value = { key: stage.see().cart.cartId, orderId: "o1", sentAt: stage.world().t }
  stage.put({ type: "KeptElsewhere", kept: { entry: "unpaidOrder", value } })
  stage.say({ type: "PaymentEnded", orderId: "o1", outcome: "authorised" })
  expect(foodIn(stage)).toEqual([["COLA", 2]])
})

test("of an order that was kept before its food was, nothing stays", () => {
  const before = atUnpaid()
  const unpaidOrder = { key: before.see().cart.cartId, orderId: "o1", sentAt: before.world().t }
  const stage = openShop("/betaling/o1", { cart: saved(before), unpaidOrder })
  stage.answer("ReadPayment", paid)
  expect(foodIn(stage)).toEqual([])
})

test("an order of all that is in the cart leaves it empty, at no store", () => {
  const stage = atCheckout()
  choose(stage, priced(269))
  submit(stage)
  stage.answer("PlaceOrder", { orderId: "o1" })
  expect(stage.see().cart).toMatchObject({ cartId: "", storeSlug: "", lines: [], activeOrderId: "o1" })
})
