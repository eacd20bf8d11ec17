import { expect, test } from "vitest"
import { member, openLoggedIn } from "../session/sessionStage.fixture.ts"
import { openShop } from "../../shop/shopStage.fixture.ts"

type Stage = ReturnType<typeof openShop>

const isShown = (stage: Stage) => stage.see().organisationWarning.isShown
const kept = (stage: Stage) =>
  stage
    .told()
    .flatMap((told) => (told.type === "Keep" && told.kept.entry === "organisationWarning" ? [told.kept.value] : []))
const dismiss = { type: "OrganisationWarningDismissed" } as const

const openMember = (contents: object = {}) => {
  const stage = openShop("/handlevogn", { loggedIn: true, ...contents })
  stage.answer("LoadUser", member)
  return stage
}

test("customers ordering for an organisation are warned until they dismiss it; private customers are not", () => {
  const stage = openLoggedIn(member)
  expect(isShown(stage)).toBe(false)
  stage.put({ type: "AccountChosen", organisationId: "org-1" })
  expect(isShown(stage)).toBe(true)
  stage.put(dismiss)
  expect(isShown(stage)).toBe(false)
  expect(kept(stage)).toEqual([{ organisationId: "org-1", dismissedAt: stage.world().t }])
})

test("a dismissed warning stays dismissed on the next visit; another organisation's does not", () => {
  const organisationWarning = { organisationId: "org-1", dismissedAt: 0 }
  const same = openMember({ organisationWarning })
  same.put({ type: "AccountChosen", organisationId: "org-1" })
  expect(isShown(same)).toBe(false)
  const other = openMember({ organisationWarning: { ...organisationWarning, organisationId: "org-2" } })
  other.put({ type: "AccountChosen", organisationId: "org-1" })
  expect(isShown(other)).toBe(true)
})

test("a dismissal in another tab applies here, and is not stored again", () => {
  const stage = openMember()
  stage.put({ type: "AccountChosen", organisationId: "org-1" })
  const value = { organisationId: "org-1", dismissedAt: 5 }
  stage.put({ type: "KeptElsewhere", kept: { entry: "organisationWarning", value } })
  expect(isShown(stage)).toBe(false)
  stage.put({ type: "KeptElsewhere", kept: { entry: "consent", value: null } })
  expect(isShown(stage)).toBe(false)
  stage.put({ type: "KeptElsewhere", kept: { entry: "organisationWarning", value: null } })
  expect(isShown(stage)).toBe(true)
  expect(kept(stage)).toEqual([])
})

test("without a warning there is nothing to dismiss, and nobody is warned after logout", () => {
  const stage = openMember()
  stage.put(dismiss)
  expect(kept(stage)).toEqual([])
  stage.put({ type: "AccountChosen", organisationId: "org-1" })
  stage.put({ type: "LogoutChosen" })
  stage.answer("Logout", null)
  expect(isShown(stage)).toBe(false)
})
