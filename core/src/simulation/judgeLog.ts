import type { Fold } from "../kernel/fold.ts"
import type { Tagged } from "../kernel/json.ts"
import type { Log } from "../kernel/log.ts"
import { wordsOf } from "../kernel/wordsOf.ts"
import type { Judge } from "./play.ts"

/** An invariant that a recorded session breaks: its message, and the record after which it is broken. */
export interface BrokenAt {
  readonly n: number
  readonly why: string
}

/** The verdict on a log: no invariant is broken, one is, or not all records were reached. */
export type Judged =
  | { readonly _tag: "Sound" }
  | ({ readonly _tag: "Broken" } & BrokenAt)
  | { readonly _tag: "GaveUp"; readonly n: number }

/** An invariant reads views: one that throws on a log from outside breaks the session too. */
const sayWhy = (judge: () => string | null): string | null => {
  try {
    return judge()
  } catch (cause) {
    return `a view threw: ${wordsOf(cause)}`
  }
}

/** Judges a log as `judgeLog` does, until `enough` returns true, which is polled before each record. */
export const judgeWithin = <Start, Event extends Tagged, Command extends Tagged>(
  fold: Fold<Start, Event, Command>,
  log: Log<Start, Event, Command>,
  judge: Judge<Start, Event, Command>,
  enough: () => boolean,
): Judged => {
  let world = log.checkpoint ?? fold.empty
  for (const { n, t, input } of log.records) {
    if (enough()) return { _tag: "GaveUp", n }
    // A mended program may not wait for a call that a faulty one made.
    if (!fold.concerns(world, input)) continue
    const before = world
    const folded = fold.step(before, { n, t }, input)
    if (folded.crash !== undefined) return { _tag: "Broken", n, why: `a unit threw: ${wordsOf(folded.crash)}` }
    world = folded.world
    const why = sayWhy(() => judge.always({ before, input, world, tells: folded.tells }))
    if (why !== null) return { _tag: "Broken", n, why }
  }
  return { _tag: "Sound" }
}

/**
 * Folds a log with this program and checks the invariants after each record; the first broken one, or `null`. Recorded
 * hashes are not compared: a log of a faulty program may be judged by a mended one.
 */
export const judgeLog = <Start, Event extends Tagged, Command extends Tagged>(
  fold: Fold<Start, Event, Command>,
  log: Log<Start, Event, Command>,
  judge: Judge<Start, Event, Command>,
): BrokenAt | null => {
  const judged = judgeWithin(fold, log, judge, () => false)
  return judged._tag === "Broken" ? { n: judged.n, why: judged.why } : null
}
