import { describe, expect, test } from "vitest"
import { logOut } from "../account/accountStage.fixture.ts"
import { kunde1, openLoggedIn } from "../session/sessionStage.fixture.ts"
import { looking, registered, sending, signingUp, type SigningUp, write } from "./organisationSignUpStage.fixture.ts"

const view = (stage: SigningUp) => stage.see().organisationSignUp
const asked = (stage: SigningUp, type: string) => stage.running().find((call) => call.type === type)
const submit = { type: "OrganisationSignUpSubmitted" } as const
const refused = (status: number, ...codes: readonly number[]) => ({
  _tag: "Refused",
  status,
  problems: codes.map((code) => ({ code, message: "" })),
})

describe("while a company is typed", () => {
  test("the shop looks for it among those that order here, once the customer pauses", () => {
    const stage = signingUp()
    write(stage, "name", "Bed")
    stage.wait(399)
    write(stage, "name", "Bedrift")
    stage.wait(399)
    expect(asked(stage, "FindOrganisations")).toBeUndefined()
    stage.wait(1)
    expect(asked(stage, "FindOrganisations")).toMatchObject({ name: "Bedrift", number: null })
    const found = [{ name: "Bedrift 1 AS", number: "922222223" }]
    stage.answer("FindOrganisations", { byName: found, hasNumber: null })
    expect(view(stage)).toMatchObject({ _tag: "Typing", found, isTaken: null, isLooking: false })
  })

  test("a complete number is looked up without its spaces, and the result is forgotten when the number changes", () => {
    const stage = looking()
    expect(asked(stage, "FindOrganisations")).toMatchObject({ number: "922222223" })
    stage.answer("FindOrganisations", { byName: [], hasNumber: true })
    expect(view(stage)).toMatchObject({ isTaken: true })
    write(stage, "number", "922 222 22")
    expect(view(stage)).toMatchObject({ isTaken: null })
  })

  test("new text cancels the previous search, and a failed search does not block the form", () => {
    const stage = looking()
    write(stage, "name", "Bedrift 99 AS")
    expect(asked(stage, "FindOrganisations")).toBeUndefined()
    stage.wait(400)
    stage.fail("FindOrganisations", { _tag: "Unreachable" })
    expect(view(stage)).toMatchObject({ isLooking: false, fault: null })
    stage.put(submit)
    expect(asked(stage, "CreateOrganisation")).toMatchObject({ name: "Bedrift 99 AS" })
  })

  test("nothing is sent without a name and a number of the market's register", () => {
    const stage = signingUp()
    stage.put(submit)
    expect(view(stage)).toMatchObject({ fault: "name" })
    write(stage, "name", "Bedrift 9 AS")
    expect(view(stage)).toMatchObject({ fault: null })
    write(stage, "number", "922 222 224")
    stage.put(submit)
    expect(view(stage)).toMatchObject({ fault: "number" })
    expect(asked(stage, "CreateOrganisation")).toBeUndefined()
  })
})

describe("a company that is sent", () => {
  test("is then the customer's: the account picker offers it, and they may order for it", () => {
    const stage = sending()
    expect(view(stage)).toMatchObject({ isSending: true })
    stage.answer("CreateOrganisation", registered)
    expect(view(stage)).toEqual({ _tag: "Done", organisation: registered })
    expect(stage.see().session).toMatchObject({
      user: { organisations: [{ organisationId: "org-9", isActive: true, name: "Bedrift 9 AS" }] },
    })
    stage.put({ type: "AccountChosen", organisationId: "org-9" })
    expect(stage.see().session).toMatchObject({ organisation: { organisationId: "org-9" } })
  })

  test("keeps its idempotency key in a retry after no answer, and gets another once it is changed", () => {
    const stage = sending()
    const key = (): unknown => (asked(stage, "CreateOrganisation") as { readonly key: string } | undefined)?.key
    const first = key()
    stage.put(submit)
    stage.fail("CreateOrganisation", { _tag: "Unreachable" })
    expect(view(stage)).toMatchObject({ fault: "unanswered", name: "Bedrift 9 AS" })
    stage.put(submit)
    expect(key()).toBe(first)
    stage.fail("CreateOrganisation", { _tag: "Unreachable" })
    write(stage, "name", "Bedrift 10 AS")
    stage.put(submit)
    expect(key()).not.toBe(first)
  })

  test.each([
    [409, [3002], "taken"],
    [400, [3012], "invalid"],
    [429, [3016], "tooMany"],
    [400, [1002], "refused"],
    [503, [3002], "unanswered"],
  ] as const)("and refused with %i %j keeps what was typed, and says %s", (status, codes, fault) => {
    const stage = sending()
    stage.fail("CreateOrganisation", refused(status, ...codes))
    expect(view(stage)).toMatchObject({ _tag: "Typing", fault, name: "Bedrift 9 AS", number: "922 222 223" })
  })
})

test("the form is empty for the next company, and keeps what was typed for one that was not sent", () => {
  const stage = sending()
  const open = { type: "ModalOpened", modal: { _tag: "SignUpOrganisation" } } as const
  stage.put(open)
  expect(view(stage)).toMatchObject({ name: "Bedrift 9 AS" })
  stage.answer("CreateOrganisation", registered)
  stage.put(open)
  expect(view(stage)).toMatchObject({ _tag: "Typing", name: "", number: "" })
})

test("nobody else sees what was typed after a log-out, and another panel opens no form", () => {
  const stage = looking()
  logOut(stage)
  expect(view(stage)).toEqual({ _tag: "Closed" })
  expect(JSON.stringify(stage.world().units.organisationSignUp)).not.toContain("Bedrift")
  const other = openLoggedIn(kunde1)
  other.put({ type: "ModalOpened", modal: { _tag: "AccountPicker" } })
  expect(view(other)).toEqual({ _tag: "Closed" })
})
