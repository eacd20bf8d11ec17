import { expect, test } from "vitest"
import { atOwnPage, type OwnPage } from "../profile/profileStage.fixture.ts"
import { logouts } from "../session/sessionStage.fixture.ts"

const want = (stage: OwnPage) => stage.put({ type: "AccountDeletionWanted" })
const answer = (stage: OwnPage, isSure: boolean) => stage.put({ type: "AccountDeletionAnswered", isSure })
const asked = (stage: OwnPage) => stage.running().some((call) => call.type === "DeleteAccount")

test("a customer is asked before anything is sent, and can keep the account", () => {
  const stage = atOwnPage()
  answer(stage, true)
  expect(asked(stage)).toBe(false)
  want(stage)
  expect([stage.see().deletion, asked(stage)]).toEqual([{ _tag: "Asking", fault: null }, false])
  answer(stage, false)
  expect([stage.see().deletion, asked(stage)]).toEqual([{ _tag: "Closed" }, false])
})

test("a deleted account leaves nobody logged in, and nothing of the customer in the shop", () => {
  const stage = atOwnPage()
  want(stage)
  answer(stage, true)
  expect([stage.see().deletion, asked(stage)]).toEqual([{ _tag: "Deleting" }, true])
  stage.answer("DeleteAccount", null)
  stage.answer("Logout", null)
  expect([stage.see().session, stage.see().deletion]).toEqual([{ _tag: "Anonymous" }, { _tag: "Deleted" }])
  expect(stage.see().route.path).toBe("/logg-ut")
  expect(logouts(stage)).toEqual(["unspecified"])
  expect(stage.told()).toContainEqual({ type: "ClearSession" })
  expect(JSON.stringify(stage.world().units)).not.toContain("kunde1@pizza.test")
  stage.put({ type: "PathOpened", path: "/", how: "link" })
  expect(stage.see().deletion).toEqual({ _tag: "Closed" })
})

test.each([
  [{ _tag: "Refused", status: 409, problems: [{ code: 3006, message: "Nei." }] }, "lastAdministrator"],
  [{ _tag: "Refused", status: 503, problems: [] }, "unanswered"],
  [{ _tag: "Unreachable" }, "unanswered"],
])("an account that could not be deleted stays, and the reason is shown: %j", (failure, fault) => {
  const stage = atOwnPage()
  want(stage)
  answer(stage, true)
  stage.fail("DeleteAccount", failure)
  expect(stage.see().deletion).toEqual({ _tag: "Asking", fault })
  expect(stage.see().session._tag).toBe("LoggedIn")
  answer(stage, true)
  expect(asked(stage)).toBe(true)
})

test("leaving the page closes the question, but does not cancel a deletion under way", () => {
  const leaving = atOwnPage()
  want(leaving)
  leaving.put({ type: "PathOpened", path: "/handlevogn", how: "link" })
  expect(leaving.see().deletion).toEqual({ _tag: "Closed" })
  const deleting = atOwnPage()
  want(deleting)
  answer(deleting, true)
  deleting.put({ type: "PathOpened", path: "/handlevogn", how: "link" })
  deleting.answer("DeleteAccount", null)
  deleting.fail("Logout", { _tag: "Unreachable" })
  expect(deleting.see().session).toEqual({ _tag: "Anonymous" })
})

test("a guest has no account to delete", () => {
  const stage = atOwnPage()
  stage.put({ type: "LogoutChosen" })
  stage.answer("Logout", null)
  want(stage)
  expect(stage.see().deletion).toEqual({ _tag: "Closed" })
})

test("the question stays after a change of payer, and is closed when another customer logs in", () => {
  const stage = atOwnPage()
  want(stage)
  stage.say({ type: "AccountChanged", organisationId: null, isSameCustomer: true })
  expect(stage.see().deletion).toEqual({ _tag: "Asking", fault: null })
  stage.say({ type: "AccountChanged", organisationId: null, isSameCustomer: false })
  expect(stage.see().deletion).toEqual({ _tag: "Closed" })
})

test("another customer who logs in while an account is being deleted is not logged out by it", () => {
  const stage = atOwnPage()
  want(stage)
  answer(stage, true)
  stage.say({ type: "AccountChanged", organisationId: null, isSameCustomer: true })
  expect(stage.see().deletion).toEqual({ _tag: "Deleting" })
  stage.say({ type: "AccountChanged", organisationId: null, isSameCustomer: false })
  expect(stage.see().deletion).toEqual({ _tag: "Closed" })
  expect([asked(stage), logouts(stage)]).toEqual([false, []])
})
