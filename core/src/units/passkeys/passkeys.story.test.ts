import { describe, expect, test } from "vitest"
import { openShop } from "../../shop/shopStage.fixture.ts"
import { atOwnPage, type OwnPage } from "../profile/profileStage.fixture.ts"
import { unauthorized } from "../session/sessionStage.fixture.ts"
import { asking, passkeys, withPasskeys } from "./passkeysStage.fixture.ts"

const shown = (stage: OwnPage) => {
  const { list } = stage.see().passkeys
  return list._tag === "Open" ? list.passkeys.map(({ id }) => id) : list._tag
}
const said = (stage: OwnPage) => {
  const { list } = stage.see().passkeys
  return list._tag === "Open" ? list.said : null
}
const calls = (stage: OwnPage) => stage.running().filter(({ type }) => type.includes("Passkey"))

test("a customer's own page shows their passkeys; no other page requests them", () => {
  const stage = atOwnPage()
  expect(shown(stage)).toBe("Loading")
  stage.answer("LoadPasskeys", { passkeys, isSupported: true })
  expect(stage.see().passkeys).toEqual({
    isSupported: true,
    list: { _tag: "Open", passkeys, task: { _tag: "Looking" }, said: null },
  })
  stage.put({ type: "PathOpened", path: "/handlevogn", how: "link" })
  expect(stage.see().passkeys).toEqual({ isSupported: true, list: { _tag: "Closed" } })
})

describe("a passkey is added", () => {
  const adding = () => {
    const stage = withPasskeys()
    stage.put({ type: "PasskeyWanted" })
    return stage
  }

  test("by the device and the server together, and is first in the list", () => {
    const stage = adding()
    expect(calls(stage)).toEqual([{ type: "AddPasskey" }])
    expect(stage.see().passkeys.list).toMatchObject({ task: { _tag: "Adding" } })
    const passkey = { id: "tablet", browser: "safari", system: "ipad", addedAt: 3_000_000, usedAt: null } as const
    stage.answer("AddPasskey", { _tag: "Added", passkey })
    expect([shown(stage), said(stage)]).toEqual([["tablet", "phone", "desk"], "added"])
  })

  test.each([
    ["NotGiven", "notGiven"],
    ["AlreadyHere", "alreadyHere"],
    ["Unsupported", "unsupported"],
    ["Broken", "broken"],
  ] as const)("unless the device answers %s, which is reported until the next try", (_tag, fault) => {
    const stage = adding()
    stage.answer("AddPasskey", { _tag })
    expect([shown(stage), said(stage)]).toEqual([["phone", "desk"], fault])
    stage.put({ type: "PasskeyWanted" })
    expect(said(stage)).toBeNull()
  })

  test.each([
    [{ _tag: "Unreachable" }, "unanswered"],
    [{ _tag: "Refused", status: 400, problems: [{ code: 1005, message: "" }] }, "refused"],
    [{ _tag: "Refused", status: 409, problems: [{ code: 3016, message: "" }] }, "tooMany"],
  ])("unless the server rejects it: %j", (failure, fault) => {
    const stage = adding()
    stage.fail("AddPasskey", failure)
    expect([shown(stage), said(stage)]).toEqual([["phone", "desk"], fault])
  })

  test("only where the device supports passkeys, and not after the page is left", () => {
    const without = withPasskeys(false)
    without.put({ type: "PasskeyWanted" })
    expect(calls(without)).toEqual([])
    const stage = adding()
    stage.put({ type: "PathOpened", path: "/handlevogn", how: "link" })
    expect(calls(stage)).toEqual([])
  })
})

describe("a passkey is removed", () => {
  test("once the customer confirms, and no other passkey is", () => {
    const stage = asking()
    expect(calls(stage)).toEqual([])
    expect(stage.see().passkeys.list).toMatchObject({ task: { _tag: "Asking", id: "phone" } })
    stage.put({ type: "PasskeyRemovalWanted", id: "desk" })
    stage.put({ type: "PasskeyRemovalAnswered", isSure: false })
    expect(stage.see().passkeys.list).toMatchObject({ task: { _tag: "Looking" } })
    stage.put({ type: "PasskeyRemovalWanted", id: "nobody's" })
    stage.put({ type: "PasskeyRemovalAnswered", isSure: true })
    expect(calls(stage)).toEqual([])
    stage.put({ type: "PasskeyRemovalWanted", id: "phone" })
    stage.put({ type: "PasskeyRemovalAnswered", isSure: true })
    expect(calls(stage)).toEqual([{ type: "RemovePasskey", id: "phone" }])
    stage.answer("RemovePasskey", null)
    expect([shown(stage), said(stage)]).toEqual([["desk"], "removed"])
  })

  test("or, when there is no answer, stays in the list with a message", () => {
    const stage = asking()
    stage.put({ type: "PasskeyRemovalAnswered", isSure: true })
    stage.fail("RemovePasskey", { _tag: "Unreachable" })
    expect([shown(stage), said(stage)]).toEqual([["phone", "desk"], "unremoved"])
  })
})

test("a list that does not load is requested again by the customer, or when the device is online again", () => {
  const again = [{ type: "LoadingRetried" }, { type: "ConnectionRestored" }] as const
  for (const event of again) {
    const stage = atOwnPage()
    stage.fail("LoadPasskeys", { _tag: "Unreachable" })
    expect(shown(stage)).toBe("Failed")
    stage.put(event)
    stage.answer("LoadPasskeys", { passkeys, isSupported: true })
    expect(shown(stage)).toEqual(["phone", "desk"])
  }
})

test("a log-out closes the list, and so does the end of the session", () => {
  const stage = withPasskeys()
  stage.put({ type: "LogoutChosen" })
  stage.answer("Logout", null)
  expect(shown(stage)).toBe("Closed")
  const over = withPasskeys()
  over.put({ type: "PasskeyWanted" })
  over.fail("AddPasskey", unauthorized)
  expect(over.see().session).toEqual({ _tag: "Anonymous" })
  expect(JSON.stringify(over.world().units.passkeys)).not.toContain("iphone")
})

describe("the login asks the device once whether it supports passkeys", () => {
  test("on the login page", () => {
    const stage = openShop("/logg-inn")
    expect(stage.see().passkeys.isSupported).toBeNull()
    stage.answer("ReadPasskeySupport", true)
    expect(stage.see().passkeys).toEqual({ isSupported: true, list: { _tag: "Closed" } })
    stage.put({ type: "PathOpened", path: "/handlevogn", how: "link" })
    stage.put({ type: "PathOpened", path: "/logg-inn", how: "link" })
    expect(calls(stage)).toEqual([])
  })

  test("and on a page that contains the login", () => {
    const stage = openShop("/betaling")
    expect(calls(stage)).toEqual([])
    stage.put({ type: "LoginOpened" })
    stage.answer("ReadPasskeySupport", false)
    expect(stage.see().passkeys.isSupported).toBe(false)
    stage.put({ type: "LoginOpened" })
    expect(calls(stage)).toEqual([])
  })

  test("and takes a failure for a no", () => {
    const stage = openShop("/logg-inn")
    stage.fail("ReadPasskeySupport", { _tag: "Defect" })
    expect(stage.see().passkeys.isSupported).toBe(false)
  })
})

test("a passkey is removed even if the customer leaves the page; a missing answer is reported when they return", () => {
  const stage = asking()
  stage.put({ type: "PasskeyRemovalAnswered", isSure: true })
  stage.put({ type: "PathOpened", path: "/handlevogn", how: "link" })
  expect(calls(stage)).toEqual([{ type: "RemovePasskey", id: "phone" }])
  stage.fail("RemovePasskey", { _tag: "Unreachable" })
  stage.put({ type: "PathOpened", path: "/butikker", how: "link" })
  stage.put({ type: "PathOpened", path: "/min-side", how: "link" })
  stage.answer("LoadPasskeys", { passkeys, isSupported: true })
  expect([shown(stage), said(stage)]).toEqual([["phone", "desk"], "unremoved"])
  stage.put({ type: "PathOpened", path: "/butikker", how: "link" })
  stage.put({ type: "PathOpened", path: "/min-side", how: "link" })
  expect(said(stage)).toBeNull()
})

test("switching between the own account and an organisation does not change the list of passkeys", () => {
  const stage = asking()
  stage.say({ type: "AccountChanged", organisationId: null, isSameCustomer: true })
  expect(stage.see().passkeys.list).toMatchObject({ task: { _tag: "Asking", id: "phone" } })
  stage.say({ type: "AccountChanged", organisationId: null, isSameCustomer: false })
  expect(shown(stage)).toBe("Loading")
})
