import { expect, test } from "vitest"
import { kroner } from "../../money/rules/kroner.ts"
import type { CartItem } from "../model.ts"
import { notCovered } from "./notCovered.ts"
import { orderLineOf } from "./orderLineOf.ts"

const item = (variationCode: string, quantity: number) =>
  ({
    id: variationCode,
    variationCode,
    quantity,
    price: kroner(199),
    modifications: { changes: [] },
  }) as unknown as CartItem

const pizza = item("MARG", 2)
const order = { key: "c1", lines: [orderLineOf(pizza)] }
const since = (...lines: readonly CartItem[]) => notCovered({ cartId: "c1", lines }, order)

test("the cart that was ordered is covered by the payment of its order", () => {
  expect(since(pizza)).toBeNull()
  expect(since(item("MARG", 1), item("MARG", 1))).toBeNull()
})

test("goods that were added since are not covered: another line, more pieces, or a replacement", () => {
  expect(since(pizza, item("COLA", 1))).toBe("added")
  expect(since(item("MARG", 3))).toBe("added")
  expect(since(item("COLA", 1))).toBe("added")
})

test("goods that were removed since are paid nevertheless", () => {
  expect(since(item("MARG", 1))).toBe("less")
  expect(since()).toBe("less")
  expect(notCovered({ cartId: "", lines: [] }, order)).toBe("less")
})

test("nothing of another cart is covered, and an order with unknown goods is not compared", () => {
  expect(notCovered({ cartId: "c2", lines: [pizza] }, order)).toBe("added")
  expect(notCovered({ cartId: "c1", lines: [item("COLA", 1)] }, { key: "c1" })).toBeNull()
})
