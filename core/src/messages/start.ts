import type { MarketId } from "../domain/market/model.ts"
import type { OriginPrefix } from "../domain/order/model.ts"

/** A shop world's initial data; everything that differs between two sessions of the same build. */
export interface ShopStart {
  readonly market: MarketId
  /** The build that wrote the log. */
  readonly build: string
  /** Random characters from outside; ids that must be unique across devices begin with it. */
  readonly seed: string
  /** The URL that was opened. */
  readonly path: string
  readonly origin: OriginPrefix
}
