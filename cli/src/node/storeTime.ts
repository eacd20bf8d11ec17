import { marketOf } from "@skorpe/core/domain/market"
import { Effect } from "effect"
import type { ReaderTime } from "../terminal/readerTime.ts"
import { marketAt } from "./apiClient.ts"
import type { Asking } from "./staffKey.ts"

/** The store's time of day at each call; UTC if the server does not report its market. */
export const storeTime = Effect.fnUntraced(function* ({ server }: Asking) {
  const market = yield* marketAt(server)
  const timeZone = market === null ? "UTC" : marketOf(market).timeZone
  return (): ReaderTime => ({ timeZone, now: Date.now() })
})
