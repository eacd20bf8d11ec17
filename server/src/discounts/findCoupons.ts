import { PgClient } from "@effect/sql-pg"
import { type AskedCoupon, Coupon, couponKey, type CouponHolder } from "@skorpe/core/domain/discount"
import { judgeHolder, judgeUnknown } from "@skorpe/core/domain/discount"
import { Localised } from "@skorpe/core/domain/language"
import { Effect, Schema } from "effect"

/** The asker of codes, and their organisation if they ask for one. */
export interface CouponsAsker {
  readonly customerId: string | null
  readonly organisations: readonly string[]
  /** The keys that uses are counted under (`userKeys`). */
  readonly users: readonly string[]
}

/** A requested code with its coupon; `null` for an unknown code. */
export interface FoundCoupon extends AskedCoupon {
  readonly descriptions: Localised | null
  readonly holder: CouponHolder["_tag"] | null
}

const decodeRows = Schema.decodeUnknownEffect(
  Schema.Array(
    Schema.Struct({
      key: Schema.String,
      definition: Coupon,
      descriptions: Localised,
      isActive: Schema.Boolean,
      origin: Schema.Literals(["shop", "referral", "reward"]),
      ownerId: Schema.NullOr(Schema.String),
      used: Schema.Int,
      byCustomer: Schema.Int,
      isOrganisations: Schema.Boolean,
      isTheirs: Schema.Boolean,
      hasOrdered: Schema.Boolean,
    }),
  ),
)

/**
 * Finds coupons by their codes, in the same order, with the asker's obstacle to each. One query; none without codes.
 */
export const findCoupons = Effect.fnUntraced(function* (codes: readonly string[], asker: CouponsAsker) {
  if (codes.length === 0) return []
  const sql = yield* PgClient.PgClient
  const list = (texts: readonly string[]) => sql`(SELECT jsonb_array_elements_text(${sql.json(texts)}))`
  const rows = yield* decodeRows(
    yield* sql`SELECT key, definition, descriptions, is_active AS "isActive", origin, owner_id AS "ownerId", used,
        COALESCE((SELECT max(one.used) FROM coupon_user AS one
          WHERE one.counted_as = coupon.counted_as AND one.user_key IN ${list(asker.users)}), 0) AS "byCustomer",
        EXISTS (SELECT 1 FROM organisation WHERE upper(btrim(discount)) = key) AS "isOrganisations",
        EXISTS (SELECT 1 FROM organisation
          WHERE upper(btrim(discount)) = key AND id IN ${list(asker.organisations)}) AS "isTheirs",
        origin = 'referral' AND EXISTS (SELECT 1 FROM orders
          WHERE customer_id = ${asker.customerId} AND status IN ('placed', 'accepted', 'completed')) AS "hasOrdered"
      FROM coupon WHERE key IN ${list(codes.map(couponKey))}`,
  )
  return codes.map((code): FoundCoupon => {
    const row = rows.find(({ key }) => key === couponKey(code))
    if (row === undefined) {
      const against = judgeUnknown(code, asker)
      return { code, coupon: null, uses: { total: 0, byCustomer: 0 }, against, descriptions: null, holder: null }
    }
    const { definition: coupon, used: total, byCustomer, descriptions, isActive, hasOrdered } = row
    const holder = holderOf(row)
    const against = judgeHolder(holder, isActive, { customerId: asker.customerId, hasOrdered })
    return { code, coupon, uses: { total, byCustomer }, against, descriptions, holder: holder._tag }
  })
})

const holderOf = ({
  origin,
  ownerId,
  isOrganisations,
  isTheirs,
}: {
  readonly origin: "shop" | "referral" | "reward"
  readonly ownerId: string | null
  readonly isOrganisations: boolean
  readonly isTheirs: boolean
}): CouponHolder => {
  if (origin === "referral") return { _tag: "Referral", recruiterId: ownerId ?? "" }
  if (origin === "reward") return { _tag: "Customer", customerId: ownerId ?? "" }
  return isOrganisations ? { _tag: "Organisations", includesTheirs: isTheirs } : { _tag: "Anybody" }
}
