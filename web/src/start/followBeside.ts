import { followConsent } from "../consent/tagManager.ts"
import { followHead, type HeadSource } from "../head/followHead.ts"
import { keepOffline } from "../offline/keepOffline.ts"
import type { Shop } from "../shop/shopContext.ts"

/** Starts what follows the shop outside the page itself: the head, consent to analytics, and the copy for use offline. */
export const followBeside = async (shop: Shop, written: HeadSource): Promise<void> => {
  followHead(shop, written)
  followConsent(shop)
  if (import.meta.env.PROD) await keepOffline(shop)
}
