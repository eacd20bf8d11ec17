import { Effect, Schema } from "effect"
import { paths } from "../api/paths.ts"
import { Deal } from "../domain/discount/model.ts"
import { Discounts } from "../domain/discount/wire.ts"
import { Upsell } from "../domain/menu/upsell.ts"
import { callApi } from "./callApi.ts"
import { pathTo } from "./paths.ts"
import type { Requests } from "./requests.ts"
import type { CallServices } from "./serviceNeeds.ts"

const none = Effect.succeed([])

/** Loads deals, a customer's discounts, and upsells for a cart (SPEC §7.1, §7.3). */
export const makeOfferServices = ({ get, post, fresh }: Requests): CallServices<"LoadUpsells" | "LoadOffers"> => {
  const loadDeals = () => callApi(get(pathTo(paths.catalogue.deals)), Schema.Array(Deal))
  const loadDiscounts = (organisationId: string | null) => {
    const query = organisationId === null ? "" : `?organisationId=${encodeURIComponent(organisationId)}`
    const answer = callApi(get(pathTo(paths.discounts.list) + query), Discounts)
    return fresh(Effect.map(answer, ({ items }) => items))
  }
  return {
    LoadUpsells: ({ storeId, cartItems, favourites }) =>
      callApi(post(pathTo(paths.catalogue.upsells, { id: storeId }), { cartItems, favourites }), Schema.Array(Upsell)),
    LoadOffers: ({ isLoggedIn, organisationId }) =>
      Effect.all({ deals: loadDeals(), discounts: isLoggedIn ? loadDiscounts(organisationId) : none }),
  }
}
