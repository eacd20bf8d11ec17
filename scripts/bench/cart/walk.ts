import { setImmediate } from "node:timers/promises"

/** A cart that can be driven, whatever is underneath. */
export interface DrivenCart {
  /** Its first line: what is bought and which line it is. */
  readonly first: () => { readonly id: string; readonly code: string }
  readonly add: (code: string) => void
  readonly increase: (id: string) => void
  readonly decrease: (id: string) => void
  readonly remove: (id: string) => void
  /** Number of lines and their sum, to see that both did the same. */
  readonly sum: () => string
}

const eventsOfRound = 5

/** Events of so many rounds. */
export const eventsIn = (rounds: number): number => rounds * eventsOfRound

/** Walks through a cart: merge a piece into the first line, one more, one less, remove it, put it back at the end. */
export const walk = async (cart: DrivenCart, rounds: number): Promise<void> => {
  for (let round = 0; round < rounds; round++) {
    const { id, code } = cart.first()
    cart.add(code)
    cart.increase(id)
    cart.decrease(id)
    cart.remove(id)
    cart.add(code)
    // What was started in the background has its turn, and its cost.
    if (round % 5 === 4) await setImmediate()
  }
}
