import { Schema } from "effect"
import { Kroner } from "../money/model.ts"

/** A member's role (DECISIONS §13). */
export const OrganisationRole = Schema.Literals(["administrator", "member"])
export type OrganisationRole = typeof OrganisationRole.Type

const Limit = Kroner.check(Schema.isGreaterThanOrEqualTo(0))

/** Maximum spending per order and per calendar month; `null` is no limit (SPEC §8.3: 3088, 3090). */
export const SpendingLimits = Schema.Struct({ perOrder: Schema.NullOr(Limit), perMonth: Schema.NullOr(Limit) })
export type SpendingLimits = typeof SpendingLimits.Type

/** A calendar month (`2026-11`) or year (`2026`), for bookkeeping. */
export const BookPeriod = Schema.String.check(Schema.isPattern(/^20\d\d(-(0[1-9]|1[0-2]))?$/))

/** A customer in an organisation; the member's limits apply in addition to the organisation's. */
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
  /** The number in the national company register. */
  number: Schema.NonEmptyString,
  limits: SpendingLimits,
  members: Schema.NonEmptyArray(OrganisationMember),
  /** The coupon code applied to all its orders. */
  discount: Schema.NullOr(Schema.String),
})
export type Organisation = typeof Organisation.Type
