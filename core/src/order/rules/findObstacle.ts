import { isOfAge } from "../../age/rules/isOfAge.ts"
import type { Day } from "../../time/model.ts"
import type { OrderCreate } from "../model.ts"

/** Who wants to order, and what is known of them. */
export interface Orderer {
  /** `null` for a guest, and for a customer who never said. */
  readonly birthdate: Day | null
  /** Whether they are an active member of the organisation that they order for. */
  readonly isMember: boolean
}

/** The parts of an order that not everybody may ask for. */
export interface Wish extends Pick<OrderCreate, "deliveryMethod" | "organisationId" | "paymentType"> {
  readonly hasAlcohol: boolean
  /** The market's day on which it is handed over. */
  readonly day: Day
}

/**
 * The code of why this orderer may not have this order, or `null`. An organisation's own members order for it, never
 * delivery (SPEC §6); only an organisation pays on account. Alcohol is refused to whose birthdate says that they are too
 * young (DECISIONS §10); of whom no birthdate is known, the shop's dialog asks, and whoever hands it over.
 */
export const findObstacle = (orderer: Orderer, wish: Wish, cardOffered: boolean): 3007 | 3016 | 3066 | 3116 | null => {
  const { organisationId, deliveryMethod, paymentType } = wish
  if (organisationId !== null && deliveryMethod === "delivery") return 3066
  if (organisationId === null ? paymentType === "B2B" : !orderer.isMember) return 3007
  if (paymentType === "ADYEN" && !cardOffered) return 3016
  const { birthdate } = orderer
  return wish.hasAlcohol && birthdate !== null && !isOfAge(birthdate, wish.day) ? 3116 : null
}
