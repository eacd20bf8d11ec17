import { Schema } from "effect"
import { Kroner } from "../money/model.ts"

/** What a member may do (DECISIONS §13). */
export const OrganisationRole = Schema.Literals(["administrator", "member"])
export type OrganisationRole = typeof OrganisationRole.Type

const Limit = Kroner.check(Schema.isGreaterThanOrEqualTo(0))

/** Most that may be spent in one order and in one calendar month; `null` is no limit (SPEC §8.3: 3088, 3090). */
export const SpendingLimits = Schema.Struct({ perOrder: Schema.NullOr(Limit), perMonth: Schema.NullOr(Limit) })
export type SpendingLimits = typeof SpendingLimits.Type

/** A customer in an organisation; own limits come on top of the organisation's. */
export const OrganisationMember = Schema.Struct({
  customerId: Schema.NonEmptyString,
  role: OrganisationRole,
  limits: SpendingLimits,
})
export type OrganisationMember = typeof OrganisationMember.Type

/** A company that orders on account. It always has an administrator. */
export const Organisation = Schema.Struct({
  id: Schema.NonEmptyString,
  name: Schema.NonEmptyString,
  /** The number in the country's register of companies. */
  number: Schema.NonEmptyString,
  limits: SpendingLimits,
  members: Schema.NonEmptyArray(OrganisationMember),
  /** The coupon code that its orders carry by themselves. */
  discount: Schema.NullOr(Schema.String),
})
export type Organisation = typeof Organisation.Type
