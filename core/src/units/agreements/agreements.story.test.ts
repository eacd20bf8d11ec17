import { expect, test } from "vitest"
import { atOwnPage, named, type OwnPage } from "../profile/profileStage.fixture.ts"

const choose = (stage: OwnPage, agreement: "email" | "sms" | "push" | "loyaltyTerms", given: boolean) =>
  stage.put({ type: "AgreementChosen", agreement, given })
const asked = (stage: OwnPage) => stage.running().filter((call) => call.type === "SaveAgreements")
const loyalty = { acceptedTerms: false, points: 0 }

test("a customer declines offers by e-mail: it shows at once, and takes effect when the server confirms it", () => {
  const stage = atOwnPage()
  choose(stage, "email", false)
  expect(asked(stage)).toEqual([{ type: "SaveAgreements", change: { email: false } }])
  expect(stage.see().agreements).toEqual({ wanted: { email: false }, isSaving: true, fault: null })
  stage.answer("SaveAgreements", { loyalty, notificationTypes: ["sms"] })
  expect(stage.see().agreements).toEqual({ wanted: {}, isSaving: false, fault: null })
  expect(stage.see().session).toMatchObject({ user: { firstName: "Kunde", notificationTypes: ["sms"] } })
})

test("two choices in a row are both kept; of two about the same agreement, the last one counts", () => {
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

test("a guest cannot agree to anything, and a log-out discards an unconfirmed choice", () => {
  const stage = atOwnPage()
  choose(stage, "email", false)
  stage.put({ type: "LogoutChosen" })
  stage.answer("Logout", null)
  expect([stage.see().agreements.wanted, asked(stage)]).toEqual([{}, []])
  choose(stage, "email", true)
  expect(asked(stage)).toEqual([])
})

test("an unconfirmed choice survives a change of payer, and is discarded when another customer logs in", () => {
  const stage = atOwnPage()
  choose(stage, "sms", false)
  stage.say({ type: "AccountChanged", organisationId: null, isSameCustomer: true })
  expect(asked(stage)).toHaveLength(1)
  stage.say({ type: "AccountChanged", organisationId: null, isSameCustomer: false })
  expect(asked(stage)).toEqual([])
  expect(stage.see().agreements).toEqual({ wanted: {}, isSaving: false, fault: null })
})

test("a choice that fails after the page was left is reported when the customer comes back, also by way of other pages", () => {
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
