/** The median. */
export const middle = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0

/** The figures of interleaved measurements. */
export interface Rounds<Name extends string> {
  /** A contestant's median. */
  readonly of: (name: Name) => number
  /** Two contestants' ratio as text: the median of the rounds' ratios, with the lowest and the highest. */
  readonly ratio: (name: Name, to: Name) => string
}

/** Warm-up rounds: V8 needs some ten seconds to optimise a server's code. */
const warmUpRounds = 2

/**
 * Measures all contestants in interleaved rounds. Other load on the machine slows down the whole of a round, so the
 * ratios of the rounds vary less than their figures.
 */
export const inTurn = async <Name extends string>(
  rounds: number,
  turns: Readonly<Record<Name, () => Promise<number>>>,
): Promise<Rounds<Name>> => {
  const names = Object.keys(turns) as Name[]
  const figures: Partial<Record<Name, number>>[] = []
  for (let round = -warmUpRounds; round < rounds; round++) {
    const inRound: Partial<Record<Name, number>> = {}
    // Each round starts with another contestant, so that the order does not favour one.
    for (const name of round % 2 === 0 ? names : names.toReversed()) inRound[name] = await turns[name]()
    if (round >= 0) figures.push(inRound)
  }
  return {
    of: (name) => middle(figures.map((inRound) => inRound[name] ?? 0)),
    ratio: (name, to) => {
      const ratios = figures.map((inRound) => (inRound[name] ?? 0) / (inRound[to] ?? 1))
      return `${middle(ratios).toFixed(2)} (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)})`
    },
  }
}
