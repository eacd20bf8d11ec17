import { expect, test } from "vitest"
import { atOwnPage, named, type OwnPage } from "../profile/profileStage.fixture.ts"

const choose = (stage: OwnPage, agreement: "email" | "sms" | "push" | "loyaltyTerms", given: boolean) =>
  stage.put({ type: "AgreementChosen", agreement, given })
const asked = (stage: OwnPage) => stage.running().filter((call) => call.type === "SaveAgreements")
const loyalty = { acceptedTerms: false, points: 0 }

test("a customer takes no more offers by e-mail: it shows at once, and holds when the server says so", () => {
  const stage = atOwnPage()
  choose(stage, "email", false)
  expect(asked(stage)).toEqual([{ type: "SaveAgreements", change: { email: false } }])
  expect(stage.see().agreements).toEqual({ wanted: { email: false }, isSaving: true, fault: null })
  stage.answer("SaveAgreements", { loyalty, notificationTypes: ["sms"] })
  expect(stage.see().agreements).toEqual({ wanted: {}, isSaving: false, fault: null })
  expect(stage.see().session).toMatchObject({ user: { firstName: "Kunde", notificationTypes: ["sms"] } })
})

test("two choices in a row are both kept, and the last of two about the same holds", () => {
  const stage = atOwnPage()
  choose(stage, "email", false)
  choose(stage, "sms", false)
  expect(asked(stage)).toEqual([{ type: "SaveAgreements", change: { email: false, sms: false } }])
  choose(stage, "email", true)
  expect(asked(stage)).toEqual([{ type: "SaveAgreements", change: { email: true, sms: false } }])
})

test.each([
  [{ _tag: "Unreachable" }, "unanswered"],
  [{ _tag: "Refused", status: 503, problems: [] }, "unanswered"],
  [{ _tag: "Refused", status: 400, problems: [] }, "refused"],
])("a choice that the server does not take is undone: %j", (failure, fault) => {
  const stage = atOwnPage()
  choose(stage, "sms", false)
  stage.fail("SaveAgreements", failure)
  expect(stage.see().agreements).toEqual({ wanted: {}, isSaving: false, fault })
  expect(stage.see().session).toMatchObject({ user: { notificationTypes: ["email", "sms"] } })
  stage.put({ type: "PathOpened", path: "/handlevogn", how: "link" })
  expect(stage.see().agreements.fault).toBeNull()
})

test("a member who accepts the terms collects points from then on", () => {
  const stage = atOwnPage({ ...named, loyalty })
  choose(stage, "loyaltyTerms", true)
  stage.answer("SaveAgreements", { loyalty: { acceptedTerms: true, points: 0 }, notificationTypes: ["email", "sms"] })
  expect(stage.see().session).toMatchObject({ user: { loyalty: { acceptedTerms: true } } })
})

test("a guest agrees to nothing, and a log-out forgets what was chosen", () => {
  const stage = atOwnPage()
  choose(stage, "email", false)
  stage.put({ type: "LogoutChosen" })
  stage.answer("Logout", null)
  expect([stage.see().agreements.wanted, asked(stage)]).toEqual([{}, []])
  choose(stage, "email", true)
  expect(asked(stage)).toEqual([])
})

test("a choice outlasts that of another payer, and is none of the next customer's", () => {
  const stage = atOwnPage()
  choose(stage, "sms", false)
  stage.say({ type: "AccountChanged", organisationId: null, isSameCustomer: true })
  expect(asked(stage)).toHaveLength(1)
  stage.say({ type: "AccountChanged", organisationId: null, isSameCustomer: false })
  expect(asked(stage)).toEqual([])
  expect(stage.see().agreements).toEqual({ wanted: {}, isSaving: false, fault: null })
})

test("a choice that fails after the page was left is told when the customer is back, over any other page", () => {
  const stage = atOwnPage()
  choose(stage, "email", false)
  stage.put({ type: "PathOpened", path: "/handlevogn", how: "link" })
  stage.fail("SaveAgreements", { _tag: "Unreachable" })
  stage.put({ type: "PathOpened", path: "/kontakt", how: "link" })
  stage.put({ type: "PathOpened", path: "/min-side", how: "link" })
  expect(stage.see().agreements).toEqual({ wanted: {}, isSaving: false, fault: "unanswered" })
  stage.put({ type: "PathOpened", path: "/kontakt", how: "link" })
  stage.put({ type: "PathOpened", path: "/min-side", how: "link" })
  expect(stage.see().agreements.fault).toBeNull()
})
