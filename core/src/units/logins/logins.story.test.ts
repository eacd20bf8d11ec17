import { expect, test } from "vitest"
import { atOwnPage, type OwnPage } from "../profile/profileStage.fixture.ts"
import { sessions, withLogins } from "./loginsStage.fixture.ts"

const end = (stage: OwnPage, id: string | null) => stage.put({ type: "OtherLoginEnded", id })
const asked = (stage: OwnPage) => stage.running().filter((call) => call.type === "EndSessions")
const shown = (stage: OwnPage) => {
  const { logins } = stage.see()
  return logins._tag === "Open" ? logins.sessions.map(({ id }) => id) : logins._tag
}

test("a customer's own page shows where they are logged in; no other page requests it", () => {
  const stage = atOwnPage()
  expect(shown(stage)).toBe("Loading")
  stage.answer("LoadSessions", sessions)
  expect(stage.see().logins).toEqual({ _tag: "Open", sessions, task: { _tag: "Looking" }, failed: false })
  stage.put({ type: "PathOpened", path: "/handlevogn", how: "link" })
  expect(shown(stage)).toBe("Closed")
  expect(JSON.stringify(stage.world().units.logins)).not.toContain("android")
})

test("one session is ended, or all others; this one never", () => {
  const stage = withLogins()
  end(stage, "here")
  expect(asked(stage)).toEqual([])
  end(stage, "phone")
  expect(asked(stage)).toEqual([{ type: "EndSessions", id: "phone" }])
  expect(stage.see().logins).toMatchObject({ task: { _tag: "EndingOne", id: "phone" } })
  stage.answer("EndSessions", null)
  expect(shown(stage)).toEqual(["here", "desk"])
  end(stage, null)
  expect(stage.see().logins).toMatchObject({ task: { _tag: "EndingOthers" } })
  stage.answer("EndSessions", null)
  expect(shown(stage)).toEqual(["here"])
  end(stage, null)
  expect(asked(stage)).toEqual([])
})

test("without an answer the list stays, and the failure is reported until the next try", () => {
  const stage = withLogins()
  end(stage, "phone")
  stage.fail("EndSessions", { _tag: "Unreachable" })
  expect(stage.see().logins).toMatchObject({ sessions, task: { _tag: "Looking" }, failed: true })
  end(stage, "phone")
  expect(stage.see().logins).toMatchObject({ failed: false })
})

test("a list that does not load is requested again by the customer, or when the device is online again", () => {
  const again = [{ type: "LoadingRetried" }, { type: "ConnectionRestored" }] as const
  for (const event of again) {
    const stage = atOwnPage()
    stage.fail("LoadSessions", { _tag: "Unreachable" })
    expect(shown(stage)).toBe("Failed")
    stage.put(event)
    stage.answer("LoadSessions", sessions)
    expect(shown(stage)).toEqual(["here", "phone", "desk"])
  }
})

test("a log-out closes the list", () => {
  const stage = withLogins()
  stage.put({ type: "LogoutChosen" })
  stage.answer("Logout", null)
  expect(shown(stage)).toBe("Closed")
})

test("a session is ended even if the customer leaves the page; a missing answer is reported when they return", () => {
  const stage = withLogins()
  end(stage, "phone")
  stage.put({ type: "PathOpened", path: "/handlevogn", how: "link" })
  expect(asked(stage)).toEqual([{ type: "EndSessions", id: "phone" }])
  stage.fail("EndSessions", { _tag: "Unreachable" })
  stage.put({ type: "PathOpened", path: "/butikker", how: "link" })
  stage.put({ type: "PathOpened", path: "/min-side", how: "link" })
  stage.answer("LoadSessions", sessions)
  expect(stage.see().logins).toMatchObject({ sessions, task: { _tag: "Looking" }, failed: true })
  stage.put({ type: "PathOpened", path: "/butikker", how: "link" })
  stage.put({ type: "PathOpened", path: "/min-side", how: "link" })
  stage.answer("LoadSessions", sessions)
  expect(stage.see().logins).toMatchObject({ failed: false })
})

test("switching between the own account and an organisation does not change the list", () => {
  const stage = withLogins()
  end(stage, "phone")
  stage.say({ type: "AccountChanged", organisationId: null, isSameCustomer: true })
  expect(asked(stage)).toHaveLength(1)
  expect(stage.see().logins).toMatchObject({ sessions, task: { _tag: "EndingOne", id: "phone" } })
  stage.say({ type: "AccountChanged", organisationId: null, isSameCustomer: false })
  expect(asked(stage)).toEqual([])
  expect(shown(stage)).toBe("Loading")
})
