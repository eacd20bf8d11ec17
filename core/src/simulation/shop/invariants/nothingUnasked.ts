import { seeShop } from "../../../shop/shop.ts"
import type { Watch } from "./shopMoment.ts"

/** Nothing is counted that the customer has not allowed (SPEC §7.5). */
export const nothingUnasked: Watch = ({ world, tells }) => {
  const tracked = tells.find(({ type }) => type === "Track")
  if (tracked === undefined || seeShop(world).consent.allowed.statistics) return null
  return `counted without consent: ${JSON.stringify(tracked)}`
}
