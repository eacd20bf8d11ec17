import { describe, expect, test } from "vitest"
import { numberUnchanged } from "../../domain/account/unsaved.ts"
import { openShop } from "../../shop/shopStage.fixture.ts"
import { atOwnPage, named, type OwnPage } from "../profile/profileStage.fixture.ts"
import {
  checkingCode,
  newNumber,
  sendingCode,
  submitting,
  wantingNumber,
  withCode,
} from "./numberChangeStage.fixture.ts"

const seen = (stage: OwnPage) => stage.see().numberChange
const asked = (stage: OwnPage, type: string) => stage.running().find((call) => call.type === type)
const refused = (status: number, code: number) => ({ _tag: "Refused", status, problems: [{ code, message: "Nei." }] })

test("a customer changes their number by the code sent to it, and the shop shows the new number", () => {
  const stage = submitting()
  expect(seen(stage)).toMatchObject({ _tag: "Typing", typed: "40 00 00 99", isSending: true })
  expect(stage.told()).toContainEqual({ type: "PrepareBotCheck", purpose: "change-number" })
  stage.answer("ReadPhone", { _tag: "Phone", e164: newNumber })
  expect(asked(stage, "AskNewNumber")).toEqual({ type: "AskNewNumber", phone: newNumber })
  stage.answer("AskNewNumber", null)
  expect(seen(stage)).toEqual({ _tag: "Proving", phone: newNumber, step: "typing", wait: 30, fault: null })
  stage.put({ type: "NewNumberCodeEntered", code: { sealed: "code-1" } })
  expect(asked(stage, "TakeNewNumber")).toEqual({
    type: "TakeNewNumber",
    phone: newNumber,
    code: { sealed: "code-1" },
  })
  stage.answer("TakeNewNumber", null)
  expect(seen(stage)).toEqual({ _tag: "Changed" })
  expect(stage.see().session).toMatchObject({ user: { phoneNumber: newNumber } })
  expect(JSON.stringify(stage.world().units.numberChange)).not.toContain("code-1")
})

test("the other sessions have ended: the list of sessions is loaded again", () => {
  const stage = checkingCode()
  stage.answer("LoadSessions", [])
  expect(asked(stage, "LoadSessions")).toBeUndefined()
  stage.answer("TakeNewNumber", null)
  expect(asked(stage, "LoadSessions")).toBeDefined()
})

describe("a number that gets no code", () => {
  test("is invalid, by the checkout's own rule", () => {
    const stage = submitting()
    stage.answer("ReadPhone", { _tag: "NotAPhone", reason: "invalid" })
    expect(seen(stage)).toMatchObject({ _tag: "Typing", isSending: false, fault: { _tag: "Number", code: 1031 } })
    stage.put({ type: "NewNumberTyped", text: "40 00 00 98" })
    expect(seen(stage)).toMatchObject({ typed: "40 00 00 98", fault: null })
  })

  test("is the customer's current one: nothing is sent", () => {
    const stage = submitting()
    stage.answer("ReadPhone", { _tag: "Phone", e164: named.phoneNumber })
    expect(seen(stage)).toMatchObject({ _tag: "Typing", fault: { _tag: "Same" } })
    expect(asked(stage, "AskNewNumber")).toBeUndefined()
  })

  test.each([
    [refused(429, 4034), { _tag: "Number", code: 4034 }],
    [refused(400, 4037), { _tag: "Number", code: 4037 }],
    [refused(503, 1001), { _tag: "Refused", code: 1001 }],
    [{ _tag: "Unreachable" }, { _tag: "Unanswered" }],
  ])("gets %j from the server", (failure, fault) => {
    const stage = sendingCode()
    stage.fail("AskNewNumber", failure)
    expect(seen(stage)).toMatchObject({ _tag: "Typing", isSending: false, fault })
  })
})

describe("a code", () => {
  test.each([
    ["is wrong", 0, 1, "wrong"],
    ["is ten minutes old", 600_000, 1, "expired"],
    ["was tried five times", 0, 5, "spent"],
  ] as const)("that %s is refused with that reason, and can be typed again", (_, later, tries, why) => {
    const stage = withCode()
    stage.wait(later)
    for (let tried = 0; tried < tries; tried++) {
      stage.put({ type: "NewNumberCodeEntered", code: { sealed: "code-1" } })
      stage.fail("TakeNewNumber", refused(400, 3015))
    }
    expect(seen(stage)).toMatchObject({ _tag: "Proving", step: "typing", fault: { _tag: "Code", why } })
  })

  test("can be sent again after half a minute; if the server refuses, the first one stays valid", () => {
    const stage = withCode()
    stage.put({ type: "NewNumberSubmitted" })
    expect(asked(stage, "AskNewNumber")).toBeUndefined()
    stage.wait(30_000)
    stage.put({ type: "NewNumberSubmitted" })
    expect(seen(stage)).toMatchObject({ _tag: "Proving", step: "sending" })
    stage.fail("AskNewNumber", refused(429, 4034))
    expect(seen(stage)).toMatchObject({ _tag: "Proving", step: "typing", fault: { _tag: "Number", code: 4034 } })
  })

  test("that is sent again allows as many attempts as the first", () => {
    const stage = withCode()
    const tryWrongCode = () => {
      stage.put({ type: "NewNumberCodeEntered", code: { sealed: "code-1" } })
      stage.fail("TakeNewNumber", refused(400, 3015))
    }
    for (let tries = 0; tries < 5; tries++) tryWrongCode()
    expect(seen(stage)).toMatchObject({ fault: { _tag: "Code", why: "spent" } })
    stage.wait(30_000)
    stage.put({ type: "NewNumberSubmitted" })
    stage.answer("AskNewNumber", null)
    tryWrongCode()
    expect(seen(stage)).toMatchObject({ fault: { _tag: "Code", why: "wrong" } })
  })

  test("for a number that already has an account is refused with that reason, and another number can be typed", () => {
    const stage = checkingCode()
    stage.fail("TakeNewNumber", refused(409, 1036))
    expect(seen(stage)).toMatchObject({
      _tag: "Typing",
      typed: "40 00 00 99",
      isSending: false,
      fault: { _tag: "Number", code: 1036 },
    })
  })

  test("that got no answer can be typed again", () => {
    const stage = checkingCode()
    stage.fail("TakeNewNumber", { _tag: "Unreachable" })
    expect(seen(stage)).toMatchObject({ _tag: "Proving", step: "typing", fault: { _tag: "Unanswered" } })
  })
})

describe("a number change that is abandoned", () => {
  test("by its button or by opening another page forgets what was typed", () => {
    for (const event of [
      { type: "NumberChangeLeft" },
      { type: "PathOpened", path: "/handlevogn", how: "link" },
    ] as const) {
      const stage = withCode()
      stage.put(event)
      expect(seen(stage)).toEqual({ _tag: "Closed" })
      expect(JSON.stringify(stage.world().units.numberChange)).not.toContain("99")
    }
  })

  test("can return to the typed number, which is still there", () => {
    const stage = withCode()
    stage.put({ type: "NumberChangeWanted" })
    expect(seen(stage)).toEqual({ _tag: "Typing", typed: "40 00 00 99", isSending: false, fault: null })
  })

  test("while the code is checked continues, because the server may have changed the number already", () => {
    const stage = checkingCode()
    stage.put({ type: "PathOpened", path: "/handlevogn", how: "link" })
    stage.answer("TakeNewNumber", null)
    expect(stage.see().session).toMatchObject({ user: { phoneNumber: newNumber } })
  })

  test("while the code is checked is reported on the other page if the number was not changed", () => {
    for (const failure of [refused(400, 3015), refused(409, 1036), { _tag: "Unreachable" }]) {
      const stage = checkingCode()
      stage.put({ type: "PathOpened", path: "/handlevogn", how: "link" })
      stage.fail("TakeNewNumber", failure)
      const notice = numberUnchanged("status" in failure)
      expect(stage.see().notification).toMatchObject([{ severity: "warning", notice }])
      expect(seen(stage)).toEqual({ _tag: "Closed" })
      expect(JSON.stringify(stage.world().units.numberChange)).not.toContain("99")
    }
  })

  test("is not reported when the session has ended, or another customer has logged in", () => {
    const ended = checkingCode()
    ended.put({ type: "PathOpened", path: "/handlevogn", how: "link" })
    ended.fail("TakeNewNumber", refused(401, 1004))
    expect([ended.see().notification, ended.see().session._tag]).toEqual([[], "Anonymous"])
    const replaced = checkingCode()
    const value = { customerId: "u2", organisationId: null }
    replaced.put({ type: "KeptElsewhere", kept: { entry: "currentAccount", value } })
    replaced.fail("TakeNewNumber", refused(400, 3015))
    expect(replaced.see().notification).toEqual([])
  })

  test("is impossible for a guest, and on any other page", () => {
    const guest = openShop("/min-side")
    guest.put({ type: "NumberChangeWanted" })
    expect(guest.see().numberChange).toEqual({ _tag: "Closed" })
    const stage = atOwnPage()
    stage.put({ type: "PathOpened", path: "/handlevogn", how: "link" })
    stage.put({ type: "NumberChangeWanted" })
    expect(seen(stage)).toEqual({ _tag: "Closed" })
  })
})

test("a finished change can be started again", () => {
  const stage = checkingCode()
  stage.answer("TakeNewNumber", null)
  stage.put({ type: "NumberChangeWanted" })
  expect(seen(stage)).toEqual({ _tag: "Typing", typed: "", isSending: false, fault: null })
  expect(seen(wantingNumber())).toEqual(seen(stage))
})

test("a code with missing digits is not sent, and is reported as incomplete until it is complete", () => {
  const stage = withCode()
  stage.put({ type: "NewNumberCodeEntered", code: null })
  expect(seen(stage)).toMatchObject({ _tag: "Proving", step: "typing", fault: { _tag: "Code", why: "unfinished" } })
  stage.put({ type: "NewNumberCodeEntered", code: { sealed: "code-1" } })
  expect(seen(stage)).toMatchObject({ step: "checking", fault: null })
})

test("switching to an organisation does not interrupt the change; another customer's login does", () => {
  const stage = withCode()
  stage.say({ type: "AccountChanged", organisationId: null, isSameCustomer: true })
  expect(seen(stage)).toMatchObject({ _tag: "Proving", phone: newNumber })
  stage.say({ type: "AccountChanged", organisationId: null, isSameCustomer: false })
  expect(seen(stage)).toEqual({ _tag: "Closed" })
})
