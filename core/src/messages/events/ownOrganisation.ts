import { Schema } from "effect"
import { BookPeriod, OrganisationRole } from "../../domain/organisation/model.ts"
import { personalHere } from "../../domain/text/personal.ts"

const id = Schema.String.check(Schema.isBetweenLength(1, 200))

/** An administrator wants to invite somebody. */
export const InvitationFormOpened = Schema.Struct({ type: Schema.Literal("InvitationFormOpened") })

/** An administrator wants to change or remove a member. */
export const MemberFormOpened = Schema.Struct({ type: Schema.Literal("MemberFormOpened"), customerId: id })

/** A member wants to leave the organisation, and is asked whether they are sure. */
export const LeavingWanted = Schema.Struct({ type: Schema.Literal("LeavingWanted") })

/** Somebody typed into the open form. */
export const OrganisationTyped = Schema.Struct({
  type: Schema.Literal("OrganisationTyped"),
  field: Schema.Literals(["name", "perOrder", "perMonth", "phone", "email"]),
  text: personalHere(Schema.String.check(Schema.isMaxLength(300))),
})

/** An administrator chose the role of the member in the open form. */
export const RoleChosen = Schema.Struct({ type: Schema.Literal("RoleChosen"), role: OrganisationRole })

/** An administrator switched the member in the open form off or on: whether they may order for the organisation. */
export const MemberSwitched = Schema.Struct({ type: Schema.Literal("MemberSwitched"), isActive: Schema.Boolean })

/** What the open form says is wanted; in the forms of leaving, removing and withdrawing, that the person is sure. */
export const OrganisationFormSubmitted = Schema.Struct({ type: Schema.Literal("OrganisationFormSubmitted") })

/** The form is left without a change. */
export const OrganisationFormClosed = Schema.Struct({ type: Schema.Literal("OrganisationFormClosed") })

/** An administrator wants the member in the open form removed, and is asked whether they are sure. */
export const MemberRemovalWanted = Schema.Struct({ type: Schema.Literal("MemberRemovalWanted") })

/** An administrator wants an invitation sent again, which ends the one that was sent. */
export const InvitationSentAgain = Schema.Struct({ type: Schema.Literal("InvitationSentAgain"), invitationId: id })

/** An administrator wants to withdraw an invitation that waits for an answer, and is asked whether they are sure. */
export const InvitationWithdrawalWanted = Schema.Struct({
  type: Schema.Literal("InvitationWithdrawalWanted"),
  invitationId: id,
})

/** An administrator wants the organisation's orders as a file. */
export const OrdersExportOpened = Schema.Struct({ type: Schema.Literal("OrdersExportOpened") })

/** An administrator chose the month or the year of that file. */
export const ExportPeriodChosen = Schema.Struct({ type: Schema.Literal("ExportPeriodChosen"), period: BookPeriod })

export const OwnOrganisationEvents = [
  InvitationFormOpened,
  MemberFormOpened,
  LeavingWanted,
  OrganisationTyped,
  RoleChosen,
  MemberSwitched,
  OrganisationFormSubmitted,
  OrganisationFormClosed,
  MemberRemovalWanted,
  InvitationSentAgain,
  InvitationWithdrawalWanted,
  OrdersExportOpened,
  ExportPeriodChosen,
] as const
