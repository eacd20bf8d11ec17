import { expect, test } from "vitest"
import type { PointsEntry } from "../../domain/loyalty/entry.ts"
import { atOwnPage } from "../profile/profileStage.fixture.ts"

const entries: readonly PointsEntry[] = [
  { kind: "spent", points: -1000, at: 2_000_000, order: { orderId: "o2", number: 12 } },
  { kind: "opening", points: 1250, at: 1_000_000, order: null },
]

test("a customer opens their points history, and sees it until they leave the page", () => {
  const stage = atOwnPage()
  expect(stage.see().pointsHistory).toEqual({ _tag: "Closed" })
  stage.put({ type: "PointsHistoryWanted" })
  expect(stage.see().pointsHistory).toEqual({ _tag: "Loading" })
  stage.answer("LoadPoints", entries)
  expect(stage.see().pointsHistory).toEqual({ _tag: "Loaded", entries })
  stage.put({ type: "PathOpened", path: "/handlevogn", how: "link" })
  expect(stage.see().pointsHistory).toEqual({ _tag: "Closed" })
})

test("a history that does not load is requested again, by the customer or when the device is online again", () => {
  for (const event of [{ type: "PointsHistoryWanted" }, { type: "ConnectionRestored" }] as const) {
    const stage = atOwnPage()
    stage.put({ type: "PointsHistoryWanted" })
    stage.fail("LoadPoints", { _tag: "Unreachable" })
    expect(stage.see().pointsHistory).toEqual({ _tag: "Failed" })
    stage.put(event)
    stage.answer("LoadPoints", [])
    expect(stage.see().pointsHistory).toEqual({ _tag: "Loaded", entries: [] })
  }
})

test("a guest has no points, and a log-out forgets them", () => {
  const stage = atOwnPage()
  stage.put({ type: "PointsHistoryWanted" })
  stage.put({ type: "LogoutChosen" })
  stage.answer("Logout", null)
  expect(stage.see().pointsHistory).toEqual({ _tag: "Closed" })
  stage.put({ type: "PointsHistoryWanted" })
  expect(stage.running().map(({ type }) => type)).not.toContain("LoadPoints")
})

test("the history stays open when the customer switches to an organisation, and is not shown to the next customer", () => {
  const stage = atOwnPage()
  stage.put({ type: "PointsHistoryWanted" })
  stage.answer("LoadPoints", entries)
  stage.say({ type: "AccountChanged", organisationId: null, isSameCustomer: true })
  expect(stage.see().pointsHistory).toEqual({ _tag: "Loaded", entries })
  stage.say({ type: "AccountChanged", organisationId: null, isSameCustomer: false })
  expect(stage.see().pointsHistory).toEqual({ _tag: "Closed" })
})
