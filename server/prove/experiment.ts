/** What an experiment is asked: so many cases, drawn from this seed. */
export interface Asked {
  readonly cases: number
  readonly seed: number
}

/** What came of it. `told` holds the first violations in words, for whoever looks for the cause. */
export interface Outcome {
  readonly cases: number
  readonly violations: number
  readonly told: readonly string[]
  /** What else was counted, such as how many orders a run of kills saw. */
  readonly facts: string
}

/** Something that must always hold, tried with many cases against running servers and a real PostgreSQL. */
export interface Experiment {
  readonly name: string
  /** What holds, as a sentence. */
  readonly claim: string
  /** Cases of `npm run prove`: the mark. */
  readonly whole: number
  /** Cases of `npm test`. */
  readonly inTests: number
  readonly run: (asked: Asked) => Promise<Outcome>
}

const mostTold = 12

/** Counts violations and keeps the first ones. */
export const makeFindings = () => {
  const told: string[] = []
  let violations = 0
  return {
    /** Notes what should not have been. */
    add: (words: string): void => {
      violations += 1
      if (told.length < mostTold) told.push(words)
    },
    outcome: (cases: number, facts = ""): Outcome => ({ cases, violations, told, facts }),
  }
}

/** A running count of violations. */
export type Findings = ReturnType<typeof makeFindings>
