import type { CartState } from "../../units/cart/changing.ts"
import type { StoredCart } from "../../domain/cart/model.ts"
import type { Attempt, Kept } from "../../domain/device/model.ts"
import { runPlay } from "../runPlay.ts"
import type { ShopJudge } from "./invariants/shopMoment.ts"
import type { Props } from "./props.ts"
import { shopPlay } from "./shopPlay.ts"

const runs = 120
const kept = { carts: 30, attempts: 10, ofEach: 8 }

/** The stage with what other runs have left behind: carts, unanswered orders, and device entries. */
export const gatherKept = (bare: Omit<Props, "carts" | "attempts" | "kept">): Props => {
  const play = shopPlay({ ...bare, carts: [], attempts: [], kept: [] }, "earlier")
  const carts = new Map<string, StoredCart>()
  const attempts = new Map<string, Attempt>()
  const entries: Kept[] = []
  for (let seed = 1; seed <= runs; seed++) {
    const gathering: ShopJudge = {
      always: ({ world, tells }) => {
        for (const tell of tells) if (tell.type === "Keep" && tell.kept.value !== null) entries.push(tell.kept)
        const { cart } = world.units["cart"] as CartState
        // Earlier runs may have used the same cart ids; these are distinct per visit.
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
    kept: [...Map.groupBy(entries, ({ entry }) => entry).values()].flatMap((all) => all.slice(-kept.ofEach)),
  }
}
