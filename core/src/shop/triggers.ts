import type { Screen } from "../domain/route/model.ts"
import type { Triggers } from "../kernel/lazyUnit.ts"
import type { ShopEvent } from "../messages/events.ts"
import type { ShopViews } from "./shop.ts"

/** The events that need a lazy unit's code. A condition may depend on the event and on the views of all units. */
export type ShopTriggers = Triggers<ShopEvent, ShopViews>

/** For a unit that is needed at some screens: whether the customer is at one of them. */
export const atScreen =
  (...tags: readonly Screen["_tag"][]) =>
  ({ see }: { readonly see: Pick<ShopViews, "route"> }): boolean =>
    tags.includes(see.route.screen._tag)
