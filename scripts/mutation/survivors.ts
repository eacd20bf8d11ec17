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
export const knownSurvivors: readonly KnownSurvivor[] = [
  {
    file: "core/src/store/rules/openingAt.ts",
    mutator: "BlockStatement",
    original: "{ return { open: true, changesAt: closing } }",
    replacement: "{}",
    why: "Only ends the search early: later business days open later still, so none can touch the stretch, and the end of the loop says the same.",
  },
]
