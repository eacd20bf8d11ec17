import { describe, expect, test } from "vitest"
import { openShop } from "../../shop/shopStage.fixture.ts"
import { kunde1 } from "../session/sessionStage.fixture.ts"
import { atOwnPage, ordersOf, type OwnPage, withOrders } from "./orderHistoryStage.fixture.ts"

const shown = (stage: OwnPage) => {
  const view = stage.see().orderHistory
  return view._tag === "Closed" ? null : view.orders.map(({ orderId }) => orderId)
}
const asked = (stage: OwnPage) => stage.running().find(({ type }) => type === "LoadOrders")

describe("a customer's own page", () => {
  test("shows their newest orders, then older ones as they ask for them", () => {
    const stage = atOwnPage()
    expect(asked(stage)).toEqual({ type: "LoadOrders", skip: 0, organisationId: null })
    stage.answer("LoadOrders", { total: 3, items: ordersOf(1, 2) })
    expect(stage.see().orderHistory).toMatchObject({ _tag: "Loaded", hasOlder: true })
    stage.put({ type: "OlderOrdersWanted" })
    expect(asked(stage)).toEqual({ type: "LoadOrders", skip: 2, organisationId: null })
    expect(shown(stage)).toEqual(["o1", "o2"])
    stage.answer("LoadOrders", { total: 3, items: ordersOf(3) })
    expect(shown(stage)).toEqual(["o1", "o2", "o3"])
    expect(stage.see().orderHistory).toMatchObject({ hasOlder: false })
    stage.put({ type: "OlderOrdersWanted" })
    expect(asked(stage)).toBeUndefined()
  })

  test("shows no order twice when another was placed between two pages", () => {
    const stage = withOrders()
    stage.put({ type: "OlderOrdersWanted" })
    stage.answer("LoadOrders", { total: 4, items: ordersOf(2, 3) })
    expect(shown(stage)).toEqual(["o1", "o2", "o3"])
  })

  test("ends at an empty page, whatever the total is", () => {
    const stage = withOrders()
    stage.put({ type: "OlderOrdersWanted" })
    stage.answer("LoadOrders", { total: 3, items: [] })
    expect(stage.see().orderHistory).toMatchObject({ _tag: "Loaded", hasOlder: false })
  })

  test.each([
    ["the customer asks again", { type: "LoadingRetried" }],
    ["the connection is back", { type: "ConnectionRestored" }],
  ] as const)("keeps the loaded orders when there is no answer, and continues once %s", (_when, event) => {
    const stage = withOrders()
    stage.put({ type: "OlderOrdersWanted" })
    stage.fail("LoadOrders", { _tag: "Unreachable" })
    expect(stage.see().orderHistory._tag).toBe("Failed")
    expect(shown(stage)).toEqual(["o1", "o2"])
    stage.put(event)
    expect(asked(stage)).toEqual({ type: "LoadOrders", skip: 2, organisationId: null })
  })

  test("loads the orders again each time it is opened, and forgets them when the customer leaves", () => {
    const stage = withOrders()
    stage.put({ type: "PathOpened", path: "/handlevogn", how: "link" })
    expect(stage.see().orderHistory).toEqual({ _tag: "Closed" })
    stage.put({ type: "PathOpened", path: "/min-side", how: "history" })
    expect(asked(stage)).toEqual({ type: "LoadOrders", skip: 0, organisationId: null })
  })

  test("loads nothing for a guest, and waits until it is known who the customer is", () => {
    const guest = openShop("/min-side")
    expect(asked(guest)).toBeUndefined()
    const stage = openShop("/min-side", { loggedIn: true })
    expect(asked(stage)).toBeUndefined()
    stage.answer("LoadUser", kunde1)
    expect(asked(stage)).toBeDefined()
  })

  test("forgets the orders of a customer who has logged out, also those still loading", () => {
    for (const stage of [withOrders(), atOwnPage()]) {
      stage.put({ type: "LogoutChosen" })
      stage.answer("Logout", null)
      expect(stage.see().orderHistory).toEqual({ _tag: "Closed" })
      expect(asked(stage)).toBeUndefined()
    }
  })
})

test("the page of an organisation shows its orders, and none of the customer's own", () => {
  const stage = withOrders()
  stage.put({ type: "PathOpened", path: "/min-side/bedrift/org-1", how: "link" })
  expect(stage.see().orderHistory).toEqual({ _tag: "Loading", orders: [] })
  expect(asked(stage)).toEqual({ type: "LoadOrders", skip: 0, organisationId: "org-1" })
  stage.answer("LoadOrders", { total: 3, items: ordersOf(8, 9) })
  stage.put({ type: "OlderOrdersWanted" })
  expect(asked(stage)).toEqual({ type: "LoadOrders", skip: 2, organisationId: "org-1" })
  stage.put({ type: "PathOpened", path: "/min-side", how: "history" })
  expect(asked(stage)).toEqual({ type: "LoadOrders", skip: 0, organisationId: null })
})
