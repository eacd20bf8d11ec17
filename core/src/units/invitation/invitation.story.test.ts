import { describe, expect, test } from "vitest"
import { logIn } from "../addressBook/addressBookStage.fixture.ts"
import { logOut } from "../account/accountStage.fixture.ts"
import { openShop } from "../../shop/shopStage.fixture.ts"
import { registered } from "../organisationSignUp/organisationSignUpStage.fixture.ts"
import { kunde1, unauthorized } from "../session/sessionStage.fixture.ts"
import { accepting, invitedAt, type Invited, joined } from "./invitationStage.fixture.ts"

const view = (stage: Invited) => stage.see().invitation
const asked = (stage: Invited) => stage.running().filter(({ type }) => type === "AcceptInvitation")
const accept = { type: "InvitationAccepted" } as const
const refused = (status: number, code: number) => ({ _tag: "Refused", status, problems: [{ code, message: "" }] })

test("the customer joins not by opening the link but by accepting; then the organisation is one of their accounts", () => {
  const stage = invitedAt()
  expect(view(stage)).toEqual({ _tag: "Asked", isUnanswered: false })
  expect(asked(stage)).toEqual([])
  stage.put(accept)
  stage.put(accept)
  expect(asked(stage)).toEqual([{ type: "AcceptInvitation", token: { sealed: "page-1" } }])
  stage.answer("AcceptInvitation", registered)
  expect(view(stage)).toEqual({ _tag: "Joined", organisation: registered })
  expect(stage.see().session).toMatchObject({ user: { organisations: [{ organisationId: "org-9", isActive: true }] } })
  expect(stage.told()).toContainEqual({ type: "ReplacePath", path: "/min-side" })
})

test("a customer who must log in first finds the invitation afterwards", () => {
  const stage = openShop("/min-side")
  stage.put({ type: "InvitationLinkOpened", token: { sealed: "page-1" } })
  stage.put(accept)
  expect(asked(stage)).toEqual([])
  stage.put({ type: "PathOpened", path: "/logg-inn", how: "link" })
  logIn(stage, kunde1)
  stage.put({ type: "PathOpened", path: "/min-side", how: "link" })
  stage.put(accept)
  expect(asked(stage)).toHaveLength(1)
})

test("without an answer it can be accepted again", () => {
  const stage = accepting()
  stage.fail("AcceptInvitation", { _tag: "Unreachable" })
  expect(view(stage)).toEqual({ _tag: "Asked", isUnanswered: true })
  expect(stage.told().filter(({ type }) => type === "ReplacePath")).toEqual([])
  stage.put(accept)
  expect(view(stage)).toEqual({ _tag: "Joining" })
})

test.each([
  [404, 3007, "notTheirs"],
  [400, 3048, "over"],
  [400, 3057, "used"],
  [400, 1002, "refused"],
] as const)("an invitation refused with %i %i is shown as %s, and cannot be accepted again", (status, code, fault) => {
  const stage = accepting()
  stage.fail("AcceptInvitation", refused(status, code))
  expect(view(stage)).toEqual({ _tag: "Refused", fault })
  expect(stage.told()).toContainEqual({ type: "ReplacePath", path: "/min-side" })
  stage.put(accept)
  expect(asked(stage)).toEqual([])
})

describe("when the server has ended the session", () => {
  const comeBack = (stage: Invited) => {
    expect(stage.see().route).toMatchObject({ path: "/logg-ut" })
    logIn(stage, kunde1)
    stage.put({ type: "PathOpened", path: "/min-side", how: "link" })
    expect(view(stage)).toEqual({ _tag: "Asked", isUnanswered: false })
    stage.put(accept)
    expect(asked(stage)).toEqual([{ type: "AcceptInvitation", token: { sealed: "page-1" } }])
  }

  test("an invitation that was answered with 401 is open again after the login", () => {
    const stage = accepting()
    stage.fail("AcceptInvitation", unauthorized)
    comeBack(stage)
  })

  test("an invitation is open again also if another call was answered with 401, even while it was being accepted", () => {
    for (const stage of [invitedAt(), accepting()]) {
      stage.fail("LoadOrders", unauthorized)
      comeBack(stage)
    }
  })

  test("an invitation that was accepted or refused is not open again", () => {
    const refusedOne = accepting()
    refusedOne.fail("AcceptInvitation", refused(400, 3057))
    for (const stage of [joined(), refusedOne]) {
      stage.fail("LoadOrders", unauthorized)
      expect(view(stage)).toEqual({ _tag: "NoLink" })
    }
  })
})

test("the outcome is forgotten on another page, and an open invitation after a log-out", () => {
  const stage = joined()
  stage.put({ type: "PathOpened", path: "/handlevogn", how: "link" })
  expect(view(stage)).toEqual({ _tag: "NoLink" })
  const other = invitedAt()
  logOut(other)
  expect(view(other)).toEqual({ _tag: "NoLink" })
})

describe("when somebody else has logged in in another tab", () => {
  const replaced = (stage: Invited) => {
    stage.put({
      type: "KeptElsewhere",
      kept: { entry: "currentAccount", value: { customerId: "u2", organisationId: null } },
    })
    stage.answer("LoadUser", { ...kunde1, _id: "u2" })
    return stage
  }

  test("they do not see the outcome of the invitation", () => {
    const refusedOne = accepting()
    refusedOne.fail("AcceptInvitation", refused(400, 3057))
    for (const stage of [joined(), refusedOne]) expect(view(replaced(stage))).toEqual({ _tag: "NoLink" })
  })

  test("they are asked instead, if the link is still unused", () => {
    for (const stage of [invitedAt(), accepting()]) {
      expect(view(replaced(stage))).toEqual({ _tag: "Asked", isUnanswered: false })
      expect(asked(stage)).toEqual([])
    }
  })
})

test("the outcome stays when the customer orders for the organisation", () => {
  const stage = joined()
  stage.put({ type: "AccountChosen", organisationId: "org-9" })
  expect(view(stage)).toEqual({ _tag: "Joined", organisation: registered })
})

test("without a link there is nothing to accept", () => {
  const stage = openShop("/min-side")
  stage.put(accept)
  expect(stage.see().invitation).toEqual({ _tag: "NoLink" })
})
