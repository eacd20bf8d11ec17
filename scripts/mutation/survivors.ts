/** A mutant that no test finds, and why none needs to. */
export interface KnownSurvivor {
  readonly file: string
  readonly mutator: string
  /** The text that was mutated, spaces and line ends as one space. */
  readonly original: string
  /** What it became. */
  readonly replacement: string
  readonly why: string
}

/** Every mutant that may survive; any other is a hole in the tests, and one that no longer survives must go. */
export const knownSurvivors: readonly KnownSurvivor[] = []
