import { describe, expect, test } from "vitest"
import { openShop } from "../../shop/shopStage.fixture.ts"
import type { OuterEvent } from "../../messages/events.ts"
import { kunde1 } from "../session/sessionStage.fixture.ts"

const code = { sealed: "page-1" }
const refusedWith = (problem: number, status = 400) => ({
  _tag: "Refused",
  status,
  problems: [{ code: problem, message: "" }],
})
const fields = [
  { type: "AccountTyped", field: "firstName", text: "Kunde" },
  { type: "AccountTyped", field: "lastName", text: "2" },
  { type: "AccountTyped", field: "email", text: "kunde2@pizza.test" },
  { type: "BoxTicked", box: "terms", ticked: true },
  { type: "BoxTicked", box: "sms", ticked: true },
] satisfies readonly OuterEvent[]
const submit: OuterEvent = { type: "RegistrationSubmitted" }

/** A new customer who has proven their number, and has yet to give a name. */
const proven = (path = "/registrer-bruker?redirect=%2Fhandlevogn") => {
  const stage = openShop(path)
  stage.put({ type: "AccountTyped", field: "phone", text: "40 00 00 98" })
  stage.put({ type: "LoginCodeRequested", phone: "40 00 00 98" })
  stage.answer("RequestLogin", null)
  stage.put({ type: "LoginCodeEntered", code })
  stage.fail("Login", refusedWith(3009, 404))
  return stage
}

const submitted = () => {
  const stage = proven()
  for (const field of [...fields, submit]) stage.put(field)
  return stage
}

const keyIn = (stage: ReturnType<typeof proven>) =>
  stage.running().flatMap((call) => (call.type === "CreateAccount" ? [call.key] : []))[0]

test("a right code for an unknown number opens the registration, which ends with the customer logged in and back", () => {
  const stage = proven()
  expect(stage.see().login).toMatchObject({ step: "unregistered", phone: "40 00 00 98", fault: null })
  for (const field of [...fields, submit]) stage.put(field)
  expect(stage.running()).toContainEqual({
    type: "CreateAccount",
    key: expect.stringMatching(/^account-\d+$/),
    registration: {
      firstName: "Kunde",
      lastName: "2",
      phoneNumber: "40 00 00 98",
      email: "kunde2@pizza.test",
      language: "nb",
      notificationTypes: ["sms"],
      acceptedTerms: true,
    },
  })
  stage.answer("CreateAccount", null)
  expect(stage.see().session).toEqual({ _tag: "Recognised" })
  stage.answer("LoadUser", kunde1)
  expect(stage.see().session._tag).toBe("LoggedIn")
  expect(stage.see().route.path).toBe("/handlevogn")
  expect(stage.see().login).toMatchObject({ step: "idle", phone: "", firstName: "", boxes: [] })
})

test("the form reports missing fields once it is submitted, each until it is filled in", () => {
  const stage = proven()
  stage.put({ type: "AccountTyped", field: "email", text: "kunde2" })
  expect(stage.see().login.lacks).toEqual([])
  stage.put(submit)
  expect(stage.see().login.lacks).toEqual(["firstName", "lastName", "email", "terms"])
  expect(stage.running()).toEqual([])
  for (const field of fields.slice(0, 3)) stage.put(field)
  expect(stage.see().login.lacks).toEqual(["terms"])
  stage.put({ type: "BoxTicked", box: "terms", ticked: true })
  stage.put({ type: "BoxTicked", box: "terms", ticked: false })
  expect(stage.see().login.lacks).toEqual([])
  stage.put(submit)
  expect(stage.see().login.lacks).toEqual(["terms"])
})

describe("a registration that fails", () => {
  test("keeps what was typed, and is retried with the same idempotency key after no answer", () => {
    const stage = submitted()
    const key = keyIn(stage)
    stage.fail("CreateAccount", { _tag: "Unreachable" })
    expect(stage.see().login).toMatchObject({ step: "unregistered", firstName: "Kunde", fault: { _tag: "Unanswered" } })
    stage.wait(5000)
    stage.put(submit)
    expect(keyIn(stage)).toBe(key)
  })

  test("gets a new idempotency key when something in it has changed", () => {
    const stage = submitted()
    const key = keyIn(stage)
    stage.fail("CreateAccount", refusedWith(1012, 409))
    expect(stage.see().login).toMatchObject({ step: "unregistered", fault: { code: 1012, at: "email" } })
    stage.wait(5000)
    stage.put({ type: "AccountTyped", field: "email", text: "" })
    expect(stage.see().login.fault).toBeNull()
    stage.put(submit)
    expect(keyIn(stage)).not.toBe(key)
  })

  test("proves the number again when the proof is too old, and then continues by itself", () => {
    const stage = submitted()
    const key = keyIn(stage)
    stage.fail("CreateAccount", refusedWith(4039))
    expect(stage.see().login.step).toBe("sendingProof")
    stage.answer("RequestLogin", null)
    stage.put({ type: "LoginCodeEntered", code })
    stage.answer("VerifyPhone", { _tag: "Verified", status: 204 })
    expect(keyIn(stage)).toBe(key)
    stage.answer("CreateAccount", null)
    expect(stage.see().session).toEqual({ _tag: "Recognised" })
  })
})

test("sign-ups are counted, once the customer has agreed to statistics", () => {
  const stage = submitted()
  stage.put({ type: "ConsentChosen", choice: { statistics: true, marketing: false } })
  stage.answer("CreateAccount", null)
  expect(stage.told()).toContainEqual({
    type: "Track",
    event: { name: "sign_up", properties: { kind: "personal" } },
  })
})
