import { describe, expect, test } from "vitest"
import { profileUnsaved } from "../../domain/account/unsaved.ts"
import { atCheckoutAs } from "../account/accountStage.fixture.ts"
import { atOwnPage, editing, named, openForm, type OwnPage, savingName, type } from "./profileStage.fixture.ts"

const refused = (status: number, code: number) => ({ _tag: "Refused", status, problems: [{ code, message: "Nei." }] })
const asked = (stage: OwnPage) => stage.running().find((call) => call.type === "SaveProfile")
const panel = (stage: OwnPage) => {
  const { modal } = stage.see().overlay
  return modal === null || modal.isClosing ? null : modal.modal._tag
}
const submit = (stage: OwnPage) => stage.put({ type: "ProfileSubmitted" })

test("the form opens with the account's current data", () => {
  const { profile } = editing().see()
  const typed = { firstName: "Kunde", email: "kunde1@pizza.test", birthDay: "7", birthYear: "1986", language: "nb" }
  expect(profile).toMatchObject({ _tag: "Open", step: "typing", typed, lacks: [], fault: null })
})

test("only changed fields are sent; the panel closes, and the session has the customer's new name", () => {
  const stage = editing()
  type(stage, { firstName: " Kari ", lastName: "1", birthDay: "07" })
  submit(stage)
  expect(asked(stage)).toEqual({ type: "SaveProfile", change: { firstName: "Kari" } })
  expect(stage.see().profile).toMatchObject({ _tag: "Open", step: "saving" })
  stage.answer("SaveProfile", { ...named, firstName: "Kari" })
  expect(stage.see().session).toMatchObject({ user: { firstName: "Kari" } })
  expect([stage.see().profile, panel(stage)]).toEqual([{ _tag: "Saved" }, null])
})

test("the checkout orders in the new name", () => {
  const stage = atCheckoutAs(named)
  expect(stage.see().checkout.fields.firstName).toBe("Kunde")
  stage.put({ type: "PathOpened", path: "/min-side", how: "link" })
  openForm(stage)
  type(stage, { firstName: "Kari" })
  submit(stage)
  stage.answer("SaveProfile", { ...named, firstName: "Kari" })
  stage.put({ type: "PathOpened", path: "/betaling", how: "link" })
  expect(stage.see().checkout.fields).toMatchObject({ firstName: "Kari", lastName: "1" })
})

test("each field and the language can change, and a birthday and an address can be removed", () => {
  const stage = editing()
  type(stage, { lastName: "2", email: "", birthDay: "", birthMonth: " ", birthYear: "" })
  stage.put({ type: "ProfileLanguageChosen", language: "sv" })
  submit(stage)
  expect(asked(stage)).toMatchObject({
    change: { lastName: "2", email: null, birthdate: null, language: "sv", notificationTypes: ["sms"] },
  })
})

test("a form in which nothing has changed closes without asking the server", () => {
  const stage = editing()
  type(stage, { firstName: "Kari" })
  type(stage, { firstName: "Kunde" })
  submit(stage)
  expect([asked(stage), panel(stage), stage.see().profile]).toEqual([undefined, null, { _tag: "Closed" }])
})

describe("what is missing or wrong", () => {
  test("is reported once the form is submitted, until it is corrected", () => {
    const stage = editing()
    type(stage, { firstName: " ", email: "kunde1", birthDay: "31", birthMonth: "2" })
    expect(stage.see().profile).toMatchObject({ lacks: [] })
    submit(stage)
    expect(asked(stage)).toBeUndefined()
    expect(stage.see().profile).toMatchObject({ step: "typing", lacks: ["firstName", "email", "birthdate"] })
    type(stage, { email: "kunde1@pizza.test", birthDay: "28" })
    expect(stage.see().profile).toMatchObject({ lacks: ["firstName"] })
    type(stage, { firstName: "K", lastName: "" })
    expect(stage.see().profile).toMatchObject({ lacks: [] })
  })

  test("a birthday in the future is invalid", () => {
    const stage = editing()
    type(stage, { birthYear: "2999" })
    submit(stage)
    expect(stage.see().profile).toMatchObject({ lacks: ["unborn"] })
  })

  test("a birthday of somebody under thirteen is reported until it is changed", () => {
    const stage = editing()
    type(stage, { birthYear: "2020" })
    submit(stage)
    expect(asked(stage)).toBeUndefined()
    expect(stage.see().profile).toMatchObject({ step: "typing", lacks: ["tooYoung"] })
    type(stage, { birthYear: "1987" })
    expect(stage.see().profile).toMatchObject({ lacks: [] })
  })

  test.each([
    [{ _tag: "Unreachable" }, "unanswered"],
    [{ _tag: "Defect" }, "unanswered"],
    [refused(503, 1001), "unanswered"],
    [refused(400, 1009), "emailWrong"],
    [refused(409, 1012), "emailTaken"],
    [refused(429, 1001), "busy"],
    [refused(400, 1002), "refused"],
  ])("the failure %j leaves the form as it was", (failure, fault) => {
    const stage = savingName()
    stage.fail("SaveProfile", failure)
    expect(stage.see().profile).toMatchObject({ _tag: "Open", step: "typing", typed: { firstName: "Kari" }, fault })
    expect(panel(stage)).toBe("EditProfile")
    type(stage, { lastName: "2" })
    expect(stage.see().profile).toMatchObject({ fault: null })
    submit(stage)
    expect(asked(stage)).toMatchObject({ change: { firstName: "Kari", lastName: "2" } })
  })
})

describe("a form that is closed", () => {
  const leave: readonly (readonly [string, (stage: OwnPage) => void])[] = [
    [
      "by its button",
      (stage) => stage.put({ type: "ModalClosed", id: stage.see().overlay.modal?.id ?? "", by: "button" }),
    ],
    ["by a link", (stage) => stage.put({ type: "PathOpened", path: "/handlevogn", how: "link" })],
    [
      "by a log-out",
      (stage) => {
        stage.put({ type: "LogoutChosen" })
        stage.answer("Logout", null)
      },
    ],
  ]
  test.each(leave)("%s forgets what was typed", (_, go) => {
    const stage = editing()
    type(stage, { firstName: "Kari" })
    go(stage)
    expect(stage.see().profile).toEqual({ _tag: "Closed" })
    expect(JSON.stringify(stage.world().units.profile)).not.toContain("Kari")
  })

  test("while it is being saved is still saved", () => {
    const stage = savingName()
    stage.put({ type: "ModalClosed", id: stage.see().overlay.modal?.id ?? "", by: "escape" })
    stage.put({ type: "PathOpened", path: "/handlevogn", how: "link" })
    stage.answer("SaveProfile", { ...named, firstName: "Kari" })
    expect(stage.see().session).toMatchObject({ user: { firstName: "Kari" } })
    expect(stage.see().route.path).toBe("/handlevogn")
  })

  test("while it is being saved is reported if it could not be saved", () => {
    const gone: readonly ((stage: OwnPage) => void)[] = [
      (stage) => stage.put({ type: "ModalClosed", id: stage.see().overlay.modal?.id ?? "", by: "escape" }),
      (stage) => stage.put({ type: "PathOpened", path: "/handlevogn", how: "link" }),
    ]
    for (const leaveForm of gone) {
      const stage = savingName()
      leaveForm(stage)
      stage.fail("SaveProfile", { _tag: "Unreachable" })
      expect(stage.see().notification).toMatchObject([{ severity: "warning", notice: profileUnsaved(false) }])
      expect(JSON.stringify(stage.world().units.profile)).not.toContain("Kari")
    }
  })

  test("while it is being saved is reported as not saved only if the server has said so, and only to its customer", () => {
    const failing = (status: number) => {
      const stage = savingName()
      stage.put({ type: "PathOpened", path: "/handlevogn", how: "link" })
      stage.fail("SaveProfile", { _tag: "Refused", status, problems: [] })
      return stage.see().notification
    }
    expect(failing(400)).toMatchObject([{ notice: profileUnsaved(true) }])
    for (const status of [500, 503]) expect(failing(status)).toMatchObject([{ notice: profileUnsaved(false) }])
    expect(failing(401)).toEqual([])
  })

  test("stays open after a late second click on another panel's button", () => {
    const stage = editing()
    stage.put({ type: "ModalClosed", id: "m0", by: "button" })
    expect(stage.see().profile).toMatchObject({ _tag: "Open" })
  })
})

test("the form of one customer is not shown to another who logged in in another tab", () => {
  const stage = editing()
  type(stage, { firstName: "Kari" })
  const value = { customerId: "u2", organisationId: null }
  stage.put({ type: "KeptElsewhere", kept: { entry: "currentAccount", value } })
  stage.answer("LoadUser", { ...named, _id: "u2", firstName: "Nora" })
  expect(stage.see().profile).toMatchObject({ _tag: "Open", typed: { firstName: "Nora" } })
})

test("another panel at their own page opens no form", () => {
  const stage = atOwnPage()
  stage.put({ type: "ModalOpened", modal: { _tag: "UserStore" } })
  expect(stage.see().profile).toEqual({ _tag: "Closed" })
})

test("a customer who logs in in another tab does not get a form that they did not open", () => {
  const stage = atOwnPage()
  const value = { customerId: "u2", organisationId: null }
  stage.put({ type: "KeptElsewhere", kept: { entry: "currentAccount", value } })
  stage.answer("LoadUser", { ...named, _id: "u2" })
  expect(stage.see().profile).toEqual({ _tag: "Closed" })
})

test("a guest has no profile to change, and a second opening changes nothing", () => {
  const guest = atOwnPage()
  guest.put({ type: "LogoutChosen" })
  guest.answer("Logout", null)
  openForm(guest)
  expect(guest.see().profile).toEqual({ _tag: "Closed" })
  const stage = savingName()
  openForm(stage)
  expect(stage.see().profile).toMatchObject({ step: "saving" })
})
