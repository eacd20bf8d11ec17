/** The middle of several figures. */
export const middle = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0

/** What was measured in turn. */
export interface Rounds<Name extends string> {
  /** The middle figure of one. */
  readonly of: (name: Name) => number
  /** One against another, in words: the middle of the rounds' own ratios, and the lowest and highest of them. */
  readonly ratio: (name: Name, to: Name) => string
}

/** Rounds that do not count: a server's code is fast after some ten seconds, and serves for months. */
const warmUpRounds = 2

/**
 * Measures all in turn, several times, because a machine is never alone. What slows it down for a while slows down all
 * of a round, so that the ratios of the rounds differ less than their figures.
 */
export const inTurn = async <Name extends string>(
  rounds: number,
  turns: Readonly<Record<Name, () => Promise<number>>>,
): Promise<Rounds<Name>> => {
  const names = Object.keys(turns) as Name[]
  const figures: Partial<Record<Name, number>>[] = []
  for (let round = -warmUpRounds; round < rounds; round++) {
    const inRound: Partial<Record<Name, number>> = {}
    // Each round begins with another, so that nobody always follows the same neighbour.
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
