import { Schema } from "effect"
import { TypedCode } from "../discount/wire.ts"
import { PriceRequest } from "./model.ts"

/** The body of `POST /order/coupon`: a typed code, its cart, and the codes that the cart already has. */
export const CodeToJudge = Schema.Struct({
  code: TypedCode,
  coupons: PriceRequest.fields.coupons,
  /** `null` while no store is chosen; a cart without goods has no products. */
  cart: Schema.NullOr(PriceRequest.fields.cart),
  organisationId: PriceRequest.fields.organisationId,
})
export type CodeToJudge = typeof CodeToJudge.Type

/** The answer: a code that counts, in the shop's own spelling. */
export const JudgedCode = Schema.Struct({ code: Schema.NonEmptyString.annotate({ examples: ["HENT25"] }) })
export type JudgedCode = typeof JudgedCode.Type
