import { Schema } from "effect"
import { Kroner } from "../money/model.ts"
import { CleanText } from "../text/model.ts"
import { Instant } from "../time/model.ts"
import { Organisation } from "./model.ts"

/** Upper bound on the limits that staff can approve: 10 million kroner. */
const most = 1_000_000_000

const Allowed = Kroner.check(Schema.isBetween({ minimum: 1, maximum: most }))

/**
 * The limits that staff approved for an organisation's orders on account, per order and per calendar month (DECISIONS
 * §21).
 */
export const Approval = Schema.Struct({ perOrder: Allowed, perMonth: Allowed })
export type Approval = typeof Approval.Type

/** An organisation as staff sees it, before and after its approval for orders on account. */
export const OrganisationToApprove = Schema.Struct({
  number: Organisation.fields.number,
  name: CleanText,
  registeredAt: Instant,
  /** `null` is not approved. */
  approved: Schema.NullOr(Approval),
})
export type OrganisationToApprove = typeof OrganisationToApprove.Type
