import { expect, test } from "vitest"
import { openMenu } from "../../shop/shopStage.fixture.ts"
import { standing } from "../cart/cartStage.fixture.ts"
import { atCheckout, blocked, choose, priced, submit } from "../checkout/checkoutStage.fixture.ts"

const toCheckout = { type: "PathOpened", path: "/betaling", how: "link" } as const
const asks = (stage: ReturnType<typeof openMenu>) => stage.running().filter(({ type }) => type === "LoadStatus").length

const withPizza = () => {
  const stage = openMenu()
  stage.put({ type: "ProductAdded", productId: "p1", variationCode: "MARG_AM40", quantity: 1 })
  return stage
}

test("a customer who opens the checkout before the store's first status arrives gets it there; later pages do not request it", () => {
  const stage = withPizza()
  stage.put(toCheckout)
  expect(asks(stage)).toBe(1)
  stage.answer("LoadStatus", standing({ open: true }))
  expect(stage.see().store.current?.status?.open).toBe(true)
  stage.put({ type: "PathOpened", path: "/handlevogn", how: "link" })
  stage.wait(600_000)
  expect(asks(stage)).toBe(0)
})

test("a first status that cannot be loaded is requested again, also at the checkout", () => {
  const stage = withPizza()
  stage.put(toCheckout)
  stage.fail("LoadStatus", { _tag: "Unreachable" })
  expect(asks(stage)).toBe(0)
  stage.put({ type: "ConnectionRestored" })
  expect(asks(stage)).toBe(1)
  stage.fail("LoadStatus", { _tag: "Unreachable" })
  stage.wait(60_000)
  expect(asks(stage)).toBe(1)
})

test("a store's status is requested at once when it refuses an order, so that the customer can choose what it can make", () => {
  const stage = atCheckout()
  choose(stage, priced(269))
  submit(stage)
  stage.fail("PlaceOrder", { _tag: "Refused", status: 400, problems: [{ code: 3023, message: "" }] })
  expect(stage.see().checkout).toMatchObject({ step: { _tag: "Filling" }, problems: [{ code: 3023 }] })
  stage.answer("LoadStatus", standing({ open: false, changesAt: stage.world().t + 3_600_000 }))
  expect(blocked(stage)).toEqual(["StoreClosed"])
  expect(stage.see().cart.totalCount).toBe(1)
})
