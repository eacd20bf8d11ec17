import { Effect } from "effect"

/** How many large bodies are received at once, in all and from one address. */
interface LargeBodies {
  readonly concurrent: number
  readonly ofOneAddress: number
}

/**
 * Limits how many large bodies are received at once, because anybody could send many slowly. One address never takes
 * all places, however many connections it opens. Beyond either limit a call gets `full` at once.
 */
export const makeLargeBodies = ({ concurrent, ofOneAddress }: LargeBodies) => {
  let receiving = 0
  const open = new Map<string, number>()
  const leave = (address: string): void => {
    receiving -= 1
    const left = (open.get(address) ?? 0) - 1
    if (left > 0) open.set(address, left)
    else open.delete(address)
  }
  return <A, E, R>(address: string, work: Effect.Effect<A, E, R>, full: () => A): Effect.Effect<A, E, R> =>
    Effect.suspend(() => {
      const ofThis = open.get(address) ?? 0
      if (receiving >= concurrent || ofThis >= ofOneAddress) return Effect.succeed(full())
      receiving += 1
      open.set(address, ofThis + 1)
      return Effect.ensuring(
        work,
        Effect.sync(() => leave(address)),
      )
    })
}
