/** The middle of several figures. */
export const middle = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0

/** Whom to measure, by name. */
type Turns = Readonly<Record<string, () => Promise<number>>>

/** Measures all in turn, several times, because a machine is never alone; answers the middle figure of each. */
export const inTurn = async <T extends Turns>(rounds: number, turns: T): Promise<Record<keyof T, number>> => {
  const names = Object.keys(turns) as (keyof T)[]
  const figures = new Map<keyof T, number[]>(names.map((name) => [name, []]))
  for (let round = 0; round < rounds; round++) {
    // Each round begins with another, so that nobody always follows the same neighbour.
    for (const name of round % 2 === 0 ? names : names.toReversed())
      figures.get(name)?.push((await turns[name]?.()) ?? 0)
  }
  return Object.fromEntries(names.map((name) => [name, middle(figures.get(name) ?? [])])) as Record<keyof T, number>
}
