import type { MarketId } from "../market/model.ts"
import type { OriginPrefix } from "../order/model.ts"

/** What a shop's world begins with; everything that differs between two sessions on the same build. */
export interface ShopStart {
  readonly market: MarketId
  /** Names the code that wrote the log. */
  readonly build: string
  /** Random characters from outside; ids that other devices must not share begin with it. */
  readonly seed: string
  /** The address that was opened. */
  readonly path: string
  readonly origin: OriginPrefix
}
