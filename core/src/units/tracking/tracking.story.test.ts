import { expect, test } from "vitest"
import { emptyDevice } from "../../domain/device/rules/emptyDevice.ts"
import { setStage } from "../../kernel/stage.fixture.ts"
import { placedOrder, received, torgetWithMenu } from "../../shop/samples.fixture.ts"
import { shop } from "../../shop/shop.ts"
import { openShop, start } from "../../shop/shopStage.fixture.ts"

test("when the connection drops, the last step stays with its age, and the connection is retried", () => {
  const stage = openShop("/bestilling/o1")
  stage.answer("LoadOrder", placedOrder)
  stage.news("FollowOrder", { ...received, sequence: 2, status: "accepted" })
  const heardAt = stage.world().t
  stage.wait(10_000)
  stage.fail("FollowOrder", { _tag: "Unreachable" })
  expect(stage.see().tracking).toMatchObject({ live: false, heardAt, tracking: { status: "accepted" } })
  stage.wait(2000)
  stage.answer("LoadOrder", { ...placedOrder, tracking: { ...received, sequence: 3, status: "accepted" } })
  expect(stage.running()).toContainEqual({ type: "FollowOrder", orderId: "o1", after: 3 })
})

test("an order that is unknown or somebody else's is missing, and is not requested again", () => {
  const stage = openShop("/bestilling/nope")
  stage.fail("LoadOrder", { _tag: "Refused", status: 404, problems: [] })
  stage.wait(600_000)
  expect(stage.see().tracking).toEqual({ _tag: "Missing" })
  expect(stage.running()).toEqual([])
})

test("leaving the tracker closes the connection", () => {
  const stage = openShop("/bestilling/o1")
  stage.answer("LoadOrder", placedOrder)
  stage.put({ type: "PathOpened", path: "/", how: "history" })
  expect(stage.running().map(({ type }) => type)).not.toContain("FollowOrder")
})

test("an order opened directly loads its store, so that its pizza can be drawn", () => {
  const stage = openShop("/bestilling/o1")
  stage.answer("LoadOrder", placedOrder)
  expect(stage.running().map(({ type }) => type)).toContain("LoadStore")
  stage.answer("LoadStore", torgetWithMenu)
  expect(stage.see().store.current?.store.id).toBe(placedOrder.storeId)
})

test("a hidden tab closes its connection, and reloads when it is shown", () => {
  const stage = openShop("/bestilling/o1")
  stage.answer("LoadOrder", placedOrder)
  stage.put({ type: "PageHidden" })
  expect(stage.running().map(({ type }) => type)).not.toContain("FollowOrder")
  expect(stage.see().tracking).toMatchObject({ _tag: "Following", live: false })
  stage.put({ type: "PageShown" })
  stage.answer("LoadOrder", { ...placedOrder, tracking: { ...received, sequence: 4, status: "accepted" } })
  expect(stage.see().tracking).toMatchObject({ live: true, tracking: { sequence: 4 } })
})

const link = { type: "OrderLinkOpened", token: { sealed: "page-1" } } as const

test("a link from another device opens the order with its token, which leaves world and address once it is read", () => {
  const stage = openShop("/bestilling/o1")
  stage.put(link)
  expect(stage.running()).toContainEqual({ type: "LoadOrder", orderId: "o1", link: link.token })
  stage.fail("LoadOrder", { _tag: "Unreachable" })
  expect(stage.told().some(({ type }) => type === "ReplacePath")).toBe(false)
  stage.wait(2000)
  expect(stage.running()).toContainEqual({ type: "LoadOrder", orderId: "o1", link: link.token })
  stage.answer("LoadOrder", placedOrder)
  expect(stage.told()).toContainEqual({ type: "ReplacePath", path: "/bestilling/o1" })
  stage.fail("FollowOrder", { _tag: "Unreachable" })
  stage.wait(2000)
  expect(stage.running()).toContainEqual({ type: "LoadOrder", orderId: "o1" })
})

test("a link that is there before the device is read opens the order, once", () => {
  const stage = setStage(shop, { ...start, path: "/bestilling/o1" })
  stage.put(link)
  stage.answer("ReadDevice", emptyDevice)
  expect(stage.running()).toContainEqual({ type: "LoadOrder", orderId: "o1", link: link.token })
  stage.put({ type: "PathOpened", path: "/", how: "link" })
  stage.put({ type: "PathOpened", path: "/bestilling/o2", how: "link" })
  expect(stage.running()).toContainEqual({ type: "LoadOrder", orderId: "o2" })
})

test("an order whose link is invalid is missing, and the link is removed from the address", () => {
  const stage = openShop("/bestilling/o1")
  stage.put(link)
  stage.fail("LoadOrder", { _tag: "Refused", status: 404, problems: [] })
  expect(stage.see().tracking).toEqual({ _tag: "Missing" })
  expect(stage.told()).toContainEqual({ type: "ReplacePath", path: "/bestilling/o1" })
})

test("a link on a page without a tracker is ignored", () => {
  const stage = openShop("/")
  stage.put(link)
  expect(stage.see().tracking).toEqual({ _tag: "Nothing" })
  stage.put({ type: "PathOpened", path: "/bestilling/o2", how: "link" })
  expect(stage.running()).toContainEqual({ type: "LoadOrder", orderId: "o2" })
})

const follows = (stage: ReturnType<typeof openShop>) => stage.running().some(({ type }) => type === "FollowOrder")
const loads = (stage: ReturnType<typeof openShop>) => stage.running().some(({ type }) => type === "LoadOrder")

test.each(["completed", "cancelled", "refused"] as const)(
  "an order that is %s is no longer followed, and its data still counts as live",
  (status) => {
    const over = { ...received, sequence: 5, status }
    const told = openShop("/bestilling/o1")
    told.answer("LoadOrder", placedOrder)
    told.news("FollowOrder", over)
    const opened = openShop("/bestilling/o1")
    opened.answer("LoadOrder", { ...placedOrder, tracking: over })
    for (const stage of [told, opened]) {
      expect(stage.see().tracking).toMatchObject({ _tag: "Following", live: true, tracking: over })
      stage.put({ type: "PageHidden" })
      stage.put({ type: "PageShown" })
      stage.put({ type: "ConnectionRestored" })
      stage.wait(600_000)
      expect([follows(stage), loads(stage)]).toEqual([false, false])
    }
  },
)

test("an order is loaded again with back-off that doubles at each failure in a row, or at once by the customer or a restored network", () => {
  const stage = openShop("/bestilling/o1")
  expect(stage.see().tracking).toEqual({ _tag: "Loading" })
  for (const seconds of [2, 4, 8]) {
    stage.fail("LoadOrder", { _tag: "Refused", status: 500, problems: [] })
    expect(stage.see().tracking).toEqual({ _tag: "Loading" })
    stage.wait(seconds * 1000 - 1)
    expect(loads(stage)).toBe(false)
    stage.wait(1)
    expect(loads(stage)).toBe(true)
  }
  for (const type of ["LoadingRetried", "ConnectionRestored"] as const) {
    stage.fail("LoadOrder", { _tag: "Unreachable" })
    stage.put({ type })
    expect(loads(stage)).toBe(true)
  }
  stage.answer("LoadOrder", placedOrder)
  for (const seconds of [2, 2]) {
    stage.fail("FollowOrder", { _tag: "Unreachable" })
    stage.wait(seconds * 1000 - 1)
    expect(loads(stage)).toBe(false)
    stage.wait(1)
    stage.answer("LoadOrder", placedOrder)
  }
})

test("news resets the back-off, and a stream that ends is opened again a second later", () => {
  const stage = openShop("/bestilling/o1")
  stage.answer("LoadOrder", placedOrder)
  stage.wait(5000)
  stage.news("FollowOrder", { ...received, sequence: 2, status: "accepted" })
  expect(stage.see().tracking).toMatchObject({ live: true, heardAt: stage.world().t, tracking: { sequence: 2 } })
  stage.answer("FollowOrder", null)
  stage.wait(999)
  expect(loads(stage)).toBe(false)
  stage.wait(1)
  expect(loads(stage)).toBe(true)
})

test("another order starts from scratch: nothing of the previous one is shown", () => {
  const stage = openShop("/bestilling/o1")
  stage.answer("LoadOrder", placedOrder)
  stage.put({ type: "PathOpened", path: "/bestilling/o2", how: "link" })
  expect(stage.see().tracking).toEqual({ _tag: "Loading" })
  expect(stage.running()).toContainEqual({ type: "LoadOrder", orderId: "o2" })
  expect(follows(stage)).toBe(false)
  stage.put({ type: "PathOpened", path: "/bestilling/o3", how: "link" })
  expect(stage.running()).toContainEqual({ type: "LoadOrder", orderId: "o3" })
})

test("a hidden tab keeps no connection because the customer wants to be notified about another order", () => {
  const stage = openShop("/bestilling/o1")
  stage.answer("LoadOrder", placedOrder)
  stage.put({ type: "ReadyNoticeWanted", orderId: "o1" })
  stage.answer("AskForNotices", "granted")
  stage.put({ type: "PathOpened", path: "/bestilling/o2", how: "link" })
  stage.answer("LoadOrder", { ...placedOrder, orderId: "o2", tracking: { ...received, orderId: "o2" } })
  stage.put({ type: "PageHidden" })
  expect(follows(stage)).toBe(false)
  stage.wait(600_000)
  expect(loads(stage)).toBe(false)
})

test("an order found ready when it is loaded again after a lost connection is announced by its number", () => {
  const stage = openShop("/bestilling/o1")
  stage.answer("LoadOrder", placedOrder)
  stage.put({ type: "ReadyNoticeWanted", orderId: "o1" })
  stage.answer("AskForNotices", "granted")
  stage.fail("FollowOrder", { _tag: "Unreachable" })
  stage.wait(2000)
  const ready = { ...received, sequence: 4, status: "accepted", steps: [{ step: "canBePickedUp", at: 0 }] } as const
  stage.answer("LoadOrder", { ...placedOrder, tracking: ready })
  expect(stage.told()).toContainEqual({ type: "Notify", orderId: "o1", number: placedOrder.number, news: "ready" })
})
