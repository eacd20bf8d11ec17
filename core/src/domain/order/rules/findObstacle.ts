import { isOfAge } from "../../age/rules/isOfAge.ts"
import type { Day } from "../../time/model.ts"
import type { OrderCreate } from "../model.ts"

/** The customer who places the order, with the known data. */
export interface Orderer {
  /** `null` for a guest, and for a customer without one. */
  readonly birthdate: Day | null
  /** True for an active member of the organisation that the order is for. */
  readonly isMember: boolean
}

/** The parts of an order that are restricted. */
export interface Wish extends Pick<OrderCreate, "deliveryMethod" | "organisationId" | "paymentType"> {
  readonly hasAlcohol: boolean
  /** The market's calendar day of the hand-over. */
  readonly day: Day
}

/**
 * The code for why this orderer may not place this order, or `null`. Only an organisation's members order for it, never
 * for delivery (SPEC §6); only an organisation pays on account. Alcohol is refused when the birthdate shows the orderer
 * to be too young (DECISIONS §10); without a birthdate, the shop's dialog and the hand-over check the age.
 */
export const findObstacle = (orderer: Orderer, wish: Wish, cardOffered: boolean): 3007 | 3016 | 3066 | 3116 | null => {
  const { organisationId, deliveryMethod, paymentType } = wish
  if (organisationId !== null && deliveryMethod === "delivery") return 3066
  if (organisationId === null ? paymentType === "B2B" : !orderer.isMember) return 3007
  if (paymentType === "ADYEN" && !cardOffered) return 3016
  const { birthdate } = orderer
  return wish.hasAlcohol && birthdate !== null && !isOfAge(birthdate, wish.day) ? 3116 : null
}
