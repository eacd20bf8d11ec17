import { expect, test } from "vitest"
import type { Tracking } from "../../domain/order/model.ts"
import { placedOrder, received } from "../../shop/samples.fixture.ts"
import { openShop } from "../../shop/shopStage.fixture.ts"

const willBeTold = () => {
  const stage = openShop("/bestilling/o1")
  stage.answer("LoadOrder", placedOrder)
  stage.put({ type: "ReadyNoticeWanted", orderId: "o1" })
  stage.answer("AskForNotices", "granted")
  return stage
}

const notified = (stage: ReturnType<typeof willBeTold>) => stage.told().filter(({ type }) => type === "Notify")

const at = (step: Tracking["steps"][number]["step"], sequence: number): Tracking => ({
  ...received,
  sequence,
  status: "accepted",
  steps: [{ step, at: 0 }],
})

test("the permission is requested only by the customer's tap", () => {
  const stage = openShop("/bestilling/o1")
  stage.answer("LoadOrder", placedOrder)
  const asks = () => stage.running().filter(({ type }) => type === "AskForNotices").length
  expect(asks()).toBe(0)
  stage.put({ type: "ReadyNoticeWanted", orderId: "o1" })
  expect(asks()).toBe(1)
})

test("the customer is notified once that the order can be collected", () => {
  const stage = willBeTold()
  stage.news("FollowOrder", at("inOven", 2))
  expect(notified(stage)).toEqual([])
  stage.news("FollowOrder", at("canBePickedUp", 3))
  stage.news("FollowOrder", { ...at("canBePickedUp", 4), status: "completed" })
  expect(notified(stage)).toEqual([{ type: "Notify", orderId: "o1", number: placedOrder.number, news: "ready" }])
})

test.each([
  ["is on its way", at("onItsWay", 2), "onItsWay"],
  ["was refused", { ...received, sequence: 2, status: "refused", reason: "—" }, "stopped"],
] as const)("the customer is told that the order %s", (_, tracking, news) => {
  const stage = willBeTold()
  stage.news("FollowOrder", tracking)
  expect(notified(stage)).toMatchObject([{ news }])
})

test("a hidden tab keeps its connection only while the customer wants to be notified", () => {
  const stage = willBeTold()
  const follows = () => stage.running().some(({ type }) => type === "FollowOrder")
  stage.put({ type: "PageHidden" })
  expect(follows()).toBe(true)
  stage.news("FollowOrder", at("canBePickedUp", 2))
  stage.put({ type: "PageShown" })
  stage.put({ type: "PageHidden" })
  expect(follows()).toBe(false)
})

test("news of another order sends no notification", () => {
  const stage = willBeTold()
  stage.put({ type: "PathOpened", path: "/bestilling/o2", how: "link" })
  stage.answer("LoadOrder", { ...placedOrder, orderId: "o2", tracking: { ...at("canBePickedUp", 3), orderId: "o2" } })
  expect(notified(stage)).toEqual([])
  expect(stage.see().readyNotice).toEqual({ _tag: "On", orderId: "o1" })
})

test.each([
  ["says no", "denied", "Denied"],
  ["has a device without notifications", "unsupported", "Unsupported"],
])("a customer who %s sees that, and is not notified", (_, answer, tag) => {
  const stage = openShop("/bestilling/o1")
  stage.answer("LoadOrder", placedOrder)
  stage.put({ type: "ReadyNoticeWanted", orderId: "o1" })
  stage.answer("AskForNotices", answer)
  expect(stage.see().readyNotice).toEqual({ _tag: tag, orderId: "o1" })
  stage.news("FollowOrder", at("canBePickedUp", 3))
  expect(notified(stage)).toEqual([])
})

test("an order that is handed over without having been reported ready ends the wish to be notified", () => {
  const stage = willBeTold()
  stage.news("FollowOrder", { ...received, sequence: 2, status: "completed" })
  expect(stage.see().readyNotice._tag).toBe("Off")
  expect(notified(stage)).toEqual([])
})
