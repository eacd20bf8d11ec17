import { seeShop } from "../../../shop/shop.ts"
import type { Watch } from "./shopMoment.ts"

/** Nothing is sent to analytics without the customer's consent (SPEC §7.5). */
export const nothingUnasked: Watch = ({ world, tells }) => {
  const tracked = tells.find(({ type }) => type === "Track")
  if (tracked === undefined || seeShop(world).consent.allowed.statistics) return null
  return `tracked without consent: ${JSON.stringify(tracked)}`
}
