import type { MarketId } from "@skorpe/core/domain/market"
import type { ShopCommand } from "@skorpe/core/messages"
import { orderingCode } from "./lazyShop.ts"

/**
 * Stores what a world keeps while the code of the services loads, so that a page that is left meanwhile loses
 * nothing. Returns false if the command is another one, if the code that an order needs is not loaded either, or if the
 * storage is denied or full: then the services carry out this command and all later ones, in order.
 */
export const keepAtOnce = (market: MarketId): ((command: ShopCommand) => boolean) => {
  let works = true
  return (command) => {
    const code = orderingCode()
    if (!works || !code || (command.type !== "Keep" && command.type !== "SaveCart")) return false
    try {
      for (const write of code.writesOf(command)) code.store(market, write)
    } catch {
      works = false
    }
    return works
  }
}
