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
  /** Where the door is; `null` while nobody has said, and then no area is asked. */
  readonly position: Position | null
  /** What the customer answered to the hotspot; `null` while nobody has been asked. */
  readonly hotspotAnswers: Readonly<Record<string, string>> | null
  readonly byOrganisation: boolean
}

/** The fee of a way to the customer and the least that must be ordered for it, or why there is no such way. */
export type DeliveryPricing =
  | { readonly _tag: "DeliveryPrice"; readonly fee: Minor; readonly minimum: Minor }
  | { readonly _tag: "Refused"; readonly codes: readonly [Refusal, ...Refusal[]] }

/** Carry-out is free; a hotspot is priced like delivery, with its own fee; an organisation has nothing delivered (DECISIONS §11). */
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
