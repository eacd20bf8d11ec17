import { Schema } from "effect"
import { Language } from "../language/model.ts"
import { Kroner } from "../money/model.ts"
import { Order } from "../order/model.ts"
import { CleanText } from "../text/model.ts"
import { personal } from "../text/personal.ts"
import { Instant } from "../time/model.ts"
import { Approval } from "./approval.ts"
import { BookPeriod, Organisation, OrganisationMember, OrganisationRole, SpendingLimits } from "./model.ts"

const text = (longest: number) => CleanText.check(Schema.isMaxLength(longest))

/** The body of `POST /organisation/create`: the company's name and registration number. */
export const OrganisationCreate = Schema.Struct({ name: text(200), number: text(40) })
export type OrganisationCreate = typeof OrganisationCreate.Type

/** The public data of a company that orders here. */
export const OrganisationFound = Schema.Struct({ name: Schema.String, number: Schema.String })
export type OrganisationFound = typeof OrganisationFound.Type

/** An organisation as a member sees it, with the member's own role in it. */
export const OrganisationSummary = Schema.Struct({
  id: Organisation.fields.id,
  name: Organisation.fields.name,
  number: Organisation.fields.number,
  /** Its own limits. */
  limits: SpendingLimits,
  /** The approved limits on account; `null` while it waits for approval. */
  approved: Schema.NullOr(Approval),
  /** The coupon code applied to all its orders. */
  discount: Organisation.fields.discount,
  membership: Schema.Struct({ role: OrganisationRole, isActive: Schema.Boolean, limits: SpendingLimits }),
})
export type OrganisationSummary = typeof OrganisationSummary.Type

/** A member as administrators see them. */
export const MemberDetails = Schema.Struct({
  ...OrganisationMember.fields,
  firstName: personal(Schema.String),
  lastName: personal(Schema.String),
  isActive: Schema.Boolean,
})
export type MemberDetails = typeof MemberDetails.Type

/** An organisation as its administrators see it: with all members, administrators first. */
export const OrganisationDetails = Schema.Struct({
  ...OrganisationSummary.fields,
  members: Schema.Array(MemberDetails),
})
export type OrganisationDetails = typeof OrganisationDetails.Type

const amounts = {
  /** By orders not accepted yet. */
  reserved: Kroner,
  committed: Kroner,
  spent: Kroner,
  limit: Schema.NullOr(Kroner),
  left: Schema.NullOr(Kroner),
}

/** Spending in the current calendar month of the market's time zone, and what is left; `null` is no limit (3090). */
export const Balance = Schema.Struct({
  month: Schema.String.check(Schema.isPattern(/^\d{4}-\d\d$/)),
  own: Schema.Struct(amounts),
  /** For administrators only. */
  organisation: Schema.NullOr(Schema.Struct(amounts)),
  /** For administrators only; empty for others. */
  members: Schema.Array(Schema.Struct({ customerId: OrganisationMember.fields.customerId, ...amounts })),
})
export type Balance = typeof Balance.Type

/** Whom to invite: a phone number, an e-mail address, or both. */
export const Invite = Schema.Struct({
  phoneNumber: Schema.optionalKey(Schema.NullOr(personal(text(40)))),
  email: Schema.optionalKey(Schema.NullOr(personal(text(254)))),
})
export type Invite = typeof Invite.Type

/** An invitation as administrators see it; it does not reveal whether the person has an account. */
export const Invitation = Schema.Struct({
  id: Schema.NonEmptyString,
  /** E.164; removed once the invitation is accepted, as is the e-mail address. */
  phoneNumber: Schema.NullOr(personal(Schema.String)),
  email: Schema.NullOr(personal(Schema.String)),
  status: Schema.Literals(["pending", "accepted", "expired", "withdrawn"]),
  invitedAt: Instant,
  expiresAt: Instant,
  /** `null` until it is accepted. */
  acceptedAt: Schema.NullOr(Instant),
  /** The member who accepted it; `null` once they have left. */
  acceptedBy: Schema.NullOr(OrganisationMember.fields.customerId),
})
export type Invitation = typeof Invitation.Type

/** An administrator's changes to an organisation; omitted fields stay. Number and discount cannot be changed. */
export const OrganisationUpdate = Schema.Struct({
  name: Schema.optionalKey(text(200)),
  limits: Schema.optionalKey(SpendingLimits),
})
export type OrganisationUpdate = typeof OrganisationUpdate.Type

/** A change to a member; omitted fields stay. `remove` ends the membership. */
export const MemberUpdate = Schema.Struct({
  role: Schema.optionalKey(text(100)),
  isActive: Schema.optionalKey(Schema.Boolean),
  limits: Schema.optionalKey(SpendingLimits),
  remove: Schema.optionalKey(Schema.Boolean),
})
export type MemberUpdate = typeof MemberUpdate.Type

/** The member after the change; `null` when removed. */
export const MemberUpdated = Schema.Struct({ member: Schema.NullOr(MemberDetails) })
export type MemberUpdated = typeof MemberUpdated.Type

/** An order on an organisation's account, and the member who placed it. */
export const OrganisationOrder = Schema.Struct({
  ...Order.fields,
  /** `null` when the account has been deleted. */
  customerId: Schema.NullOr(Schema.String),
})
export type OrganisationOrder = typeof OrganisationOrder.Type

/** A page of an organisation's orders, newest first, and the total count. */
export const OrganisationOrders = Schema.Struct({ total: Schema.Int, items: Schema.Array(OrganisationOrder) })
export type OrganisationOrders = typeof OrganisationOrders.Type

/** The query of `GET /organisation/:id/orders/export`; without a language it is that of the request. */
export const ExportQuery = Schema.Struct({
  period: BookPeriod.annotate({ examples: ["2026-11"] }),
  language: Schema.optionalKey(Language),
})
export type ExportQuery = typeof ExportQuery.Type
