import type { MutatedRoom } from "./rooms.ts"
import type { KnownSurvivor } from "./survivors.ts"

/** A mutant as a run leaves it. */
export interface Mutant {
  readonly file: string
  readonly line: number
  readonly mutator: string
  /** The text that was mutated, and what it became, spaces and line ends as one space. */
  readonly original: string
  readonly replacement: string
  readonly status: string
}

/** What a run says of the tests. */
export interface MutantVerdict {
  readonly mutants: number
  /** Found, of a hundred that were not excluded. */
  readonly killed: number
  /** Excluded by a comment in the code, of a hundred. */
  readonly excluded: number
  /** Not found, listed or not. */
  readonly alive: number
  /** Neither found nor listed. */
  readonly unknown: readonly Mutant[]
  /** Listed as survivors of a file that was mutated, but found or gone. */
  readonly stale: readonly KnownSurvivor[]
  readonly passed: boolean
}

/** At most so many of a hundred mutants may be excluded. */
const mostExcluded = 3

const isSame = (mutant: Mutant, { file, mutator, original, replacement }: KnownSurvivor): boolean =>
  mutant.file === file &&
  mutant.mutator === mutator &&
  mutant.original === original &&
  mutant.replacement === replacement

/** Weighs a room's mutants against its mark, and finds the survivors that nobody has explained. */
export const judgeMutants = (
  mutants: readonly Mutant[],
  room: MutatedRoom,
  known: readonly KnownSurvivor[],
): MutantVerdict => {
  const valid = mutants.filter(({ status }) => status !== "CompileError" && status !== "RuntimeError")
  const judged = valid.filter(({ status }) => status !== "Ignored")
  const alive = judged.filter(({ status }) => status === "Survived" || status === "NoCoverage")
  const killed = (100 * (judged.length - alive.length)) / judged.length
  const excluded = (100 * (valid.length - judged.length)) / valid.length
  const unknown = alive.filter((mutant) => !known.some((survivor) => isSame(mutant, survivor)))
  const files = new Set(mutants.map(({ file }) => file))
  const stale = known.filter(
    (survivor) => files.has(survivor.file) && !alive.some((mutant) => isSame(mutant, survivor)),
  )
  return {
    mutants: valid.length,
    killed,
    excluded,
    alive: alive.length,
    unknown,
    stale,
    passed: killed >= room.least && excluded <= mostExcluded && unknown.length === 0 && stale.length === 0,
  }
}
