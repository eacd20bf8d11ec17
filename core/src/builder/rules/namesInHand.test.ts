import { expect, test } from "vitest"
import { margherita, torgetWithMenu } from "../../shop/samples.fixture.ts"
import { namesInHand } from "./namesInHand.ts"

const { menu } = torgetWithMenu
const other = menu.products.find(({ kind, id }) => kind === "PIZZA" && id !== margherita.id)
const part = (variationCode: string) => ({ variationCode, chosen: [] })
const left = part("MARG_AM40")

test("a pizza is called what it is of, and each half by its own name, as far as this menu makes it", () => {
  const hand = { productSlug: "margherita", lineId: null, active: "left", quantity: 1, left } as const
  expect(namesInHand({ ...hand, cover: "left", right: null }, menu)).toEqual([margherita.name])
  const right = part(other?.variations[0].code ?? "MARG_AM30")
  expect(namesInHand({ ...hand, cover: "both", right }, menu)).toEqual([margherita.name, (other ?? margherita).name])
  expect(namesInHand({ ...hand, cover: "right", right: part("GONE") }, menu)).toEqual([])
})
