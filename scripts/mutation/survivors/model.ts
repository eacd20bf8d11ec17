/** A mutant that no test kills, and why none needs to. */
export interface KnownSurvivor {
  readonly file: string
  readonly mutator: string
  /** The original text, with whitespace collapsed. */
  readonly original: string
  /** The mutated text. */
  readonly replacement: string
  /** The number of places in the file where it survives; 1 by default. */
  readonly places?: number
  readonly why: string
}
