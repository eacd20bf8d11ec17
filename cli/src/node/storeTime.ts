import { marketOf } from "@skorpe/core/domain/market"
import { Effect } from "effect"
import type { ReaderTime } from "../terminal/readerTime.ts"
import { marketAt } from "./apiClient.ts"
import type { Asking } from "./staffKey.ts"

/** The store's time of day at each call; UTC when the server does not say which market it serves. */
export const storeTime = Effect.fnUntraced(function* ({ server }: Asking) {
  const market = yield* marketAt(server)
  const timeZone = market === null ? "UTC" : marketOf(market).timeZone
  return (): ReaderTime => ({ timeZone, now: Date.now() })
})
