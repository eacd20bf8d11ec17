import type { OrganisationHome } from "../../domain/organisation/home.ts"
import { companyOfColleague, sampleColleague, sampleCompany, sampleInvitation } from "../../testing/company.ts"
import { openLoggedIn, member as user } from "../session/sessionStage.fixture.ts"

/** A member with limits of their own. */
export const colleague = sampleColleague

/** The organisation as an administrator sees it, with one pending and one answered invitation. */
export const home: OrganisationHome = {
  ...sampleCompany,
  invitations: [
    sampleInvitation,
    {
      ...sampleInvitation,
      id: "i2",
      phoneNumber: null,
      status: "accepted",
      acceptedAt: sampleInvitation.invitedAt,
      acceptedBy: colleague.customerId,
    },
  ],
}

/** The organisation as a member sees it. */
export const homeOfMember = companyOfColleague

export const path = "/min-side/bedrift/org-1"

/** A customer opens the page of their organisation; it is loading. */
export const opening = () => openLoggedIn(user, path)

export type OwnOrganisation = ReturnType<typeof opening>

/** A customer on the page of their organisation, which is loaded. */
export const atHome = (told: OrganisationHome = home): OwnOrganisation => {
  const stage = opening()
  stage.answer("LoadOrganisation", told)
  return stage
}

/** An administrator in the invitation form. */
export const inviting = (): OwnOrganisation => {
  const stage = atHome()
  stage.put({ type: "InvitationFormOpened" })
  return stage
}

/** The invitation was sent. */
export const invited = (): OwnOrganisation => {
  const stage = inviting()
  stage.put({ type: "OrganisationTyped", field: "phone", text: "400 00 011" })
  stage.put({ type: "OrganisationFormSubmitted" })
  return stage
}
