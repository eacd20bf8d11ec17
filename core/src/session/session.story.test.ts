import { expect, test } from "vitest"
import { openShop } from "../shop/shopStage.fixture.ts"
import { organisationOf } from "./view.ts"
import { kunde1, logouts, member, openLoggedIn, openRecognised, unauthorized } from "./sessionStage.fixture.ts"

const logIn = (stage: ReturnType<typeof openShop>) => {
  stage.put({ type: "LoginCodeRequested", phone: "40000001" })
  stage.answer("RequestLogin", null)
  stage.put({ type: "LoginCodeEntered", code: { sealed: "a-1" } })
  stage.answer("Login", null)
}

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
  const keys = Object.values(stage.world().calls).map(({ key }) => key)
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
  logIn(stage)
  stage.answer("LoadUser", member)
  expect(stage.see().session).toMatchObject({ _tag: "LoggedIn", organisation: null })
})

const keptAccounts = (stage: ReturnType<typeof openShop>) =>
  stage
    .told()
    .flatMap((told) => (told.type === "Keep" && told.kept.entry === "currentAccount" ? [told.kept.value] : []))
const organisationOfStage = (stage: ReturnType<typeof openShop>) => organisationOf(stage.see().session)
const forOrganisation = { customerId: "u1", organisationId: "org-1" }
const forSelf = { customerId: "u1", organisationId: null }

test("the device keeps who orders and for whom, and forgets it with the session", () => {
  const stage = openLoggedIn(member)
  expect(keptAccounts(stage)).toEqual([forSelf])
  stage.put({ type: "AccountChosen", organisationId: "org-1" })
  stage.put({ type: "AccountChosen", organisationId: "org-9" })
  stage.put({ type: "LogoutChosen" })
  stage.answer("Logout", null)
  expect(keptAccounts(stage)).toEqual([forSelf, forOrganisation, null])
})

test("who comes back still logged in orders for the same organisation, and is not asked for whom", () => {
  const stage = openShop("/handlevogn", { loggedIn: true, currentAccount: forOrganisation })
  stage.answer("LoadUser", member)
  expect(organisationOfStage(stage)).toBe("org-1")
  expect(stage.see().overlay.modal).toBeNull()
})

test.each([
  ["it was another customer's", { ...forOrganisation, customerId: "u2" }, member],
  ["it no longer is theirs", { ...forOrganisation, organisationId: "org-2" }, member],
  ["they have none", forOrganisation, kunde1],
])("an organisation that is remembered is not ordered for if %s", (_, currentAccount, user) => {
  const stage = openShop("/handlevogn", { loggedIn: true, currentAccount })
  stage.answer("LoadUser", user)
  expect(organisationOfStage(stage)).toBeNull()
})

test("what is remembered of an account logs nobody in", () => {
  const stage = openShop("/handlevogn", { currentAccount: forOrganisation })
  expect(stage.see().session).toEqual({ _tag: "Anonymous" })
  expect(types(stage)).not.toContain("LoadUser")
})

const heardElsewhere = (value: typeof forSelf | typeof forOrganisation | null) =>
  ({ type: "KeptElsewhere", kept: { entry: "currentAccount", value } }) as const

test("an account that is chosen in another tab is chosen here, and is not written back", () => {
  const stage = openLoggedIn(member)
  const before = keptAccounts(stage)
  stage.put(heardElsewhere(forOrganisation))
  expect(organisationOfStage(stage)).toBe("org-1")
  stage.put(heardElsewhere({ ...forSelf, organisationId: "org-2" }))
  expect(organisationOfStage(stage)).toBe("org-1")
  stage.put(heardElsewhere(forSelf))
  expect(organisationOfStage(stage)).toBeNull()
  expect(keptAccounts(stage)).toEqual(before)
})

test("when somebody else logs in in another tab, their data is loaded here too", () => {
  const stage = openLoggedIn(member)
  stage.put(heardElsewhere({ ...forOrganisation, customerId: "u2" }))
  expect(stage.see().session).toEqual({ _tag: "Recognised" })
  stage.answer("LoadUser", { ...member, _id: "u2" })
  expect(stage.see().session).toMatchObject({ user: { _id: "u2" }, organisation: { organisationId: "org-1" } })
})

test.each([
  [false, "Anonymous"],
  [true, "LoggedIn"],
])("when another tab forgets the account, the flag that is there (%s) decides", (flag, tag) => {
  const stage = openLoggedIn(member)
  stage.put(heardElsewhere(null))
  stage.answer("ReadSessionFlag", flag)
  expect(stage.see().session._tag).toBe(tag)
})

test("nobody is logged in by what another tab keeps", () => {
  const stage = openShop()
  stage.put(heardElsewhere(forOrganisation))
  expect(stage.see().session).toEqual({ _tag: "Anonymous" })
  expect(types(stage)).not.toContain("LoadUser")
})

test("right after a login whose customer has an active organisation it is asked for whom, whatever was remembered", () => {
  const stage = openLoggedIn(member)
  stage.put({ type: "LogoutChosen" })
  stage.answer("Logout", null)
  logIn(stage)
  stage.answer("LoadUser", member)
  expect([organisationOfStage(stage), stage.see().overlay.modal?.modal]).toEqual([null, { _tag: "AccountPicker" }])
})

test.each([kunde1, { ...member, organisations: [{ organisationId: "org-2", isActive: false }] }])(
  "after a login of who has no active organisation nothing is asked",
  (user) => {
    const stage = openShop()
    logIn(stage)
    stage.answer("LoadUser", user)
    expect([stage.see().session._tag, stage.see().overlay.modal]).toEqual(["LoggedIn", null])
  },
)

test("a cart survives logging out", () => {
  const stage = openLoggedIn(kunde1, "/butikker/torget/meny/pizza")
  const before = stage.see().cart
  stage.put({ type: "LogoutChosen" })
  stage.answer("Logout", null)
  expect(stage.see().cart).toEqual(before)
})
