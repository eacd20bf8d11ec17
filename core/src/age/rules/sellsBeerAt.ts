import type { Market } from "../../market/model.ts"
import type { StoreHours } from "../../store/rules/findEntry.ts"
import { isOpenAt } from "../../store/rules/isOpenAt.ts"
import type { Millis } from "../../time/model.ts"
import { countDays } from "../../time/rules/countDays.ts"
import { readOffset } from "../../time/rules/readOffset.ts"
import { findBeerSpan } from "./findBeerSpan.ts"

/** Whether beer may be handed over, and to whom, in whole years. */
export interface BeerAnswer {
  readonly allowed: boolean
  readonly minimumAge: number
}

/**
 * Whether beer may be handed over at a moment: by law, and in the store's own hours for beer where it has any
 * (DECISIONS §10). Both ends are included to the second; what counts is when the order is fulfilled.
 */
export const sellsBeerAt = ({ beer, timeZone }: Market, at: Millis, storeHours?: StoreHours): BeerAnswer => {
  const second = Math.floor(at / 1000) * 1000
  const wall = new Date(second + readOffset(timeZone, second)).toISOString().slice(11, 19)
  const span = beer.hours && findBeerSpan(beer.hours, countDays(timeZone, at))
  const isLawful = beer.hours === null || (span !== null && `${span.from}:00` <= wall && wall <= `${span.through}:00`)
  const isStores = storeHours === undefined || isOpenAt(timeZone, storeHours, second)
  return { allowed: isLawful && isStores, minimumAge: beer.minimumAge }
}
