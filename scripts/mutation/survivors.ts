/** A mutant that no test finds, and why none needs to. */
export interface KnownSurvivor {
  readonly file: string
  /** The mutated text, as Stryker reports it. */
  readonly replacement: string
  readonly why: string
}

/** Every mutant that may survive; any other is a hole in the tests. */
export const knownSurvivors: readonly KnownSurvivor[] = []
