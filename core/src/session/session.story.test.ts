import { expect, test } from "vitest"
import { openShop } from "../shop/shopStage.fixture.ts"
import { kunde1, logouts, member, openLoggedIn, openRecognised, unauthorized } from "./sessionStage.fixture.ts"

const types = (stage: ReturnType<typeof openShop>) => stage.running().map(({ type }) => type)

test("without a session's flag nobody is asked for: the customer is anonymous", () => {
  const stage = openShop()
  expect(stage.see().session).toEqual({ _tag: "Anonymous" })
  expect(types(stage)).not.toContain("LoadUser")
})

test("a flag on the device is enough to load who it is; analytics and the native app hear of it", () => {
  const stage = openRecognised()
  expect(stage.see().session).toEqual({ _tag: "Recognised" })
  stage.answer("LoadUser", kunde1)
  expect(stage.see().session).toEqual({ _tag: "LoggedIn", user: kunde1, organisation: null })
  expect(stage.told()).toContainEqual({ type: "Identify", externalId: "x1" })
})

test("a user-data load that returns nothing ends the session", () => {
  const stage = openRecognised()
  stage.answer("LoadUser", null)
  expect(stage.see().session).toEqual({ _tag: "Anonymous" })
  expect(stage.see().route.path).toBe("/logg-ut")
  expect(logouts(stage)).toEqual(["noUserData"])
})

test("a user-data load that nobody answers is no logout: it is tried again, later and later", () => {
  const stage = openRecognised()
  for (const wait of [2000, 4000, 8000]) {
    stage.fail("LoadUser", { _tag: "Unreachable" })
    stage.wait(wait - 1)
    expect(types(stage)).not.toContain("LoadUser")
    stage.wait(1)
    expect(types(stage)).toContain("LoadUser")
  }
  stage.fail("LoadUser", { _tag: "Refused", status: 503, problems: [] })
  expect(stage.see().session).toEqual({ _tag: "Recognised" })
  stage.wait(30_000)
  stage.answer("LoadUser", kunde1)
  expect(stage.see().session._tag).toBe("LoggedIn")
  expect(logouts(stage)).toEqual([])
})

test("an answer about the user that cannot be read leaves the data empty, and is reported", () => {
  const stage = openRecognised()
  stage.fail("LoadUser", { _tag: "Defect" })
  expect(stage.see().session).toEqual({ _tag: "Recognised" })
  expect(stage.told()).toContainEqual({ type: "Report", report: { _tag: "Unreadable", call: "LoadUser" } })
})

test("logging out asks the server, then clears everything that was the customer's and says goodbye", () => {
  const stage = openLoggedIn(member)
  stage.put({ type: "AccountChosen", organisationId: "org-1" })
  stage.put({ type: "LogoutChosen" })
  stage.answer("Logout", null)
  expect(stage.see().session).toEqual({ _tag: "Anonymous" })
  expect(stage.see().route.screen).toEqual({ _tag: "LoggedOut" })
  expect(stage.told()).toContainEqual({ type: "ReplacePath", path: "/logg-ut" })
  expect(stage.told()).toContainEqual({ type: "ClearSession" })
  expect(stage.told()).toContainEqual({ type: "Identify", externalId: null })
  expect(logouts(stage)).toEqual(["unspecified"])
  expect(stage.running()).toEqual([])
})

test.each([
  ["nobody answers", { _tag: "Unreachable" }],
  ["the session was over already", unauthorized],
])("logging out holds even if %s, and is told once", (_, failure) => {
  const stage = openLoggedIn()
  stage.put({ type: "LogoutChosen" })
  stage.put({ type: "LogoutChosen" })
  stage.fail("Logout", failure)
  expect(stage.see().session).toEqual({ _tag: "Anonymous" })
  expect(logouts(stage)).toEqual(["unspecified"])
})

test("whoever is being recognised may log out before they are", () => {
  const stage = openRecognised()
  stage.put({ type: "LogoutChosen" })
  expect(types(stage)).not.toContain("LoadUser")
  stage.answer("Logout", null)
  expect(stage.see().session).toEqual({ _tag: "Anonymous" })
})

test("an anonymous customer cannot log out, nor order for an organisation", () => {
  const stage = openShop("/handlevogn")
  stage.put({ type: "LogoutChosen" })
  stage.put({ type: "AccountChosen", organisationId: "org-1" })
  expect(stage.see().session).toEqual({ _tag: "Anonymous" })
  expect([...stage.running(), ...logouts(stage)]).toEqual([])
})

test("a change of address that finds the session's cookie missing ends the session", () => {
  const stage = openLoggedIn()
  stage.put({ type: "PathOpened", path: "/betaling", how: "link" })
  stage.answer("ReadSessionFlag", false)
  expect(stage.see().session).toEqual({ _tag: "Anonymous" })
  expect(stage.see().route.path).toBe("/logg-ut")
  expect(logouts(stage)).toEqual(["cookieMissing"])
})

test("a change of address that finds the cookie, or a device that says nothing, changes nothing", () => {
  const stage = openLoggedIn()
  stage.put({ type: "PathOpened", path: "/betaling", how: "link" })
  stage.answer("ReadSessionFlag", true)
  stage.put({ type: "PathOpened", path: "/", how: "link" })
  stage.fail("ReadSessionFlag", { _tag: "Defect" })
  expect(stage.see().session._tag).toBe("LoggedIn")
  expect(stage.see().route.path).toBe("/")
})

test("nobody looks for a cookie that nobody has", () => {
  const stage = openShop()
  stage.put({ type: "PathOpened", path: "/betaling", how: "link" })
  expect(types(stage)).not.toContain("ReadSessionFlag")
})

test("any unit's 401 ends the session, once, in the language of the page", () => {
  const stage = openLoggedIn(kunde1, "/en/butikker")
  stage.fail("LoadStores", unauthorized)
  expect(stage.see().session).toEqual({ _tag: "Anonymous" })
  expect(stage.see().route.path).toBe("/en/logg-ut")
  expect(logouts(stage)).toEqual(["unauthorized"])
})

test("two calls that both learn of it end it once", () => {
  const stage = openLoggedIn(kunde1, "/butikker/torget/meny/pizza")
  const running = Object.keys(stage.world().calls)
  expect(running).toHaveLength(1)
  stage.put({ type: "PathOpened", path: "/butikker", how: "link" })
  const keys = Object.keys(stage.world().calls)
  expect(keys.length).toBeGreaterThan(1)
  for (const key of keys) stage.bring({ type: "CallEnded", key, exit: { _tag: "Failed", error: unauthorized } })
  expect(logouts(stage)).toEqual(["unauthorized"])
  expect(stage.see().route.path).toBe("/logg-ut")
})

test("an anonymous customer's 401 leads to the goodbye as well: the server knows better", () => {
  const stage = openShop("/butikker")
  stage.fail("LoadStores", unauthorized)
  expect(stage.see().route.path).toBe("/logg-ut")
  expect(logouts(stage)).toEqual(["unauthorized"])
})

test("whoever opens the goodbye while still logged in is logged out by a 401 too, and not asked for ever", () => {
  const stage = openRecognised("/logg-ut")
  stage.fail("LoadUser", unauthorized)
  expect(stage.see().session).toEqual({ _tag: "Anonymous" })
  expect(logouts(stage)).toEqual(["unauthorized"])
  stage.wait(60_000)
  expect(stage.running()).toEqual([])
})

test.each([400, 403, 404, 500, 503])("a %i is no logout", (status) => {
  const stage = openLoggedIn(kunde1, "/butikker")
  stage.fail("LoadStores", { _tag: "Refused", status, problems: [] })
  expect(stage.see().session._tag).toBe("LoggedIn")
  expect(logouts(stage)).toEqual([])
})

test("an own, active organisation may be ordered for, and left again; no other", () => {
  const stage = openLoggedIn(member)
  const organisation = () => {
    const { session } = stage.see()
    return session._tag === "LoggedIn" ? session.organisation : "not logged in"
  }
  stage.put({ type: "AccountChosen", organisationId: "org-2" })
  expect(organisation()).toBeNull()
  stage.put({ type: "AccountChosen", organisationId: "org-9" })
  expect(organisation()).toBeNull()
  stage.put({ type: "AccountChosen", organisationId: "org-1" })
  expect(organisation()).toEqual({ organisationId: "org-1" })
  stage.put({ type: "AccountChosen", organisationId: null })
  expect(organisation()).toBeNull()
})

test("after a logout the next customer begins without the last one's organisation", () => {
  const stage = openLoggedIn(member)
  stage.put({ type: "AccountChosen", organisationId: "org-1" })
  stage.put({ type: "LogoutChosen" })
  stage.answer("Logout", null)
  stage.put({ type: "LoginCodeRequested", phone: "40000001" })
  stage.answer("RequestLogin", null)
  stage.put({ type: "LoginCodeEntered", code: { sealed: "a-1" } })
  stage.answer("Login", null)
  stage.answer("LoadUser", member)
  expect(stage.see().session).toMatchObject({ _tag: "LoggedIn", organisation: null })
})

test("a cart survives logging out", () => {
  const stage = openLoggedIn(kunde1, "/butikker/torget/meny/pizza")
  const before = stage.see().cart
  stage.put({ type: "LogoutChosen" })
  stage.answer("Logout", null)
  expect(stage.see().cart).toEqual(before)
})
