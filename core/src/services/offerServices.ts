import { Effect, Schema } from "effect"
import { paths } from "../api/paths.ts"
import { Deal } from "../domain/discount/model.ts"
import { invitationText } from "../domain/discount/rules/invitationText.ts"
import { Discounts, Recruited } from "../domain/discount/wire.ts"
import { Upsell, UpsellsWanted } from "../domain/menu/upsell.ts"
import type { LinkShared } from "../domain/order/sharing.ts"
import { marketOf } from "../domain/market/markets.ts"
import { writePath } from "../domain/route/rules/writePath.ts"
import { callApi } from "./callApi.ts"
import { pathTo } from "./paths.ts"
import type { Requests } from "./requests.ts"
import type { CallServices } from "./serviceNeeds.ts"
import type { LinkHanding } from "./shareOrder.ts"

type OfferCalls = "LoadUpsells" | "LoadOffers" | "RecruitFriend" | "HandCode"

/** How a device shares a recruit code. */
interface CodeHanding extends LinkHanding {
  readonly copy: (text: string) => Effect.Effect<LinkShared>
}

const encodeWanted = Schema.encodeSync(UpsellsWanted)
const none = Effect.succeed([])
const unavailable: LinkShared = { _tag: "Unavailable" }

/** Shares a recruit code: copied alone, or in an invitation that links to the shop's front page. */
const handCode = (own: Recruited, how: "copy" | "share", { market, language, share, copy }: CodeHanding) => {
  if (how === "copy") return copy(own.code)
  return share(writePath(marketOf(market), language(), { _tag: "Landing" }), invitationText(own, language()))
}

/** Loads deals, a customer's discounts and recruit code, and upsells for a cart (SPEC §7.1, §7.3, DECISIONS §18). */
export const makeOfferServices = ({ get, post, fresh }: Requests, handing: CodeHanding): CallServices<OfferCalls> => {
  const loadDeals = () => callApi(get(pathTo(paths.catalogue.deals)), Schema.Array(Deal))
  const loadDiscounts = (organisationId: string | null) => {
    const query = organisationId === null ? "" : `?organisationId=${encodeURIComponent(organisationId)}`
    const answer = callApi(get(pathTo(paths.discounts.list) + query), Discounts)
    return fresh(Effect.map(answer, ({ items }) => items))
  }
  return {
    LoadUpsells: ({ storeId, ...wanted }) =>
      callApi(post(pathTo(paths.catalogue.upsells, { id: storeId }), encodeWanted(wanted)), Schema.Array(Upsell)),
    LoadOffers: ({ isLoggedIn, organisationId }) =>
      Effect.all({ deals: loadDeals(), discounts: isLoggedIn ? loadDiscounts(organisationId) : none }),
    RecruitFriend: ({ to, key }) =>
      fresh(callApi(post(pathTo(paths.discounts.recruit), to, { "idempotency-key": key }), Recruited)),
    HandCode: ({ own, how }) => (own === null ? Effect.succeed(unavailable) : handCode(own, how, handing)),
  }
}
