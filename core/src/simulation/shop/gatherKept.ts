import type { CartState } from "../../cart/changing.ts"
import type { StoredCart } from "../../cart/model.ts"
import type { Attempt } from "../../device/model.ts"
import { runPlay } from "../runPlay.ts"
import type { Props } from "./props.ts"
import { shopPlay } from "./shopPlay.ts"

const lives = 40
const kept = { carts: 30, attempts: 10 }

/** The stage with carts and unanswered orders on it that other lives have left behind. */
export const gatherKept = (bare: Omit<Props, "carts" | "attempts">): Props => {
  const play = shopPlay({ ...bare, carts: [], attempts: [] }, "earlier")
  const carts = new Map<string, StoredCart>()
  const attempts = new Map<string, Attempt>()
  for (let seed = 1; seed <= lives; seed++) {
    const gathering = {
      always: ({ world }: { readonly world: (typeof play)["fold"]["empty"] }) => {
        const { cart } = world.units["cart"] as CartState
        // Earlier lives may have named their carts alike; these are of as many visits.
        const cartId = `earlier-${seed}`
        if (cart.cartId !== "") carts.set(`${seed}`, { ...cart, cartId })
        for (const { command } of Object.values(world.calls)) {
          if (command.type === "PlaceOrder" && command.attempt) {
            attempts.set(`${seed}`, { ...command.attempt, key: `unheard-${seed}` })
          }
        }
        return null
      },
      atRest: () => null,
    }
    runPlay({ ...play, judge: () => gathering }, seed)
  }
  return {
    ...bare,
    carts: [...carts.values()].slice(0, kept.carts),
    attempts: [...attempts.values()].slice(0, kept.attempts),
  }
}
