import { expect, test } from "vitest"
import { placedOrder } from "../../shop/samples.fixture.ts"
import { openShop } from "../../shop/shopStage.fixture.ts"

const wanted = () => {
  const stage = openShop("/bestilling/o1")
  stage.answer("LoadOrder", placedOrder)
  stage.put({ type: "OrderLinkWanted", orderId: "o1" })
  return stage
}
const asks = (stage: ReturnType<typeof wanted>) => stage.running().filter(({ type }) => type === "ShareOrder")

test("the link is requested by the order's id: no token is in the world", () => {
  const stage = wanted()
  expect(asks(stage)).toEqual([{ type: "ShareOrder", orderId: "o1" }])
  stage.put({ type: "OrderLinkWanted", orderId: "o1" })
  expect(asks(stage)).toHaveLength(1)
})

test("closing the share menu shows no message, and the next press opens it again", () => {
  const stage = wanted()
  stage.answer("ShareOrder", { _tag: "Dismissed" })
  expect(stage.see().sharing).toEqual({ _tag: "Idle" })
  expect(asks(stage)).toEqual([])
  stage.put({ type: "OrderLinkWanted", orderId: "o1" })
  expect(asks(stage)).toHaveLength(1)
})

test("another page does not show that a link was copied", () => {
  const stage = wanted()
  stage.answer("ShareOrder", { _tag: "Copied", opens: "anyone" })
  expect(stage.see().sharing).toEqual({ _tag: "Copied" })
  stage.put({ type: "PathOpened", path: "/", how: "link" })
  expect(stage.see().sharing).toEqual({ _tag: "Idle" })
})
