import type { KitchenPage } from "@skorpe/core/domain/order"
import { Effect, Option, Stream } from "effect"
import { stop } from "../terminal/stop.ts"
import { askAsStaff, noStore, strangeAnswer } from "./askAsStaff.ts"
import type { ApiClient } from "./apiClient.ts"
import type { Asking } from "./staffKey.ts"

/** The query for orders, as the contract defines it. */
export type OrdersAsked = NonNullable<Parameters<ApiClient["kitchen"]["orders"]>[0]["query"]>

/** The most orders that a server sends at once. */
const pageSize = 200

const first: string | null = null

/** The pages of the orders that match. */
export const askPages = (asking: Asking, query: OrdersAsked) => {
  const ask = Effect.fnUntraced(function* (after: string | null) {
    const page = yield* askAsStaff(
      asking,
      ({ kitchen: api }, headers) =>
        api.orders({ headers, query: { ...query, limit: pageSize, ...(after === null ? {} : { after }) } }),
      query.storeId === undefined ? undefined : noStore(query.storeId),
    )
    // The server sends a stream only when it is requested.
    if (Stream.isStream(page)) return yield* stop(1, strangeAnswer)
    const pages: readonly [readonly KitchenPage[], Option.Option<string | null>] = [
      [page],
      Option.fromNullOr(page.next),
    ]
    return pages
  })
  return Stream.paginate(first, ask)
}

/** The orders that match. */
export const askOrders = (asking: Asking, query: OrdersAsked) =>
  Stream.flatMap(askPages(asking, query), ({ items }) => Stream.fromIterable(items))
