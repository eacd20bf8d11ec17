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

test("a customer takes another number by the code that it got, and the shop knows them by it", () => {
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

test("the other sessions have ended: where the customer is logged in is read anew", () => {
  const stage = checkingCode()
  stage.answer("LoadSessions", [])
  expect(asked(stage, "LoadSessions")).toBeUndefined()
  stage.answer("TakeNewNumber", null)
  expect(asked(stage, "LoadSessions")).toBeDefined()
})

describe("a number that gets no code", () => {
  test("is none, by the rule that the checkout has", () => {
    const stage = submitting()
    stage.answer("ReadPhone", { _tag: "NotAPhone", reason: "invalid" })
    expect(seen(stage)).toMatchObject({ _tag: "Typing", isSending: false, fault: { _tag: "Number", code: 1031 } })
    stage.put({ type: "NewNumberTyped", text: "40 00 00 98" })
    expect(seen(stage)).toMatchObject({ typed: "40 00 00 98", fault: null })
  })

  test("is the one that the customer has: nothing is sent", () => {
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
  ] as const)("that %s is asked for again", (_, later, tries, why) => {
    const stage = withCode()
    stage.wait(later)
    for (let tried = 0; tried < tries; tried++) {
      stage.put({ type: "NewNumberCodeEntered", code: { sealed: "code-1" } })
      stage.fail("TakeNewNumber", refused(400, 3015))
    }
    expect(seen(stage)).toMatchObject({ _tag: "Proving", step: "typing", fault: { _tag: "Code", why } })
  })

  test("can be sent again after half a minute, and the first one holds when it cannot", () => {
    const stage = withCode()
    stage.put({ type: "NewNumberSubmitted" })
    expect(asked(stage, "AskNewNumber")).toBeUndefined()
    stage.wait(30_000)
    stage.put({ type: "NewNumberSubmitted" })
    expect(seen(stage)).toMatchObject({ _tag: "Proving", step: "sending" })
    stage.fail("AskNewNumber", refused(429, 4034))
    expect(seen(stage)).toMatchObject({ _tag: "Proving", step: "typing", fault: { _tag: "Number", code: 4034 } })
  })

  test("that is sent anew may be tried as often as the first one", () => {
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

  test("for a number that has an account tells so, and another can be typed", () => {
    const stage = checkingCode()
    stage.fail("TakeNewNumber", refused(409, 1036))
    expect(seen(stage)).toMatchObject({
      _tag: "Typing",
      typed: "40 00 00 99",
      isSending: false,
      fault: { _tag: "Number", code: 1036 },
    })
  })

  test("without an answer can be typed once more", () => {
    const stage = checkingCode()
    stage.fail("TakeNewNumber", { _tag: "Unreachable" })
    expect(seen(stage)).toMatchObject({ _tag: "Proving", step: "typing", fault: { _tag: "Unanswered" } })
  })
})

describe("a change that is left", () => {
  test("by its button or another page forgets what was typed", () => {
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

  test("goes back to the number, which is still there", () => {
    const stage = withCode()
    stage.put({ type: "NumberChangeWanted" })
    expect(seen(stage)).toEqual({ _tag: "Typing", typed: "40 00 00 99", isSending: false, fault: null })
  })

  test("while the code is checked goes on, because the number may be another one already", () => {
    const stage = checkingCode()
    stage.put({ type: "PathOpened", path: "/handlevogn", how: "link" })
    stage.answer("TakeNewNumber", null)
    expect(stage.see().session).toMatchObject({ user: { phoneNumber: newNumber } })
  })

  test("while the code is checked is told of on the other page, when the number is still the old one", () => {
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

  test("is told to nobody when the session is over, or another customer has come", () => {
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

  test("is none of a guest's, nor of another page", () => {
    const guest = openShop("/min-side")
    guest.put({ type: "NumberChangeWanted" })
    expect(guest.see().numberChange).toEqual({ _tag: "Closed" })
    const stage = atOwnPage()
    stage.put({ type: "PathOpened", path: "/handlevogn", how: "link" })
    stage.put({ type: "NumberChangeWanted" })
    expect(seen(stage)).toEqual({ _tag: "Closed" })
  })
})

test("what is over can begin again", () => {
  const stage = checkingCode()
  stage.answer("TakeNewNumber", null)
  stage.put({ type: "NumberChangeWanted" })
  expect(seen(stage)).toEqual({ _tag: "Typing", typed: "", isSending: false, fault: null })
  expect(seen(wantingNumber())).toEqual(seen(stage))
})

test("a code that has not all its digits is not sent, and is said to be unfinished until it is whole", () => {
  const stage = withCode()
  stage.put({ type: "NewNumberCodeEntered", code: null })
  expect(seen(stage)).toMatchObject({ _tag: "Proving", step: "typing", fault: { _tag: "Code", why: "unfinished" } })
  stage.put({ type: "NewNumberCodeEntered", code: { sealed: "code-1" } })
  expect(seen(stage)).toMatchObject({ step: "checking", fault: null })
})

test("whoever chooses for whom they order goes on with their number, and another customer does not", () => {
  const stage = withCode()
  stage.say({ type: "AccountChanged", organisationId: null, isSameCustomer: true })
  expect(seen(stage)).toMatchObject({ _tag: "Proving", phone: newNumber })
  stage.say({ type: "AccountChanged", organisationId: null, isSameCustomer: false })
  expect(seen(stage)).toEqual({ _tag: "Closed" })
})
