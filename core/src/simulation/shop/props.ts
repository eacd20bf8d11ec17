import type { StoredCart } from "../../cart/model.ts"
import type { Attempt, Kept } from "../../device/model.ts"
import type { Coupon } from "../../discount/model.ts"
import type { MarketId } from "../../market/model.ts"
import type { StoreWithMenu } from "../../store/model.ts"

/** What stands on the stage of a shop's play: small menus make quick plays. */
export interface Props {
  readonly market: MarketId
  readonly stores: readonly StoreWithMenu[]
  readonly coupons: readonly Coupon[]
  /** Carts as other tabs and earlier visits may have left them. */
  readonly carts: readonly StoredCart[]
  /** Orders that an earlier visit sent and never heard of. */
  readonly attempts: readonly Attempt[]
  /** Entries as other tabs and earlier visits may have kept them. */
  readonly kept: readonly Kept[]
}
