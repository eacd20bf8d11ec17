import { describe, expect, test } from "vitest"
import { openShop } from "../../shop/shopStage.fixture.ts"
import { organisationOf } from "./view.ts"
import { kunde1, logIn, logouts, member, openLoggedIn, openRecognised, unauthorized } from "./sessionStage.fixture.ts"

const types = (stage: ReturnType<typeof openShop>) => stage.running().map(({ type }) => type)

test("without a session flag no profile is requested: the customer is anonymous", () => {
  const stage = openShop()
  expect(stage.see().session).toEqual({ _tag: "Anonymous" })
  expect(types(stage)).not.toContain("LoadUser")
})

test("a flag on the device is enough to load the profile; analytics and the native app learn of it", () => {
  const stage = openRecognised()
  expect(stage.see().session).toEqual({ _tag: "Recognised" })
  stage.answer("LoadUser", kunde1)
  expect(stage.see().session).toEqual({ _tag: "LoggedIn", user: kunde1, organisation: null })
  expect(stage.told()).toContainEqual({ type: "Identify", externalId: "x1" })
})

test("an empty profile response ends the session", () => {
  const stage = openRecognised()
  stage.answer("LoadUser", null)
  expect(stage.see().session).toEqual({ _tag: "Anonymous" })
  expect(stage.see().route.path).toBe("/logg-ut")
  expect(logouts(stage)).toEqual(["noUserData"])
})

test("an unanswered profile request is not a logout: it is retried with growing back-off", () => {
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

test("a profile that cannot be decoded leaves the data empty, and is reported", () => {
  const stage = openRecognised()
  stage.fail("LoadUser", { _tag: "Defect" })
  expect(stage.see().session).toEqual({ _tag: "Recognised" })
  expect(stage.told()).toContainEqual({ type: "Report", report: { _tag: "Unreadable", call: "LoadUser" } })
})

test("logging out calls the server, then clears the customer's data and shows the goodbye page", () => {
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
  ["the server does not answer", { _tag: "Unreachable" }],
  ["the session was over already", unauthorized],
])("logging out takes effect even if %s, and is reported once", (_, failure) => {
  const stage = openLoggedIn()
  stage.put({ type: "LogoutChosen" })
  stage.put({ type: "LogoutChosen" })
  stage.fail("Logout", failure)
  expect(stage.see().session).toEqual({ _tag: "Anonymous" })
  expect(logouts(stage)).toEqual(["unspecified"])
})

test("a customer may log out before their profile is loaded", () => {
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

test("a change of route that finds the session cookie missing ends the session", () => {
  const stage = openLoggedIn()
  stage.put({ type: "PathOpened", path: "/betaling", how: "link" })
  stage.answer("ReadSessionFlag", false)
  expect(stage.see().session).toEqual({ _tag: "Anonymous" })
  expect(stage.see().route.path).toBe("/logg-ut")
  expect(logouts(stage)).toEqual(["cookieMissing"])
})

test("a change of route that finds the cookie, or gets no answer from the device, changes nothing", () => {
  const stage = openLoggedIn()
  stage.put({ type: "PathOpened", path: "/betaling", how: "link" })
  stage.answer("ReadSessionFlag", true)
  stage.put({ type: "PathOpened", path: "/", how: "link" })
  stage.fail("ReadSessionFlag", { _tag: "Defect" })
  expect(stage.see().session._tag).toBe("LoggedIn")
  expect(stage.see().route.path).toBe("/")
})

test("an anonymous customer's cookie is not checked", () => {
  const stage = openShop()
  stage.put({ type: "PathOpened", path: "/betaling", how: "link" })
  expect(types(stage)).not.toContain("ReadSessionFlag")
})

test("any unit's 401 ends the session, once, in the page's language", () => {
  const stage = openLoggedIn(kunde1, "/en/butikker")
  stage.fail("LoadStores", unauthorized)
  expect(stage.see().session).toEqual({ _tag: "Anonymous" })
  expect(stage.see().route.path).toBe("/en/logg-ut")
  expect(logouts(stage)).toEqual(["unauthorized"])
})

test("two calls answered with 401 end it once", () => {
  const stage = openLoggedIn(kunde1, "/butikker/torget/meny/pizza")
  stage.put({ type: "PathOpened", path: "/butikker", how: "link" })
  const keys = Object.values(stage.world().calls).map(({ key }) => key)
  expect(keys.length).toBeGreaterThan(1)
  for (const key of keys) stage.bring({ type: "CallEnded", key, exit: { _tag: "Failed", error: unauthorized } })
  expect(logouts(stage)).toEqual(["unauthorized"])
  expect(stage.see().route.path).toBe("/logg-ut")
})

describe("a late 401 of a call that was made", () => {
  /** The server ends the session while the list of stores, requested earlier, is still loading. */
  const thrownOut = () => {
    const stage = openLoggedIn(kunde1, "/min-side")
    stage.fail("LoadOrders", unauthorized)
    expect([stage.see().route.path, logouts(stage)]).toEqual(["/logg-ut", ["unauthorized"]])
    return stage
  }

  test("before the log-out leaves a guest on the page they went to, while a 401 of their own call does not", () => {
    const stage = thrownOut()
    stage.put({ type: "PathOpened", path: "/butikker", how: "link" })
    stage.fail("LoadStores", unauthorized)
    expect([stage.see().route.path, logouts(stage)]).toEqual(["/butikker", ["unauthorized"]])
    stage.wait(60_000)
    stage.fail("LoadStores", unauthorized)
    expect(logouts(stage)).toEqual(["unauthorized", "unauthorized"])
  })

  test("before the log-out does not end the session of a customer who has logged in since", () => {
    const stage = thrownOut()
    logIn(stage)
    stage.fail("LoadStores", unauthorized)
    expect(stage.see().session).toEqual({ _tag: "Recognised" })
    stage.answer("LoadUser", kunde1)
    expect(stage.see().session).toMatchObject({ _tag: "LoggedIn", user: kunde1 })
    expect(logouts(stage)).toEqual(["unauthorized"])
  })

  test("before the login does not end the session either, while a 401 of the session's own call does", () => {
    const stage = openShop("/butikker")
    logIn(stage)
    stage.fail("LoadStores", unauthorized)
    expect(logouts(stage)).toEqual([])
    stage.fail("LoadUser", unauthorized)
    expect(logouts(stage)).toEqual(["unauthorized"])
  })

  test("before somebody else logged in in another tab leaves them logged in", () => {
    const stage = openLoggedIn(kunde1, "/butikker")
    const kept = { entry: "currentAccount", value: { customerId: "u2", organisationId: null } } as const
    stage.put({ type: "KeptElsewhere", kept })
    stage.fail("LoadStores", unauthorized)
    stage.answer("LoadUser", { ...kunde1, _id: "u2" })
    expect(stage.see().session).toMatchObject({ user: { _id: "u2" } })
    expect(logouts(stage)).toEqual([])
  })

  test("before a guest's tab learned of a login leaves it logged in", () => {
    const stage = openShop("/butikker")
    const kept = { entry: "currentAccount", value: { customerId: "u1", organisationId: null } } as const
    stage.put({ type: "KeptElsewhere", kept })
    stage.answer("ReadSessionFlag", true)
    stage.fail("LoadStores", unauthorized)
    stage.answer("LoadUser", kunde1)
    expect([stage.see().session._tag, logouts(stage)]).toEqual(["LoggedIn", []])
  })
})

test("an anonymous customer's 401 leads to the goodbye page as well, because the server decides", () => {
  const stage = openShop("/butikker")
  stage.fail("LoadStores", unauthorized)
  expect(stage.see().route.path).toBe("/logg-ut")
  expect(logouts(stage)).toEqual(["unauthorized"])
})

test("on the goodbye page, a 401 logs a customer out too, and their profile is not requested again", () => {
  const stage = openRecognised("/logg-ut")
  stage.fail("LoadUser", unauthorized)
  expect(stage.see().session).toEqual({ _tag: "Anonymous" })
  expect(logouts(stage)).toEqual(["unauthorized"])
  stage.wait(60_000)
  expect(stage.running()).toEqual([])
})

test.each([400, 403, 404, 500, 503])("a %i is not a logout", (status) => {
  const stage = openLoggedIn(kunde1, "/butikker")
  stage.fail("LoadStores", { _tag: "Refused", status, problems: [] })
  expect(stage.see().session._tag).toBe("LoggedIn")
  expect(logouts(stage)).toEqual([])
})

test("a customer may order for their own active organisation and stop doing so; no other", () => {
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

test("after a logout the next customer starts without the last one's organisation", () => {
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

test("the device stores who orders and for whom, and clears it with the session", () => {
  const stage = openLoggedIn(member)
  expect(keptAccounts(stage)).toEqual([forSelf])
  stage.put({ type: "AccountChosen", organisationId: "org-1" })
  stage.put({ type: "AccountChosen", organisationId: "org-9" })
  stage.put({ type: "LogoutChosen" })
  stage.answer("Logout", null)
  expect(keptAccounts(stage)).toEqual([forSelf, forOrganisation, null])
})

test("a returning customer who is still logged in orders for the same organisation without being asked", () => {
  const stage = openShop("/handlevogn", { loggedIn: true, currentAccount: forOrganisation })
  stage.answer("LoadUser", member)
  expect(organisationOfStage(stage)).toBe("org-1")
  expect(stage.see().overlay.modal).toBeNull()
})

test.each([
  ["it belongs to another customer", { ...forOrganisation, customerId: "u2" }, member],
  ["the customer has left it", { ...forOrganisation, organisationId: "org-2" }, member],
  ["the customer has no organisation", forOrganisation, kunde1],
])("a remembered organisation is not used if %s", (_, currentAccount, user) => {
  const stage = openShop("/handlevogn", { loggedIn: true, currentAccount })
  stage.answer("LoadUser", user)
  expect(organisationOfStage(stage)).toBeNull()
})

test("a remembered account does not log anybody in", () => {
  const stage = openShop("/handlevogn", { currentAccount: forOrganisation })
  expect(stage.see().session).toEqual({ _tag: "Anonymous" })
  expect(types(stage)).not.toContain("LoadUser")
})

const heardElsewhere = (value: typeof forSelf | typeof forOrganisation | null) =>
  ({ type: "KeptElsewhere", kept: { entry: "currentAccount", value } }) as const

test("an account chosen in another tab applies here, and is not stored again", () => {
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

test("a login by somebody else in another tab loads their data here too", () => {
  const stage = openLoggedIn(member)
  stage.put(heardElsewhere({ ...forOrganisation, customerId: "u2" }))
  expect(stage.see().session).toEqual({ _tag: "Recognised" })
  stage.answer("LoadUser", { ...member, _id: "u2" })
  expect(stage.see().session).toMatchObject({ user: { _id: "u2" }, organisation: { organisationId: "org-1" } })
})

test.each([
  [false, "Anonymous"],
  [true, "LoggedIn"],
])("when another tab clears the account, the session flag (%s) decides", (flag, tag) => {
  const stage = openLoggedIn(member)
  stage.put(heardElsewhere(null))
  stage.answer("ReadSessionFlag", flag)
  expect(stage.see().session._tag).toBe(tag)
})

test("entries other than the account that another tab stores do not check the session, for a guest or a customer", () => {
  const value = { orderId: "o1", acknowledged: false, redirect: null }
  for (const stage of [openShop("/betaling"), openLoggedIn(member)]) {
    stage.put({ type: "KeptElsewhere", kept: { entry: "lastOrder", value } })
    expect(types(stage)).not.toContain("ReadSessionFlag")
  }
  const heard = openShop("/betaling")
  heard.put(heardElsewhere(forOrganisation))
  const key = heard.keyOf("ReadSessionFlag")
  heard.put({ type: "KeptElsewhere", kept: { entry: "lastOrder", value } })
  expect(heard.keyOf("ReadSessionFlag")).toBe(key)
})

test("a guest's 401 ends what is left of a session, even while the tab checks for a login made in another tab", () => {
  const stage = openShop("/butikker")
  stage.put(heardElsewhere(forOrganisation))
  stage.fail("LoadStores", unauthorized)
  expect(stage.see().route.path).toBe("/logg-ut")
  expect(logouts(stage)).toEqual(["unauthorized"])
})

test("a guest who logs in in another tab is logged in here too, for the same organisation", () => {
  const stage = openShop("/betaling")
  stage.put(heardElsewhere(forOrganisation))
  stage.answer("ReadSessionFlag", true)
  expect(stage.see().session).toEqual({ _tag: "Recognised" })
  stage.answer("LoadUser", member)
  expect([organisationOfStage(stage), stage.see().overlay.modal]).toEqual(["org-1", null])
  expect(stage.see().route.path).toBe("/betaling")
})

test("an account stored by another tab does not log anybody in without the session flag, nor once it is cleared", () => {
  const stage = openShop()
  stage.put(heardElsewhere(forOrganisation))
  expect(stage.see().session).toEqual({ _tag: "Anonymous" })
  stage.answer("ReadSessionFlag", false)
  stage.put(heardElsewhere(forOrganisation))
  stage.put(heardElsewhere(null))
  expect(stage.see().session).toEqual({ _tag: "Anonymous" })
  expect(types(stage)).not.toContain("LoadUser")
  expect(types(stage)).not.toContain("ReadSessionFlag")
})

test("after a login with an active organisation the account picker opens, whatever is remembered", () => {
  const stage = openLoggedIn(member)
  stage.put({ type: "LogoutChosen" })
  stage.answer("Logout", null)
  logIn(stage)
  stage.answer("LoadUser", member)
  expect([organisationOfStage(stage), stage.see().overlay.modal?.modal]).toEqual([null, { _tag: "AccountPicker" }])
})

test.each([kunde1, { ...member, organisations: [{ organisationId: "org-2", isActive: false }] }])(
  "after a login without an active organisation no picker opens",
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
