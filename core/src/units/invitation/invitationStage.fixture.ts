import { registered } from "../organisationSignUp/organisationSignUpStage.fixture.ts"
import { kunde1, openLoggedIn } from "../session/sessionStage.fixture.ts"

/** A customer at their own page, who has opened the link of an invitation. */
export const invitedAt = () => {
  const stage = openLoggedIn(kunde1, "/min-side")
  stage.put({ type: "InvitationLinkOpened", token: { sealed: "page-1" } })
  return stage
}

export type Invited = ReturnType<typeof invitedAt>

/** The invitation was accepted; the server has not answered. */
export const accepting = (): Invited => {
  const stage = invitedAt()
  stage.put({ type: "InvitationAccepted" })
  return stage
}

/** The customer has joined. */
export const joined = (): Invited => {
  const stage = accepting()
  stage.answer("AcceptInvitation", registered)
  return stage
}
