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
const refusedWith = (code: number, status = 400) => ({ _tag: "Refused", status, problems: [{ code, message: "" }] })
const wrong = refusedWith(4038)

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

describe("a passkey", () => {
  const asked = (path = "/logg-inn?redirect=%2Fhandlevogn") => {
    const stage = openShop(path)
    stage.put({ type: "AccountTyped", field: "phone", text: "40 00 00 00" })
    stage.put({ type: "PasskeyLoginChosen" })
    return stage
  }

  test("starts a session, and leads back as a code does", () => {
    const stage = asked()
    expect(stage.see().login.step).toBe("usingPasskey")
    expect(stage.running()).toContainEqual({ type: "LoginPasskey" })
    stage.answer("LoginPasskey", { _tag: "LoggedIn" })
    expect(stage.told()).toContainEqual({ type: "Report", report: { _tag: "Login", how: "passkey" } })
    expect(stage.see().route.path).toBe("/handlevogn")
    stage.answer("LoadUser", kunde1)
    expect(stage.see().session).toMatchObject({ _tag: "LoggedIn", user: kunde1 })
    expect(stage.see().login).toMatchObject({ step: "idle", phone: "" })
  })

  test.each([
    ["NotGiven", "notGiven"],
    ["Unsupported", "unsupported"],
    ["Broken", "broken"],
  ] as const)(
    "that the device does not provide (%s) leaves the other ways to log in, with what was typed",
    (_tag, why) => {
      const stage = asked()
      stage.answer("LoginPasskey", { _tag })
      expect(stage.see().login).toMatchObject({ step: "idle", phone: "40 00 00 00", fault: { _tag: "Passkey", why } })
      stage.put({ type: "LoginCodeRequested", phone: "40 00 00 00" })
      expect(stage.see().login).toMatchObject({ step: "sendingCode", fault: null })
    },
  )

  test.each([
    [wrong, { _tag: "Passkey", why: "refused" }],
    [refusedWith(4037), { _tag: "Refused", code: 4037, at: "phone" }],
    [refusedWith(1011, 429), { _tag: "Refused", code: 1011, at: null }],
    [{ _tag: "Unreachable" }, { _tag: "Unanswered" }],
  ])("that the server rejects is reported: %j", (failure, fault) => {
    const stage = asked()
    stage.fail("LoginPasskey", failure)
    expect(stage.see().login).toMatchObject({ step: "idle", fault })
    expect(stage.see().session).toEqual({ _tag: "Anonymous" })
  })

  test("is no longer requested once the customer logs in another way or leaves, and never while they are logged in", () => {
    const stage = asked()
    stage.put({ type: "LoginCodeRequested", phone: "40 00 00 00" })
    expect(stage.running().map(({ type }) => type)).not.toContain("LoginPasskey")
    const left = asked()
    left.put({ type: "LoginAbandoned" })
    expect(left.running().map(({ type }) => type)).not.toContain("LoginPasskey")
    const inside = openLoggedIn()
    inside.put({ type: "PasskeyLoginChosen" })
    expect(inside.see().login.step).toBe("idle")
  })
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

  test("without an active organisation it does not", () => {
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
  expect(stage.see().login).toMatchObject({ step: "codeSent", fault: { _tag: "Code", why: "wrong" } })
  stage.put({ type: "LoginCodeEntered", code: { sealed: "page-3" } })
  expect(stage.see().login.fault).toBeNull()
  stage.answer("Login", null)
  expect(stage.see().session).toEqual({ _tag: "Recognised" })
})

test("too many codes, a wrong password or no answer leads back a step, with the reason", () => {
  const stage = openShop("/handlevogn")
  stage.put({ type: "LoginCodeRequested", phone: "40000000" })
  stage.fail("RequestLogin", refusedWith(4034, 429))
  expect(stage.see().login).toMatchObject({ step: "idle", fault: { _tag: "Refused", code: 4034, at: "phone" } })
  stage.put({ type: "EmailLoginSubmitted", email: "kunde1@pizza.test", password })
  stage.fail("LoginEmail", { _tag: "Unreachable" })
  expect(stage.see().login).toMatchObject({ step: "idle", fault: { _tag: "Unanswered" } })
  stage.put({ type: "EmailLoginSubmitted", email: "kunde1@pizza.test", password })
  stage.fail("LoginEmail", refusedWith(2001))
  expect(stage.see().login).toMatchObject({ step: "idle", fault: { _tag: "Refused", code: 2001, at: "password" } })
})

test("no code is checked before one was sent, nor after the login was abandoned; an abandoned login keeps the number", () => {
  const stage = openShop("/handlevogn")
  stage.put({ type: "LoginCodeEntered", code })
  expect(stage.running()).toEqual([])
  const other = codeSent()
  other.put({ type: "LoginCodeEntered", code })
  other.put({ type: "LoginAbandoned" })
  expect(other.running()).toEqual([])
  expect(other.see().login).toMatchObject({ step: "idle", phone: "40 00 00 00" })
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
  expect(stage.running().map(({ type }) => type)).toEqual(["SyncFavourites"])
})

describe("the code", () => {
  const again = { type: "LoginCodeRequested", phone: "40 00 00 00" } as const

  test("is not sent again to a number that is abandoned and typed again within half a minute", () => {
    const stage = codeSent()
    stage.wait(4000)
    stage.put({ type: "LoginAbandoned" })
    expect(stage.see().login).toMatchObject({ step: "idle", phone: "40 00 00 00" })
    stage.put(again)
    expect(stage.running()).toEqual([])
    expect(stage.see().login).toMatchObject({ step: "codeSent", sent: { wait: 26 } })
    stage.put({ type: "LoginAbandoned" })
    stage.wait(26_000)
    stage.put(again)
    expect(stage.running()).toEqual([{ type: "RequestLogin", phone: "40 00 00 00" }])
  })

  test("can be requested again after half a minute, counted down in the world", () => {
    const stage = codeSent()
    expect(stage.see().login.sent?.wait).toBe(30)
    stage.wait(12_000)
    expect(stage.see().login.sent?.wait).toBe(18)
    stage.put(again)
    expect(stage.running()).toEqual([])
    stage.put({ type: "LoginCodeEntered", code })
    stage.wait(10_000)
    stage.fail("Login", wrong)
    expect(stage.see().login).toMatchObject({ step: "codeSent", sent: { wait: 8 }, fault: { why: "wrong" } })
    stage.wait(8_000)
    expect(stage.see().login.sent?.wait).toBe(0)
    stage.put(again)
    expect(stage.running()).toEqual([{ type: "RequestLogin", phone: "40 00 00 00" }])
    stage.answer("RequestLogin", null)
    expect(stage.see().login).toMatchObject({ step: "codeSent", sent: { wait: 30 }, fault: null })
  })

  test("for another number is sent at once, even after the login was abandoned", () => {
    const stage = codeSent()
    stage.put({ type: "LoginAbandoned" })
    stage.put({ type: "LoginCodeRequested", phone: "41 00 00 00" })
    expect(stage.running()).toEqual([{ type: "RequestLogin", phone: "41 00 00 00" }])
  })

  test("for another number is sent there while the first number's code is still awaited", () => {
    const stage = codeSent()
    stage.put({ type: "LoginCodeRequested", phone: "41 00 00 00" })
    expect(stage.running()).toEqual([{ type: "RequestLogin", phone: "41 00 00 00" }])
    stage.answer("RequestLogin", null)
    stage.put({ type: "LoginCodeEntered", code })
    expect(stage.running()).toEqual([{ type: "Login", phone: "41 00 00 00", code }])
  })

  test("stays valid when the server refuses to send another", () => {
    const stage = codeSent()
    stage.wait(30_000)
    stage.put(again)
    stage.fail("RequestLogin", refusedWith(4034, 429))
    expect(stage.see().login).toMatchObject({ step: "codeSent", fault: { code: 4034 } })
    stage.put({ type: "LoginCodeEntered", code })
    stage.answer("Login", null)
    expect(stage.see().session).toEqual({ _tag: "Recognised" })
  })

  test("is reported as too old after ten minutes, and as tried too often after five wrong attempts", () => {
    const old = codeSent()
    old.wait(600_000)
    old.put({ type: "LoginCodeEntered", code })
    old.fail("Login", wrong)
    expect(old.see().login.fault).toEqual({ _tag: "Code", why: "expired" })
    const often = codeSent()
    const whys = [1, 2, 3, 4, 5].map(() => {
      often.put({ type: "LoginCodeEntered", code })
      often.fail("Login", wrong)
      return often.see().login.fault
    })
    expect(whys).toEqual(["wrong", "wrong", "wrong", "wrong", "spent"].map((why) => ({ _tag: "Code", why })))
  })

  test("that is sent again allows as many attempts as the first", () => {
    const stage = codeSent()
    const tryWrongCode = () => {
      stage.put({ type: "LoginCodeEntered", code })
      stage.fail("Login", wrong)
    }
    for (let tries = 0; tries < 5; tries++) tryWrongCode()
    expect(stage.see().login.fault).toEqual({ _tag: "Code", why: "spent" })
    stage.wait(30_000)
    stage.put(again)
    stage.answer("RequestLogin", null)
    tryWrongCode()
    expect(stage.see().login.fault).toEqual({ _tag: "Code", why: "wrong" })
  })

  test("is not checked while the account is locked, and no answer does not count as a wrong code", () => {
    const stage = codeSent()
    stage.put({ type: "LoginCodeEntered", code })
    stage.fail("Login", refusedWith(2004, 403))
    expect(stage.see().login.fault).toEqual({ _tag: "Refused", code: 2004, at: null })
    stage.put({ type: "LoginCodeEntered", code })
    stage.fail("Login", { _tag: "Unreachable" })
    expect(stage.see().login).toMatchObject({ step: "codeSent", fault: { _tag: "Unanswered" } })
  })
})

describe("after a login the customer is back where they were", () => {
  const logIn = (path: string) => {
    const stage = openShop(path)
    stage.put({ type: "LoginCodeRequested", phone: "40000000" })
    stage.answer("RequestLogin", null)
    stage.put({ type: "LoginCodeEntered", code })
    stage.answer("Login", null)
    return stage
  }

  test("on the page that the login was opened from, in its place", () => {
    const stage = logIn("/logg-inn?redirect=%2Fbetaling")
    expect(stage.see().route).toMatchObject({ path: "/betaling", screen: { _tag: "Checkout" } })
    expect(stage.told()).toContainEqual({ type: "ReplacePath", path: "/betaling" })
    expect(stage.told().filter(({ type }) => type === "ShowPath")).toEqual([])
  })

  test("on a page of their own without one, or with one of another site", () => {
    expect(logIn("/logg-inn").see().route.path).toBe("/min-side")
    expect(logIn("/logg-inn?redirect=%2F%2Fevil.test").see().route.path).toBe("/min-side")
    expect(logIn("/en/registrer-bruker").see().route.path).toBe("/en/min-side")
  })

  test("at a payment by a page load, because the payment is a separate page", () => {
    const stage = logIn("/logg-inn?redirect=%2Fbetaling%2Fo1")
    expect(stage.told()).toContainEqual({ type: "ReloadAt", path: "/betaling/o1" })
  })

  test("and nowhere else, when they logged in on another page", () => {
    expect(logIn("/handlevogn").see().route.path).toBe("/handlevogn")
  })
})

describe("an unverified phone number", () => {
  const unverified = () => {
    const stage = codeSent()
    stage.put({ type: "LoginCodeEntered", code })
    stage.fail("Login", refusedWith(4039))
    expect(stage.see().login.step).toBe("sendingProof")
    stage.answer("RequestLogin", null)
    stage.put({ type: "LoginCodeEntered", code })
    return stage
  }

  test("gets a code and is verified by it; the login continues with another code", () => {
    const stage = unverified()
    expect(stage.running()).toContainEqual({ type: "VerifyPhone", phone: "40 00 00 00", code })
    stage.answer("VerifyPhone", { _tag: "Verified", status: 204 })
    expect(stage.see().login.step).toBe("sendingCode")
    expect(stage.running()).toEqual([{ type: "RequestLogin", phone: "40 00 00 00" }])
  })

  test("is not verified by a wrong code: that 401 does not end the session or navigate", () => {
    const stage = unverified()
    stage.answer("VerifyPhone", { _tag: "Unauthorized" })
    expect(stage.see().login).toMatchObject({ step: "unverified", fault: { _tag: "Code", why: "wrong" } })
    expect(stage.see().route.path).toBe("/handlevogn")
    expect(logouts(stage)).toEqual([])
    stage.put({ type: "LoginCodeEntered", code: { sealed: "page-4" } })
    stage.fail("VerifyPhone", { _tag: "Unreachable" })
    expect(stage.see().login).toMatchObject({ step: "unverified", fault: { _tag: "Unanswered" } })
  })

  test("may get another code after the wait", () => {
    const stage = unverified()
    stage.answer("VerifyPhone", { _tag: "Unauthorized" })
    const again = { type: "LoginCodeRequested", phone: "40 00 00 00" } as const
    stage.put(again)
    expect(stage.running()).toEqual([])
    stage.wait(30_000)
    stage.put(again)
    expect(stage.see().login.step).toBe("sendingProof")
    stage.fail("RequestLogin", { _tag: "Unreachable" })
    expect(stage.see().login).toMatchObject({ step: "unverified", sent: { wait: 0 }, fault: { _tag: "Unanswered" } })
  })
})

test("a 401 never means a wrong password: like any other 401 it leads to the goodbye page", () => {
  const stage = openShop("/handlevogn")
  stage.put({ type: "EmailLoginSubmitted", email: "kunde1@pizza.test", password })
  stage.fail("LoginEmail", unauthorized)
  expect(stage.see().session).toEqual({ _tag: "Anonymous" })
  expect(stage.see().route.path).toBe("/logg-ut")
  expect(stage.see().login).toMatchObject({
    step: "idle",
    fault: null,
    ended: { cause: "unauthorized", path: "/handlevogn" },
  })
})

test("no secret is in the world at any time, only its handle", () => {
  const stage = codeSent()
  const typed: ShopEvent = { type: "LoginCodeEntered", code }
  stage.put(typed)
  expect(JSON.stringify(stage.world())).toContain('"code":{"sealed":"page-1"}')
  stage.answer("Login", null)
  expect(JSON.stringify(stage.world().units)).not.toContain("page-1")
})

describe("the bot check", () => {
  const prepared = (stage: ReturnType<typeof openShop>) =>
    stage.told().filter(({ type }) => type === "PrepareBotCheck").length

  test("is prepared when the login or the registration opens, and on no other page", () => {
    const stage = openShop("/handlevogn")
    const go = (path: string) => stage.put({ type: "PathOpened", path, how: "link" })
    go("/butikker")
    expect(prepared(stage)).toBe(0)
    go("/logg-inn?redirect=%2Fbetaling")
    expect(prepared(stage)).toBe(1)
    go("/registrer-bruker")
    expect(prepared(stage)).toBe(2)
    go("/handlevogn")
    expect(prepared(stage)).toBe(2)
    expect(prepared(openShop("/logg-inn"))).toBe(1)
  })

  test("leaves nothing in the world, and does not delay sending the code", () => {
    const stage = openShop("/logg-inn")
    const before = JSON.stringify(stage.see().login)
    stage.put({ type: "PathOpened", path: "/registrer-bruker", how: "link" })
    expect(JSON.stringify(stage.see().login)).toBe(before)
    stage.put({ type: "LoginCodeRequested", phone: "40 00 00 00" })
    expect(stage.running()).toContainEqual({ type: "RequestLogin", phone: "40 00 00 00" })
  })
})

test("a code with missing digits is reported as incomplete, is not sent, and does not count as an attempt", () => {
  const stage = codeSent()
  stage.put({ type: "LoginCodeEntered", code: null })
  expect(stage.see().login).toMatchObject({
    step: "codeSent",
    fault: { _tag: "Code", why: "unfinished" },
    sent: { tries: 0 },
  })
  stage.put({ type: "LoginCodeEntered", code: { sealed: "code-1" } })
  expect(stage.see().login).toMatchObject({ step: "checkingCode", fault: null })
})
