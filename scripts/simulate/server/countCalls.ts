import type { HttpAsk } from "@skorpe/core/services"
import type { Answered } from "../../../server/src/testing/plainCall.ts"
import type { Journal, Rarity } from "./journal.ts"

/** The order that a call sends, as far as it is counted. */
interface Sent {
  readonly deliveryMethod?: string
  readonly paymentType?: string
  readonly useLoyaltyDiscount?: boolean
  readonly coupons?: readonly string[]
}

/** The codes of refusals, by the rare thing that they indicate. */
const refusals: readonly (readonly [Rarity, readonly number[]])[] = [
  ["sold out", [3018]],
  ["time not to be had", [3023, 3046]],
  ["coupon used up", [3137, 3133]],
  ["budget used up", [3088, 3090]],
  ["points too few", [4026]],
  ["address not delivered to", [3022]],
  ["wrong code", [4038]],
]

/** The rare things that successful calls count as, by path. */
const successes: readonly (readonly [RegExp, Rarity])[] = [
  [/^\/api\/auth\/login$/, "login"],
  [/^\/api\/auth\/verify-phone$/, "number proven for an order"],
  [/^\/api\/auth\/logout$/, "logout"],
  [/^\/api\/auth\/refresh$/, "session renewed"],
  [/^\/api\/user\/create$/, "registration"],
  [/^\/api\/user\/delete$/, "account deleted"],
]

const results: readonly (readonly [RegExp, Rarity])[] = [
  [/"resultCode":"Refused"/, "payment refused"],
  [/"resultCode":"(Pending|Received)"/, "payment decided late"],
  [/"resultCode":"(IdentifyShopper|ChallengeShopper)"/, "bank asks in place"],
  [/"resultCode":"(Cancelled|canceledByShopper)"/, "payment cancelled"],
]

const create = "/api/order/create"

const isOfCustomer = ({ headers }: HttpAsk, cookies: ReadonlyMap<string, string>): boolean =>
  cookies.has("__Host-session") || (headers["cookie"] ?? "").includes("__Host-session")

/**
 * Counts the rare things in one call and its answer; `club` is the code that one customer has among their discounts.
 */
export const countCall = (
  { count }: Journal,
  ask: HttpAsk,
  { status, text }: Answered,
  { cookies, club }: { readonly cookies: ReadonlyMap<string, string>; readonly club: string },
): void => {
  if (status >= 400) {
    const codes = new Set([...text.matchAll(/"code":(\d+)/g)].map(([, code]) => Number(code)))
    for (const [rarity, those] of refusals) if (those.some((code) => codes.has(code))) count(rarity)
    if (status === 401 && codes.has(1016)) count("session over")
  } else for (const [path, rarity] of successes) if (path.test(ask.path)) count(rarity)
  for (const [result, rarity] of results) if (result.test(text)) count(rarity)
  if (ask.path !== create) return
  const { deliveryMethod, paymentType, coupons = [] } = JSON.parse(ask.body ?? "{}") as Sent
  if (status >= 400) return
  if (isOfCustomer(ask, cookies)) count("order of a customer")
  if (paymentType === "B2B") count("order on account")
  if (deliveryMethod === "delivery") count("order to an address")
  if (deliveryMethod === "hotspot") count("order to a hotspot")
  if (coupons.includes(club)) count("club code ordered")
}
