import type { Minor } from "../money/model.ts"
import type { Problem } from "../problem/model.ts"
import type { ParameterFaults } from "../store/rules/judgeParameters.ts"

/** A reason why the cart cannot be ordered now. */
export type Block =
  | { readonly _tag: "EmptyCart" }
  /** The organisation has removed the customer, who can only order for themselves. */
  | { readonly _tag: "NotAMember" }
  /** The server has not confirmed the price yet (DECISIONS §7). */
  | { readonly _tag: "PriceUnconfirmed" }
  | { readonly _tag: "PriceRefused"; readonly problems: readonly Problem[] }
  /** So many pizzas that the order must be placed by phone (DECISIONS §6). */
  | { readonly _tag: "ManualOrder"; readonly storePhone: string | null }
  /** So many pizzas that they must be ordered for another day. */
  | { readonly _tag: "OtherDay" }
  | { readonly _tag: "BelowMinimum"; readonly minimum: Minor; readonly missing: Minor }
  | { readonly _tag: "StoreClosed" }
  /** The requested time can no longer be chosen: it is too soon, or not a slot. */
  | { readonly _tag: "TimeNotOffered" }
  | { readonly _tag: "QuantityLimit"; readonly most: number }
  | { readonly _tag: "DeliveryNotOffered" }
  | { readonly _tag: "AddressMissing" }
  | { readonly _tag: "AddressOutside" }
  | { readonly _tag: "OrganisationDelivery" }
  | { readonly _tag: "HotspotMissing" }
  | { readonly _tag: "HotspotAnswers"; readonly faults: ParameterFaults; readonly code: 3145 | 3146 }
  | { readonly _tag: "PaymentNotOffered" }
