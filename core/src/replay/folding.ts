import type { Fold } from "../kernel/fold.ts"
import type { Tagged } from "../kernel/json.ts"
import type { Log } from "../kernel/log.ts"
import { wordsOf } from "../kernel/wordsOf.ts"
import type { World } from "../kernel/world.ts"

/** The version of what a bundled fold exports and returns; a bundle of another version is refused. */
export const foldingVersion = 1

type Fields = Readonly<Record<string, unknown>>

/** What one version of the code computes from a record. */
export interface FoldedStep {
  readonly n: number
  /** The states of all units after it, and their views. A view that throws is `{ throws }`. */
  readonly units: Fields
  readonly views: Fields
  readonly timers: Fields
  readonly calls: Fields
  /** What a unit threw; `null` when none did. */
  readonly crash: string | null
}

/**
 * A log folded by one version of the code, or the line at which that version cannot read it, or the record before which
 * the folding was stopped.
 */
export type Folding =
  | { readonly _tag: "Folded"; readonly steps: readonly FoldedStep[] }
  | { readonly _tag: "Unreadable"; readonly line: number; readonly why: string }
  | { readonly _tag: "GaveUp"; readonly n: number }

type Read<Start, Event extends Tagged, Command extends Tagged> =
  | { readonly _tag: "Read"; readonly log: Log<Start, Event, Command> }
  | { readonly _tag: "Unreadable"; readonly line: number; readonly why: string }

/**
 * Makes a folding of a log's text with this fold and this reader, which may be those of an older commit: so nothing
 * else of the core is used here. `enough` is polled before each record, and stops the folding.
 */
export const foldWith =
  <Start, Event extends Tagged, Command extends Tagged>(
    fold: Pick<Fold<Start, Event, Command>, "empty" | "step" | "see">,
    read: (text: string) => Read<Start, Event, Command>,
  ) =>
  (text: string, enough: () => boolean = () => false): Folding => {
    const found = read(text)
    if (found._tag === "Unreadable") return { _tag: "Unreadable", line: found.line, why: found.why }
    const see = (world: World<Command>): Fields => {
      const views = fold.see(world)
      const seen = (unit: string): unknown => {
        try {
          return views[unit]
        } catch (cause) {
          return { throws: wordsOf(cause) }
        }
      }
      return Object.fromEntries(Object.keys(world.units).map((unit) => [unit, seen(unit)]))
    }
    let world = found.log.checkpoint ?? fold.empty
    const steps: FoldedStep[] = []
    for (const { n, t, input } of found.log.records) {
      if (enough()) return { _tag: "GaveUp", n }
      const { world: next, crash } = fold.step(world, { n, t }, input)
      world = next
      const { units, timers, calls } = next
      steps.push({ n, units, views: see(next), timers, calls, crash: crash === undefined ? null : wordsOf(crash) })
    }
    return { _tag: "Folded", steps }
  }

/**
 * The result of another version's bundle: which code it is and its folding of the log, or why the result is invalid.
 */
export type FoldingAnswer =
  | { readonly _tag: "Answered"; readonly name: string; readonly folding: Folding }
  | { readonly _tag: "NoFolding"; readonly why: string }

const isObject = (value: unknown): value is Fields => typeof value === "object" && value !== null

/** Deeper than any world is nested; also ends the check of a circular value. */
const deepest = 100

/**
 * Whether a value can be compared: states and views contain only JSON. Values shared between steps are checked once.
 */
const isPlain = (value: unknown, read: WeakSet<object>, depth = 0): boolean => {
  if (typeof value !== "object" || value === null) return typeof value !== "bigint" && typeof value !== "symbol"
  if (read.has(value)) return true
  const isKnown = Array.isArray(value) || Object.prototype.toString.call(value) === "[object Object]"
  if (!isKnown || depth > deepest) return false
  const holdsPlain = Object.values(value).every((inner) => isPlain(inner, read, depth + 1))
  if (holdsPlain) read.add(value)
  return holdsPlain
}

const isStep = (value: unknown, read: WeakSet<object>): boolean =>
  isObject(value) &&
  typeof value["n"] === "number" &&
  ["units", "views", "timers", "calls"].every((part) => isObject(value[part]) && isPlain(value[part], read)) &&
  (value["crash"] === null || typeof value["crash"] === "string")

const isFolding = (value: unknown): value is Folding => {
  if (!isObject(value)) return false
  const read = new WeakSet<object>()
  return value["_tag"] === "Folded"
    ? Array.isArray(value["steps"]) && value["steps"].every((step) => isStep(step, read))
    : value["_tag"] === "Unreadable"
      ? typeof value["line"] === "number" && typeof value["why"] === "string"
      : value["_tag"] === "GaveUp" && typeof value["n"] === "number"
}

/** Reads what a bundle exports as `version` and `name`, and what its `fold` has returned. */
export const readFoldingAnswer = (answer: unknown): FoldingAnswer => {
  const noFolding = (why: string): FoldingAnswer => ({ _tag: "NoFolding", why })
  if (!isObject(answer) || answer["version"] === undefined) return noFolding("it is not a folding of this project")
  const { version, name, folding } = answer
  if (version !== foldingVersion)
    return noFolding(
      `its folding is of version ${JSON.stringify(version)}; this program reads version ${foldingVersion}`,
    )
  return typeof name === "string" && isFolding(folding)
    ? { _tag: "Answered", name, folding }
    : noFolding("it answers with something else than a folding")
}
