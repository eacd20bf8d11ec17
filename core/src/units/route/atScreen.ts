import type { Screen } from "../../domain/route/model.ts"
import type { WithGiven } from "../../kernel/unit.ts"
import type { ShopEvent } from "../../messages/events.ts"
import type { RouteView } from "./actor.ts"

/** For a stub whose unit is needed at one screen: whether that is the screen. */
export const atScreen =
  (tag: Screen["_tag"]) =>
  ({ see }: WithGiven<ShopEvent, { readonly route: RouteView }>): boolean =>
    see.route.screen._tag === tag
