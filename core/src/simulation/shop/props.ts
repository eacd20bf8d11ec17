import type { StoredCart } from "../../domain/cart/model.ts"
import type { Attempt, Kept } from "../../domain/device/model.ts"
import type { Coupon } from "../../domain/discount/model.ts"
import type { MarketId } from "../../domain/market/model.ts"
import type { StoreWithMenu } from "../../domain/store/model.ts"

/** The data of a shop's play; small menus make fast plays. */
export interface Props {
  readonly market: MarketId
  readonly stores: readonly StoreWithMenu[]
  readonly coupons: readonly Coupon[]
  /** Carts that other tabs and earlier visits may have left. */
  readonly carts: readonly StoredCart[]
  /** Orders that an earlier visit sent without an answer. */
  readonly attempts: readonly Attempt[]
  /** Entries that other tabs and earlier visits may have kept. */
  readonly kept: readonly Kept[]
}
