/** The parameters of an experiment: the number of cases, and their seed. */
export interface Asked {
  readonly cases: number
  readonly seed: number
}

/** The result. `told` describes the first violations. */
export interface Outcome {
  readonly cases: number
  readonly violations: number
  readonly told: readonly string[]
  /** Other counts, such as the orders during a run of kills. */
  readonly facts: string
}

/** A property that must always hold, tested with many cases against running servers and a real PostgreSQL. */
export interface Experiment {
  readonly name: string
  /** The property, as a sentence. */
  readonly claim: string
  /** Cases in `npm run prove`: the required number. */
  readonly whole: number
  /** Cases of `npm run test:deep`; `npm test` tries a tenth of them. */
  readonly inTests: number
  readonly run: (asked: Asked) => Promise<Outcome>
}

const mostTold = 12

/** Counts violations and keeps the first ones. */
export const makeFindings = () => {
  const told: string[] = []
  let violations = 0
  return {
    /** Records a violation. */
    add: (words: string): void => {
      violations += 1
      if (told.length < mostTold) told.push(words)
    },
    outcome: (cases: number, facts = ""): Outcome => ({ cases, violations, told, facts }),
  }
}

/** A running count of violations. */
export type Findings = ReturnType<typeof makeFindings>
