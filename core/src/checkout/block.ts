import type { Minor } from "../money/model.ts"
import type { Problem } from "../problem/model.ts"
import type { ParameterFaults } from "../store/rules/judgeParameters.ts"

/** Why a cart cannot be ordered as it is. */
export type Block =
  | { readonly _tag: "EmptyCart" }
  /** The server has not said yet what it costs (DECISIONS §7). */
  | { readonly _tag: "PriceUnconfirmed" }
  | { readonly _tag: "PriceRefused"; readonly problems: readonly Problem[] }
  /** So many pizzas that the store wants to be called (DECISIONS §6). */
  | { readonly _tag: "ManualOrder"; readonly storePhone: string | null }
  /** So many pizzas that they must be ordered for another day. */
  | { readonly _tag: "OtherDay" }
  | { readonly _tag: "BelowMinimum"; readonly minimum: Minor; readonly missing: Minor }
  | { readonly _tag: "StoreClosed" }
  /** A time that can no longer be chosen: too soon, or no slot. */
  | { readonly _tag: "TimeNotOffered" }
  | { readonly _tag: "QuantityLimit"; readonly most: number }
  | { readonly _tag: "DeliveryNotOffered" }
  | { readonly _tag: "AddressMissing" }
  | { readonly _tag: "AddressOutside" }
  | { readonly _tag: "OrganisationDelivery" }
  | { readonly _tag: "HotspotMissing" }
  | { readonly _tag: "HotspotAnswers"; readonly faults: ParameterFaults; readonly code: 3145 | 3146 }
  | { readonly _tag: "PaymentNotOffered" }
