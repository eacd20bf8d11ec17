import { mostUnproven } from "@skorpe/core/domain/order"
import type { Minor } from "@skorpe/core/domain/money"
import { millisecondsInMinute } from "date-fns/constants"
import { Context } from "effect"
import type { Limit } from "./takeTurn.ts"

/** The limits on unpaid orders (DECISIONS §21). */
export interface OrderLimits {
  /** The open orders of an unproven number, and their total. */
  readonly unproven: { readonly orders: number; readonly amount: Minor }
  /** Such orders from one source: an IPv4 address or an IPv6 /64. */
  readonly fromSource: Limit
}

export const orderLimits: OrderLimits = {
  unproven: mostUnproven,
  fromSource: { times: 30, within: 10 * millisecondsInMinute },
}

/** The limits in force; `null` is none, for many orders that a test or a measurement sends from one place. */
export const LimitsOfOrders = Context.Reference<OrderLimits | null>("skorpe/server/LimitsOfOrders", {
  defaultValue: () => orderLimits,
})
