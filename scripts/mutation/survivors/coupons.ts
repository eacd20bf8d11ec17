import type { KnownSurvivor } from "./model.ts"

/** Of reserved coupons, with the database. */
export const ofCoupons: readonly KnownSurvivor[] = [
  {
    file: "server/src/discounts/accountPhone.ts",
    mutator: "ConditionalExpression",
    original: "customerId === null",
    replacement: "false",
    why: "A customer who is none has no row: the answer is the same, one query later.",
  },
  {
    file: "server/src/discounts/couponReservation.ts",
    mutator: "OptionalChaining",
    original: "row?.taken",
    replacement: "row.taken",
    why: "A selection of counts has one row always; the mark is for the types.",
  },
  {
    file: "server/src/discounts/couponReservation.ts",
    mutator: "ConditionalExpression",
    original: "claimed.coupons.length === 0",
    replacement: "false",
    why: "Of no coupons no use is taken; the early answer spares an order without codes a query.",
  },
  {
    file: "server/src/discounts/couponReservation.ts",
    mutator: "ObjectLiteral",
    original: "{ discard: true }",
    replacement: "{}",
    places: 2,
    why: "The results that are not discarded are read by nobody.",
  },
  {
    file: "server/src/discounts/couponReservation.ts",
    mutator: "BooleanLiteral",
    original: "true",
    replacement: "false",
    places: 2,
    why: "The results that are not discarded are read by nobody.",
  },
  {
    file: "server/src/discounts/couponReservation.ts",
    mutator: "Sql",
    original: "user_key FOR UPDATE OF coupon_user )",
    replacement: "user_key )",
    why: "Of so few rows the database updates them in the order in which they were found; the lock makes sure of it.",
  },
]
