import { describe, expect, test } from "vitest"
import type { Profile } from "../../domain/account/wire.ts"
import { emptyDevice } from "../../domain/device/rules/emptyDevice.ts"
import { setStage } from "../../kernel/stage.fixture.ts"
import { besideLazyShop } from "../../shop/besideLazyShop.fixture.ts"
import { seeShop } from "../../shop/shop.ts"
import { openShop, start } from "../../shop/shopStage.fixture.ts"
import { kunde1, logIn, logouts, member, openLoggedIn, openRecognised } from "./sessionStage.fixture.ts"
import { organisationOf } from "./view.ts"

const forCompany = { customerId: member._id, organisationId: "org-1" }
const types = (stage: Pick<ReturnType<typeof openShop>, "running">) => stage.running().map(({ type }) => type)

test.each([
  [false, { _tag: "Anonymous" }],
  [true, { _tag: "Recognised" }],
])(
  "a device that cannot be read yet is read again a second later, and nobody counts as a guest until then (%s)",
  (loggedIn, now) => {
    const stage = setStage(besideLazyShop().fold, start)
    const session = () => seeShop(stage.world()).session
    expect(session()).toEqual({ _tag: "Starting" })
    stage.fail("ReadDevice", { _tag: "Unreachable" })
    stage.wait(999)
    expect([session(), types(stage)]).toEqual([{ _tag: "Starting" }, expect.not.arrayContaining(["ReadDevice"])])
    stage.wait(1)
    stage.answer("ReadDevice", { ...emptyDevice, loggedIn })
    expect(session()).toEqual(now)
  },
)

test.each([
  [false, "does not load"],
  [true, "loads"],
])("the page of a customer with a session (%s) %s the code of sessions", (loggedIn) => {
  const { fold, met } = besideLazyShop()
  const stage = setStage(fold, start)
  stage.answer("ReadDevice", { ...emptyDevice, loggedIn })
  expect(met.loaded.has("session")).toBe(loggedIn)
})

test("a profile that did not load is requested at once when the connection is back", () => {
  const stage = openRecognised()
  stage.fail("LoadUser", { _tag: "Unreachable" })
  expect(types(stage)).not.toContain("LoadUser")
  stage.put({ type: "ConnectionRestored" })
  stage.answer("LoadUser", kunde1)
  expect(stage.see().session._tag).toBe("LoggedIn")
})

test("a log-out before the profile is loaded counts as the customer's own", () => {
  const stage = openRecognised()
  stage.put({ type: "LogoutChosen" })
  stage.answer("Logout", null)
  expect(logouts(stage)).toEqual(["unspecified"])
})

test("a customer whose account has no id for analytics stays anonymous there", () => {
  const { externalId: _, ...unnumbered } = kunde1
  const stage = openLoggedIn(unnumbered as Profile)
  expect(stage.told().filter(({ type }) => type === "Identify")).toEqual([{ type: "Identify", externalId: null }])
})

describe("a customer is warned about what cannot be ordered on account", () => {
  const isWarned = (stage: ReturnType<typeof openShop>) => stage.see().organisationWarning.isShown

  test("when they choose the company here, until they switch back to themselves", () => {
    const stage = openLoggedIn(member)
    expect(isWarned(stage)).toBe(false)
    stage.put({ type: "AccountChosen", organisationId: "org-1" })
    expect(isWarned(stage)).toBe(true)
    stage.put({ type: "AccountChosen", organisationId: null })
    expect(isWarned(stage)).toBe(false)
  })

  test("when they choose it in another tab", () => {
    const stage = openLoggedIn(member)
    stage.put({ type: "KeptElsewhere", kept: { entry: "currentAccount", value: forCompany } })
    expect(isWarned(stage)).toBe(true)
  })

  test("when they come back to a company that they ordered for", () => {
    const stage = openShop("/", { loggedIn: true, currentAccount: forCompany })
    stage.answer("LoadUser", member)
    expect(isWarned(stage)).toBe(true)
  })
})

test("what a customer has typed stays when they choose the account to order for in this tab", () => {
  const stage = openShop("/min-side", { loggedIn: true })
  stage.answer("LoadUser", member)
  stage.answer("LoadAddresses", [])
  stage.put({ type: "AddressFormOpened", id: null })
  stage.put({ type: "SavedDoorTyped", text: "Kode 4711" })
  const typed = stage.see().addressBook
  stage.put({ type: "AccountChosen", organisationId: "org-1" })
  expect(stage.see().addressBook).toEqual(typed)
})

test("a customer's changes to their profile appear in the session", () => {
  const stage = openLoggedIn()
  stage.say({ type: "ProfileChanged", user: { firstName: "Kunde" } })
  expect(stage.see().session).toEqual({ _tag: "LoggedIn", user: { ...kunde1, firstName: "Kunde" }, organisation: null })
})

test("a customer who has just logged in orders for the company that they pick", () => {
  const stage = openShop("/handlevogn")
  logIn(stage)
  stage.answer("LoadUser", member)
  stage.put({ type: "AccountChosen", organisationId: "org-1" })
  expect(organisationOf(stage.see().session)).toBe("org-1")
})

test.each([
  ["a customer", () => openLoggedIn(member)],
  ["a guest", () => openShop("/handlevogn")],
])("starting or stopping to follow an order in another tab does not affect the session of %s", (_, open) => {
  const stage = open()
  const { session } = stage.see()
  const order = { orderId: "o1", acknowledged: false, redirect: null, customerId: "u2" }
  for (const value of [order, null]) {
    stage.put({ type: "KeptElsewhere", kept: { entry: "lastOrder", value } })
    expect(stage.see().session).toEqual(session)
    expect(types(stage)).not.toContain("ReadSessionFlag")
  }
})
