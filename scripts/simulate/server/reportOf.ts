import type { Rarity } from "./journal.ts"
import type { RunPlayed } from "./playRun.ts"
import { writeRun } from "./writeRun.ts"

/** The report of a run. */
export interface RunReport {
  readonly seed: number
  readonly hash: string
  readonly orders: number
  readonly records: number
  readonly counts: readonly (readonly [Rarity, number])[]
  /** What broke, and the files that show a small run with the same fault; `null` when nothing did. */
  readonly broken: { readonly wrong: readonly string[]; readonly files: readonly string[] } | null
}

/** The report of a run; of one that broke, the smallest one is written to files. */
export const reportOf = (
  { seed, hash, orders, records, journal, wrong }: RunPlayed,
  smallest: RunPlayed,
  folder = ".skorpe/simulate",
): RunReport => ({
  seed,
  hash,
  orders,
  records,
  counts: [...journal.counts],
  broken:
    wrong.length === 0
      ? null
      : { wrong: [...wrong, `smallest: ${smallest.wrong[0]}`], files: writeRun(folder, smallest) },
})

/** The report of a run that threw. */
export const thrownReport = (seed: number, fault: unknown): RunReport => ({
  seed,
  hash: "",
  orders: 0,
  records: 0,
  counts: [],
  broken: {
    wrong: [`the run threw: ${fault instanceof Error ? (fault.stack ?? fault.message) : String(fault)}`],
    files: [],
  },
})
