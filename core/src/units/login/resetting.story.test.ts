import { describe, expect, test } from "vitest"
import { openShop } from "../../shop/shopStage.fixture.ts"
import { logOut } from "../account/accountStage.fixture.ts"
import { kunde1, openLoggedIn, unauthorized } from "../session/sessionStage.fixture.ts"

const token = { sealed: "page-1" }
const password = { sealed: "page-2" }
const old = { sealed: "page-3" }
const email = "kunde1@pizza.test"
const refusedWith = (code: number, status = 400) => ({ _tag: "Refused", status, problems: [{ code, message: "" }] })

test("a mail with a link is requested, and the answer does not reveal whether there is an account", () => {
  const stage = openShop("/nytt-passord")
  stage.put({ type: "AccountTyped", field: "email", text: email })
  stage.put({ type: "ResetAsked", email })
  expect(stage.running()).toEqual([{ type: "RequestReset", email }])
  stage.answer("RequestReset", null)
  expect(stage.see().login).toMatchObject({ step: "resetSent", email, fault: null })
})

test.each([
  [refusedWith(1009), { _tag: "Refused", code: 1009, at: "email" }],
  [refusedWith(2004, 429), { _tag: "Refused", code: 2004, at: null }],
  [{ _tag: "Unreachable" }, { _tag: "Unanswered" }],
])("a mail that is not sent is reported: %j", (failure, fault) => {
  const stage = openShop("/nytt-passord")
  stage.put({ type: "ResetAsked", email })
  stage.fail("RequestReset", failure)
  expect(stage.see().login).toMatchObject({ step: "idle", email, fault })
})

describe("the link of a mail", () => {
  const opened = () => {
    const stage = openShop("/nytt-passord")
    stage.put({ type: "ResetLinkOpened", email, token })
    return stage
  }
  const chosen = () => {
    const stage = opened()
    stage.put({ type: "PasswordChosen", old: null, password })
    return stage
  }

  test("sets the password, and is removed from the address", () => {
    const stage = chosen()
    expect(stage.running()).toEqual([{ type: "ResetPassword", email, token, password }])
    stage.answer("ResetPassword", null)
    expect(stage.see().login.step).toBe("passwordSet")
    expect(stage.told()).toContainEqual({ type: "ReplacePath", path: "/nytt-passord" })
    expect(JSON.stringify(stage.world().units)).not.toContain("page-")
  })

  test("can be used again after a password that is too short, or after no answer", () => {
    const stage = chosen()
    stage.fail("ResetPassword", refusedWith(1002))
    expect(stage.see().login).toMatchObject({ step: "linkOpened", fault: { code: 1002, at: "password" } })
    stage.put({ type: "PasswordChosen", old: null, password })
    stage.fail("ResetPassword", { _tag: "Unreachable" })
    expect(stage.see().login).toMatchObject({ step: "linkOpened", fault: { _tag: "Unanswered" } })
    stage.put({ type: "PasswordChosen", old: null, password })
    expect(stage.running()).toEqual([{ type: "ResetPassword", email, token, password }])
  })

  test("that is no longer valid is removed from the address, and a new one can be requested", () => {
    const stage = chosen()
    stage.fail("ResetPassword", refusedWith(3013))
    expect(stage.told()).toContainEqual({ type: "ReplacePath", path: "/nytt-passord" })
    expect(stage.see().login).toMatchObject({ step: "idle", email, fault: { code: 3013 } })
    stage.put({ type: "ResetAsked", email })
    expect(stage.running()).toEqual([{ type: "RequestReset", email }])
  })

  test("does not change another page that the customer opens before the answer", () => {
    const left = () => {
      const stage = chosen()
      stage.put({ type: "PathOpened", path: "/butikker", how: "link" })
      return stage
    }
    const [done, over] = [left(), left()]
    done.answer("ResetPassword", null)
    over.fail("ResetPassword", refusedWith(3013))
    expect(done.see().login.step).toBe("passwordSet")
    expect(over.see().login).toMatchObject({ step: "idle", email, isLinkOver: true })
    expect([...done.told(), ...over.told()].filter(({ type }) => type === "ReplacePath")).toEqual([])
  })
})

describe("an invalid link for another address than the logged-in customer's", () => {
  const another = "kunde3@pizza.test"
  const over = () => {
    const stage = openLoggedIn(kunde1, "/nytt-passord")
    stage.put({ type: "ResetLinkOpened", email: another, token })
    stage.put({ type: "PasswordChosen", old: null, password })
    stage.fail("ResetPassword", refusedWith(3013))
    return stage
  }

  test("lets its own address get a new link, even after a failure", () => {
    const stage = over()
    expect(stage.see().login).toMatchObject({ email: another, isLinkOver: true })
    stage.put({ type: "ResetAsked", email: another })
    stage.fail("RequestReset", { _tag: "Unreachable" })
    stage.put({ type: "AccountTyped", field: "email", text: `${another} ` })
    expect(stage.see().login).toMatchObject({ step: "idle", isLinkOver: true })
    stage.put({ type: "ResetAsked", email: another })
    expect(stage.running()).toContainEqual({ type: "RequestReset", email: another })
  })

  test.each(["/min-side", "/logg-inn"])("is forgotten once the customer goes to %s", (path) => {
    const stage = over()
    stage.put({ type: "PathOpened", path, how: "link" })
    expect(stage.see().login).toMatchObject({ isLinkOver: false, fault: null })
  })
})

describe("a link that is opened when the session turns out to have ended", () => {
  const opened = () => {
    const stage = openShop("/nytt-passord", { loggedIn: true })
    stage.put({ type: "ResetLinkOpened", email, token })
    return stage
  }

  test("keeps its form, and the goodbye page leads back to it", () => {
    const stage = opened()
    stage.fail("LoadUser", unauthorized)
    expect(stage.see()).toMatchObject({ route: { path: "/logg-ut" }, session: { _tag: "Anonymous" } })
    expect(stage.see().login).toMatchObject({ step: "linkOpened", email, ended: { cause: "unauthorized" } })
    stage.put({ type: "PathOpened", path: "/nytt-passord", how: "link" })
    stage.put({ type: "PasswordChosen", old: null, password })
    expect(stage.running()).toContainEqual({ type: "ResetPassword", email, token, password })
  })

  test("sets the chosen password, or is reported as no longer valid", () => {
    const chosen = () => {
      const stage = opened()
      stage.put({ type: "PasswordChosen", old: null, password })
      stage.fail("LoadUser", unauthorized)
      return stage
    }
    const [done, over] = [chosen(), chosen()]
    done.answer("ResetPassword", null)
    over.fail("ResetPassword", refusedWith(3013))
    expect(done.see().login.step).toBe("passwordSet")
    over.put({ type: "PathOpened", path: "/nytt-passord", how: "link" })
    expect(over.see().login).toMatchObject({ step: "idle", email, isLinkOver: true })
  })

  test("is forgotten when the customer logs out", () => {
    const stage = opened()
    stage.answer("LoadUser", kunde1)
    logOut(stage)
    expect(stage.see().login).toMatchObject({ step: "idle", email: "", secrets: {} })
  })
})

describe("a customer who is logged in", () => {
  test("changes their password by giving the old one", () => {
    const stage = openLoggedIn(kunde1, "/nytt-passord")
    stage.put({ type: "PasswordChosen", old, password })
    expect(stage.running()).toContainEqual({ type: "ChangePassword", email, old, password })
    stage.fail("ChangePassword", refusedWith(1019))
    expect(stage.see().login).toMatchObject({ step: "idle", fault: { code: 1019, at: "old" } })
    stage.put({ type: "PasswordChosen", old, password })
    stage.answer("ChangePassword", null)
    expect(stage.see().login.step).toBe("passwordSet")
  })

  test("has no password to change without an e-mail address", () => {
    const stage = openLoggedIn({ ...kunde1, email: null }, "/nytt-passord")
    stage.put({ type: "PasswordChosen", old, password })
    expect(stage.running().map(({ type }) => type)).not.toContain("ChangePassword")
  })
})

test("a guest cannot change a password by giving an old one", () => {
  const stage = openShop("/nytt-passord")
  stage.put({ type: "PasswordChosen", old, password })
  expect(stage.running()).toEqual([])
})
