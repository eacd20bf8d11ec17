import { Schema } from "effect"
import { expect, test } from "vitest"
import { add, openStore, pepperoni } from "../../units/cart/cartStage.fixture.ts"
import { StoredCart } from "./model.ts"

const read = (value: unknown) => Schema.decodeUnknownOption(StoredCart)(value)._tag

const kept = () => {
  const stage = openStore()
  stage.put(add("MARG_AM30", { secondVariationCode: "PEPP_AM30", ingredients: [pepperoni(2, "1")] }))
  stage.put({ type: "HotspotChosen", hotspotId: "h1", parameters: { seat: "12" } })
  stage.put({ type: "CouponAccepted", code: "TEST", replaces: false })
  return JSON.parse(JSON.stringify(stage.saved())) as Record<string, unknown>
}

test("a written cart reads back unchanged", () => {
  const cart = kept()
  expect(Schema.decodeUnknownSync(StoredCart)(cart)).toEqual(cart)
})

test.each<[string, (cart: Record<string, unknown>) => unknown]>([
  ["of another version", (cart) => ({ ...cart, version: "0.1.8" })],
  ["of an older shape", ({ shipping: _, ...cart }) => ({ ...cart, method: "carryout" })],
  ["with half a krone of an øre", (cart) => ({ ...cart, shipping: { ...(cart["shipping"] as object), price: 0.5 } })],
  ["with a price below nothing", (cart) => ({ ...cart, shipping: { ...(cart["shipping"] as object), price: -1 } })],
  ["with an unknown method", (cart) => ({ ...cart, shipping: { ...(cart["shipping"] as object), method: "drone" } })],
  ["with too many lines", (cart) => ({ ...cart, items: Array<unknown>(201).fill((cart["items"] as unknown[])[0]) })],
])("a stored cart %s is discarded", (_, corrupt) => {
  expect([read(kept()), read(corrupt(kept()))]).toEqual(["Some", "None"])
})
