import type { Fold } from "../kernel/fold.ts"
import type { LogRecord } from "../kernel/input.ts"
import type { Tagged } from "../kernel/json.ts"
import { wordsOf } from "../kernel/wordsOf.ts"
import type { World } from "../kernel/world.ts"
import type { MarketId } from "../domain/market/model.ts"

/** Bounds an untrusted text for use in an error message. */
export const short = (words: string): string => words.replaceAll(/\s+/g, " ").slice(0, 300)

/** Why a view of this world cannot be shown: what it throws; `undefined` if all can. */
const faultOfViews = <Start, Event extends Tagged, Command extends Tagged>(
  fold: Fold<Start, Event, Command>,
  world: World<Command>,
): string | undefined => {
  try {
    Object.values(fold.see(world))
    return undefined
  } catch (cause) {
    return `it starts from a world that this program cannot show: ${short(wordsOf(cause)).replace(/\.$/, "")}`
  }
}

/** Why a log cannot start with this world: its units are not the fold's, or a view of it throws; `undefined` if it can. */
export const faultOfCheckpoint = <Start, Event extends Tagged, Command extends Tagged>(
  fold: Fold<Start, Event, Command>,
  checkpoint: World<Command> | null,
): string | undefined => {
  const ours = Object.keys(fold.see(fold.empty))
  const theirs = checkpoint === null ? ours : Object.keys(checkpoint.units)
  const odd = [...ours.filter((unit) => !theirs.includes(unit)), ...theirs.filter((unit) => !ours.includes(unit))]
  if (odd.length > 0) return `it starts from a world whose units differ from this program's: ${short(odd.join(", "))}`
  return checkpoint === null ? undefined : faultOfViews(fold, checkpoint)
}

/** Number and time of the preceding record; number -1 before the first. */
export interface Before {
  readonly n: number
  readonly t: number
}

/** Why a record is invalid in its place in the session; `undefined` if it is valid. */
export const faultOfPlace = (
  { n, t, input }: LogRecord<{ readonly market: MarketId }, Tagged>,
  before: Before,
  header: { readonly market: MarketId; readonly numbering?: "loose" },
): string | undefined => {
  const isFirst = before.n === -1
  const follows = header.numbering === "loose" && !isFirst ? n >= before.n : n === before.n + 1
  if (!follows) return isFirst ? `record ${n} comes first, not record 0` : `record ${n} follows record ${before.n}`
  if (t < before.t) return `the time of record ${n} goes back`
  if (isFirst !== (input.type === "Started")) return isFirst ? "the session does not start" : "the session starts again"
  return input.type === "Started" && input.start.market !== header.market
    ? `the session's market is ${input.start.market}, but the header says ${header.market}`
    : undefined
}
