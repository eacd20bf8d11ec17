import { expect, test } from "vitest"
import { margherita, torgetWithMenu } from "../../../shop/samples.fixture.ts"
import { namesInHand } from "./namesInHand.ts"

const { menu } = torgetWithMenu
const other = menu.products.find(({ kind, id }) => kind === "PIZZA" && id !== margherita.id)
const part = (variationCode: string) => ({ variationCode, chosen: [] })
const left = part("MARG_AM40")

test("the pizza has the names of its product or of its two halves, if this menu has them", () => {
  const hand = { productSlug: "margherita", lineId: null, active: "left", quantity: 1, left } as const
  expect(namesInHand({ ...hand, cover: "left", right: null }, menu)).toEqual([margherita.name])
  const right = part(other?.variations[0].code ?? "MARG_AM30")
  expect(namesInHand({ ...hand, cover: "both", right }, menu)).toEqual([margherita.name, (other ?? margherita).name])
  expect(namesInHand({ ...hand, cover: "right", right: part("GONE") }, menu)).toEqual([])
})
