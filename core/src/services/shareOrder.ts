import { Effect } from "effect"
import type { Language } from "../domain/language/model.ts"
import { marketOf } from "../domain/market/markets.ts"
import type { MarketId } from "../domain/market/model.ts"
import type { LinkShared, OrderLinkAnswer } from "../domain/order/sharing.ts"
import { writePath } from "../domain/route/rules/writePath.ts"
import { tokenOf } from "./orderTokens.ts"

/** Shares or copies a link to this path of the site, below a text if there is one. */
export type ShareLink = (path: string, text?: string) => Effect.Effect<LinkShared>

/** How a device shares a link, and the tracker's address on this site. */
export interface LinkHanding {
  readonly market: MarketId
  readonly language: () => Language
  readonly share: ShareLink
}

/**
 * Shares an order's link. The token is in its fragment, which no browser sends to a server; without a token the link
 * opens the order only for the customer who placed it, after a login.
 */
export const shareOrder = Effect.fnUntraced(function* (orderId: string, { market, language, share }: LinkHanding) {
  const path = writePath(marketOf(market), language(), { _tag: "Tracking", orderId })
  const token = yield* tokenOf(orderId)
  const shared = yield* share(token === "" ? path : `${path}#${token}`)
  const answer: OrderLinkAnswer =
    shared._tag === "Copied" ? { ...shared, opens: token === "" ? "orderer" : "anyone" } : shared
  return answer
})
