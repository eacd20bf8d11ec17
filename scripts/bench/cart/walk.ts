import { setImmediate } from "node:timers/promises"

/** A cart that the bench can drive, in either implementation. */
export interface DrivenCart {
  /** Its first line: the product and the line's id. */
  readonly first: () => { readonly id: string; readonly code: string }
  readonly add: (code: string) => void
  readonly increase: (id: string) => void
  readonly decrease: (id: string) => void
  readonly remove: (id: string) => void
  /** The number of lines and their sum, to check that both implementations agree. */
  readonly sum: () => string
}

const eventsOfRound = 5

/** The number of events in `rounds`. */
export const eventsIn = (rounds: number): number => rounds * eventsOfRound

/** Runs rounds of cart events: merge a piece into the first line, one more, one less, remove it, add it at the end. */
export const walk = async (cart: DrivenCart, rounds: number): Promise<void> => {
  for (let round = 0; round < rounds; round++) {
    const { id, code } = cart.first()
    cart.add(code)
    cart.increase(id)
    cart.decrease(id)
    cart.remove(id)
    cart.add(code)
    // Yields, so that background work runs and counts.
    if (round % 5 === 4) await setImmediate()
  }
}
