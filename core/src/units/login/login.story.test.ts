import { describe, expect, test } from "vitest"
import { makeFold } from "../../kernel/fold.ts"
import { unitFromLedger } from "../../kernel/ledger.ts"
import { setStage } from "../../kernel/stage.fixture.ts"
import { route } from "../route/actor.ts"
import { session } from "../session/actor.ts"
import { kunde1, logouts, member, openLoggedIn, unauthorized } from "../session/sessionStage.fixture.ts"
import type { ShopCommand } from "../../messages/commands.ts"
import type { ShopEvent } from "../../messages/events.ts"
import { openShop, start } from "../../shop/shopStage.fixture.ts"
import type { ShopStart } from "../../messages/start.ts"
import { login } from "./actor.ts"

const code = { sealed: "page-1" }
const password = { sealed: "page-2" }
const wrong = { _tag: "Refused", status: 400, problems: [{ code: 2001, message: "Feil kode" }] }

/** Records the panels that units request; the overlay shows them. */
const listener = unitFromLedger<ShopStart, readonly ShopEvent[], ShopEvent, ShopCommand, readonly ShopEvent[], object>({
  name: "listener",
  init: () => [],
  on: { ModalAsked: (heard, event) => [...heard, event] },
  view: (heard) => heard,
})
const withListener = makeFold<ShopStart, ShopEvent, ShopCommand>([session, route, login, listener])

const codeSent = () => {
  const stage = openShop("/handlevogn")
  stage.put({ type: "LoginCodeRequested", phone: "40 00 00 00" })
  stage.answer("RequestLogin", null)
  return stage
}

test("a phone number gets a code, the code gets a session, and the session loads its user", () => {
  const stage = codeSent()
  expect(stage.see().login).toMatchObject({ step: "codeSent", phone: "40 00 00 00" })
  stage.put({ type: "LoginCodeEntered", code })
  expect(stage.running()).toContainEqual({ type: "Login", phone: "40 00 00 00", code })
  stage.answer("Login", null)
  expect(stage.see().session).toEqual({ _tag: "Recognised" })
  expect(stage.told()).toContainEqual({ type: "Report", report: { _tag: "Login", how: "code" } })
  stage.answer("LoadUser", kunde1)
  expect(stage.see().session).toMatchObject({ _tag: "LoggedIn", user: kunde1 })
  expect(stage.see().login).toMatchObject({ step: "idle", phone: "" })
})

test("e-mail and password start a session as well", () => {
  const stage = openShop("/handlevogn")
  stage.put({ type: "EmailLoginSubmitted", email: "kunde1@pizza.test", password })
  expect(stage.running()).toContainEqual({ type: "LoginEmail", email: "kunde1@pizza.test", password })
  stage.answer("LoginEmail", null)
  expect(stage.told()).toContainEqual({ type: "Report", report: { _tag: "Login", how: "email" } })
  stage.answer("LoadUser", kunde1)
  expect(stage.see().session._tag).toBe("LoggedIn")
})

describe("after a login", () => {
  const visit = (user: typeof kunde1, kept: { readonly loggedIn: boolean }) => {
    const stage = setStage(withListener, start)
    stage.answer("ReadDevice", { cart: null, attempt: null, ...kept })
    if (!kept.loggedIn) {
      stage.put({ type: "LoginCodeRequested", phone: "40000000" })
      stage.answer("RequestLogin", null)
      stage.put({ type: "LoginCodeEntered", code })
      stage.answer("Login", null)
    }
    stage.answer("LoadUser", user)
    return withListener.see(stage.world())["listener"]
  }
  const picker = { type: "ModalAsked", modal: { _tag: "AccountPicker" }, onClose: null }

  test("with an active organisation the account picker opens", () => {
    expect(visit(member, { loggedIn: false })).toEqual([expect.objectContaining(picker)])
  })

  test("without one it does not", () => {
    expect(visit(kunde1, { loggedIn: false })).toEqual([])
    const left = { ...member, organisations: [{ organisationId: "org-2", isActive: false }] }
    expect(visit(left, { loggedIn: false })).toEqual([])
  })

  test("it does not open on the next visit", () => {
    expect(visit(member, { loggedIn: true })).toEqual([])
  })
})

test("a wrong code shows an error, and another may be typed", () => {
  const stage = codeSent()
  stage.put({ type: "LoginCodeEntered", code })
  stage.fail("Login", wrong)
  expect(stage.see().login).toMatchObject({ step: "codeSent", problems: wrong.problems })
  stage.put({ type: "LoginCodeEntered", code: { sealed: "page-3" } })
  expect(stage.see().login.problems).toEqual([])
  stage.answer("Login", null)
  expect(stage.see().session).toEqual({ _tag: "Recognised" })
})

test("too many codes, a wrong password or no answer lead back a step, with the reason", () => {
  const stage = openShop("/handlevogn")
  stage.put({ type: "LoginCodeRequested", phone: "40000000" })
  stage.fail("RequestLogin", { _tag: "Refused", status: 400, problems: [{ code: 4034, message: "" }] })
  expect(stage.see().login).toMatchObject({ step: "idle", problems: [{ code: 4034 }], unanswered: false })
  stage.put({ type: "EmailLoginSubmitted", email: "kunde1@pizza.test", password })
  stage.fail("LoginEmail", { _tag: "Unreachable" })
  expect(stage.see().login).toMatchObject({ step: "idle", problems: [], unanswered: true })
})

test("no code is checked before one was sent, nor after the login was abandoned", () => {
  const stage = openShop("/handlevogn")
  stage.put({ type: "LoginCodeEntered", code })
  expect(stage.running()).toEqual([])
  const other = codeSent()
  other.put({ type: "LoginCodeEntered", code })
  other.put({ type: "LoginAbandoned" })
  expect(other.running()).toEqual([])
  expect(other.see().login).toMatchObject({ step: "idle", phone: "" })
})

test("a second number cancels the first one's code", () => {
  const stage = openShop("/handlevogn")
  stage.put({ type: "LoginCodeRequested", phone: "1" })
  const key = stage.keyOf("RequestLogin")
  stage.put({ type: "LoginCodeRequested", phone: "2" })
  expect(stage.bring({ type: "CallEnded", key, exit: { _tag: "Done", value: null } })).toBe(false)
  expect(stage.running()).toEqual([{ type: "RequestLogin", phone: "2" }])
})

test("a logged-in customer cannot log in again", () => {
  const stage = openLoggedIn()
  stage.put({ type: "LoginCodeRequested", phone: "40000000" })
  stage.put({ type: "EmailLoginSubmitted", email: "kunde1@pizza.test", password })
  expect(stage.running()).toEqual([])
})

describe("an unverified phone number", () => {
  const unverified = () => {
    const stage = codeSent()
    stage.put({ type: "LoginCodeEntered", code })
    stage.fail("Login", { _tag: "Refused", status: 400, problems: [{ code: 4039, message: "" }] })
    stage.put({ type: "VerificationCodeEntered", code })
    return stage
  }

  test("is verified by a code; the login continues with another code", () => {
    const stage = unverified()
    expect(stage.running()).toContainEqual({ type: "VerifyPhone", phone: "40 00 00 00", code })
    stage.answer("VerifyPhone", { _tag: "Verified", status: 204 })
    expect(stage.see().login).toMatchObject({ step: "sendingCode", verification: { _tag: "Verified", status: 204 } })
    expect(stage.running()).toEqual([{ type: "RequestLogin", phone: "40 00 00 00" }])
  })

  test("is not verified by a wrong code: that 401 does not end the session or navigate", () => {
    const stage = unverified()
    stage.answer("VerifyPhone", { _tag: "Unauthorized" })
    expect(stage.see().login).toMatchObject({ step: "unverified", verification: { _tag: "Unauthorized" } })
    expect(stage.see().route.path).toBe("/handlevogn")
    expect(logouts(stage)).toEqual([])
    stage.put({ type: "VerificationCodeEntered", code: { sealed: "page-4" } })
    stage.fail("VerifyPhone", { _tag: "Unreachable" })
    expect(stage.see().login).toMatchObject({ step: "unverified", unanswered: true })
  })
})

test("a 401 is never a wrong password: like any other it leads to the goodbye page", () => {
  const stage = openShop("/handlevogn")
  stage.put({ type: "EmailLoginSubmitted", email: "kunde1@pizza.test", password })
  stage.fail("LoginEmail", unauthorized)
  expect(stage.see().session).toEqual({ _tag: "Anonymous" })
  expect(stage.see().route.path).toBe("/logg-ut")
  expect(stage.see().login).toMatchObject({ step: "idle", problems: [] })
})

test("no secret is in the world at any time, only its handle", () => {
  const stage = codeSent()
  const typed: ShopEvent = { type: "LoginCodeEntered", code }
  stage.put(typed)
  expect(JSON.stringify(stage.world())).toContain('"code":{"sealed":"page-1"}')
  stage.answer("Login", null)
  expect(JSON.stringify(stage.world().units)).not.toContain("page-1")
})
