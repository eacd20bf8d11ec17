import type { AnalyticsEvent, AnalyticsItem } from "../../analytics/model.ts"
import type { Market } from "../../market/model.ts"
import { add, times } from "../../money/rules/kroner.ts"
import { readPath } from "../../route/rules/readPath.ts"
import type { Millis } from "../../time/model.ts"
import type { TelemetryEvent } from "../wire.ts"

const piecesOf = (items: readonly AnalyticsItem[]): number => items.reduce((sum, { quantity }) => sum + quantity, 0)

const valueOf = (items: readonly AnalyticsItem[]) => add(...items.map(({ price, quantity }) => times(price, quantity)))

const goodsOf = (
  event: AnalyticsEvent,
): { readonly of?: string; readonly value?: number; readonly pieces?: number } => {
  switch (event.name) {
    case "add_to_cart": {
      const { items } = event.properties
      return { value: valueOf(items), pieces: piecesOf(items) }
    }
    case "begin_checkout":
    case "purchase": {
      const { value, items } = event.properties
      return { value, pieces: piecesOf(items) }
    }
    case "view_item_list":
      return { of: event.properties.list }
    case "payment_failed":
      return { of: event.properties.reason }
    case "login":
      return { of: event.properties.method }
    case "sign_up":
    case "discount_added":
      return { of: event.properties.kind }
    case "modal_closed":
      return { of: event.properties.modal }
    case "page_view":
    case "organisation_invite_sent":
    case "recruit_friend":
      return {}
  }
}

/**
 * An analytics event for our own intake: names and numbers only. A page counts by its screen, and no order, code or
 * company is named, so nothing leads back to a customer (SPEC §7.5).
 */
export const countOf = (event: AnalyticsEvent, market: Market, at: Millis): TelemetryEvent => ({
  _tag: "Counted",
  at,
  name: event.name,
  ...(event.name === "page_view" ? { of: readPath(market, event.properties.path).screen._tag } : goodsOf(event)),
})
