import type { Minor } from "../../money/model.ts"
import { zero } from "../../money/rules/kroner.ts"
import type { DeliveryMethod } from "../../order/model.ts"
import type { Position, Store } from "../../store/model.ts"
import { judgeParameters, parameterCodes } from "../../store/rules/judgeParameters.ts"
import { type Refusal, refusals } from "../refusals.ts"
import { isInsideArea } from "./isInsideArea.ts"

/** How an order reaches its customer. */
export interface Way {
  readonly deliveryMethod: DeliveryMethod
  readonly hotspotId?: string | undefined
  /** The position of the address; `null` while unknown, which skips the area check. */
  readonly position: Position | null
  /** The answers to the hotspot's questions; `null` while they have not been asked. */
  readonly hotspotAnswers: Readonly<Record<string, string>> | null
  readonly byOrganisation: boolean
}

/** The delivery fee and the minimum order, or why this delivery is not possible. */
export type DeliveryPricing =
  | { readonly _tag: "DeliveryPrice"; readonly fee: Minor; readonly minimum: Minor }
  | { readonly _tag: "Refused"; readonly codes: readonly [Refusal, ...Refusal[]] }

/**
 * Carry-out is free; a hotspot is priced like delivery, with its own fee; organisations have no delivery (DECISIONS
 * §11).
 */
export const priceDelivery = (store: Store, way: Way): DeliveryPricing => {
  switch (way.deliveryMethod) {
    case "carryout":
      return { _tag: "DeliveryPrice", fee: zero, minimum: zero }
    case "delivery":
      return unless(whyNotToTheDoor(store, way), store.deliveryFee, store.minimumDelivery)
    case "hotspot": {
      const hotspot = store.hotspots.find((candidate) => candidate.id === way.hotspotId)
      if (!hotspot) return { _tag: "Refused", codes: [refusals.hotspotMissing] }
      const codes = way.hotspotAnswers === null ? [] : parameterCodes(judgeParameters(hotspot, way.hotspotAnswers))
      return unless(codes, hotspot.fee, store.minimumDelivery)
    }
  }
}

const unless = ([first, ...more]: readonly Refusal[], fee: Minor, minimum: Minor): DeliveryPricing =>
  first === undefined ? { _tag: "DeliveryPrice", fee, minimum } : { _tag: "Refused", codes: [first, ...more] }

const whyNotToTheDoor = (store: Store, { position, byOrganisation }: Way): readonly Refusal[] => {
  const forOrganisation = byOrganisation ? [refusals.organisationDelivery] : []
  if (store.deliveryArea.length === 0) return [...forOrganisation, refusals.deliveryNotAvailable]
  const isOutside = position !== null && !isInsideArea(store.deliveryArea, position)
  return isOutside ? [...forOrganisation, refusals.outsideArea] : forOrganisation
}
