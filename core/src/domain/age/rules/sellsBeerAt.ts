import { lightFormat } from "date-fns/lightFormat"
import { startOfSecond } from "date-fns/startOfSecond"
import type { Market } from "../../market/model.ts"
import type { StoreHours } from "../../store/rules/findEntry.ts"
import { isOpenAt } from "../../store/rules/isOpenAt.ts"
import type { Millis } from "../../time/model.ts"
import { countDays } from "../../time/rules/countDays.ts"
import { utcDate } from "../../time/rules/utcDate.ts"
import { wallClock } from "../../time/rules/wallClock.ts"
import { findBeerSpan } from "./findBeerSpan.ts"

/** Whether beer may be handed over, and the minimum age in years. */
export interface BeerAnswer {
  readonly allowed: boolean
  readonly minimumAge: number
}

/**
 * Whether beer may be handed over at a moment: by law, and by the store's own beer hours if any (DECISIONS §10). Both
 * ends are inclusive to the second; the time of fulfilment decides.
 */
export const sellsBeerAt = ({ beer, timeZone }: Market, at: Millis, storeHours?: StoreHours): BeerAnswer => {
  const second = startOfSecond(utcDate(at)).getTime()
  const wall = lightFormat(wallClock(timeZone, second), "HH:mm:ss")
  const span = beer.hours && findBeerSpan(beer.hours, countDays(timeZone, at))
  const isLawful = beer.hours === null || (span !== null && `${span.from}:00` <= wall && wall <= `${span.through}:00`)
  const isStores = storeHours === undefined || isOpenAt(timeZone, storeHours, second)
  return { allowed: isLawful && isStores, minimumAge: beer.minimumAge }
}
