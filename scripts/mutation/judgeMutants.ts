import type { MutatedRoom } from "./rooms.ts"
import type { KnownSurvivor } from "./survivors/model.ts"

/** A mutant and its result. */
export interface Mutant {
  readonly file: string
  readonly line: number
  readonly mutator: string
  /** The original text and its replacement, with whitespace collapsed. */
  readonly original: string
  readonly replacement: string
  readonly status: string
}

/** The verdict on a room's tests. */
export interface MutantVerdict {
  readonly mutants: number
  /** Killed, in percent of those not excluded. */
  readonly killed: number
  /** Excluded by a comment in the code, in percent. */
  readonly excluded: number
  /** Survivors, listed or not, and mutants that no test was run with. */
  readonly alive: number
  /** Survivors that are not listed. */
  readonly unknown: readonly Mutant[]
  /** Listed as survivors of a mutated file, but killed or gone. */
  readonly stale: readonly KnownSurvivor[]
  readonly passed: boolean
}

/** Upper bound on excluded mutants, in percent. */
const mostExcluded = 3

/** Includes mutants whose tests could not be run: nothing has killed them. */
const lives: ReadonlySet<string> = new Set(["Survived", "NoCoverage", "RuntimeError"])

const isSame = (mutant: Mutant, { file, mutator, original, replacement }: KnownSurvivor): boolean =>
  mutant.file === file &&
  mutant.mutator === mutator &&
  mutant.original === original &&
  mutant.replacement === replacement

/** Compares a room's mutants with its threshold, and finds unexplained survivors. */
export const judgeMutants = (
  mutants: readonly Mutant[],
  room: MutatedRoom,
  known: readonly KnownSurvivor[],
): MutantVerdict => {
  const valid = mutants.filter(({ status }) => status !== "CompileError")
  const judged = valid.filter(({ status }) => status !== "Ignored")
  const alive = judged.filter(({ status }) => lives.has(status))
  const killed = (100 * (judged.length - alive.length)) / judged.length
  const excluded = (100 * (valid.length - judged.length)) / valid.length
  const left = new Map(known.map((survivor) => [survivor, survivor.places ?? 1]))
  const unknown = alive.filter((mutant) => {
    const survivor = known.find((one) => isSame(mutant, one) && left.get(one) !== 0)
    if (survivor) left.set(survivor, (left.get(survivor) ?? 0) - 1)
    return !survivor
  })
  const files = new Set(mutants.map(({ file }) => file))
  const stale = known.filter((survivor) => files.has(survivor.file) && left.get(survivor) !== 0)
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
