import { shareCart } from "../services/store.ts"
import type { Shop } from "../shop/shopContext.ts"
import { lazyReadTab } from "./lazyReadTab.ts"

/** Tells the shop of the carts that other tabs write, and joins them with its own where both have changed. */
export const hearCart = ({ market, send, views }: Shop): void =>
  shareCart(
    market.id,
    () => views().session._tag === "Starting",
    async () => {
      const read = await lazyReadTab.load()
      return (text, replaced) => {
        const event = read("cart", text, replaced)
        if (event) send(event)
        return event !== null
      }
    },
  )
