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

test("a link that opens nothing is missing, and leaves the address", () => {
  const stage = openShop("/bestilling/o1")
  stage.put(link)
  stage.fail("LoadOrder", { _tag: "Refused", status: 404, problems: [] })
  expect(stage.see().tracking).toEqual({ _tag: "Missing" })
  expect(stage.told()).toContainEqual({ type: "ReplacePath", path: "/bestilling/o1" })
})

test("a link on a page without a tracker is nothing", () => {
  const stage = openShop("/")
  stage.put(link)
  expect(stage.see().tracking).toEqual({ _tag: "Nothing" })
  stage.put({ type: "PathOpened", path: "/bestilling/o2", how: "link" })
  expect(stage.running()).toContainEqual({ type: "LoadOrder", orderId: "o2" })
})
