import type { Fold } from "../kernel/fold.ts"
import type { Tagged } from "../kernel/json.ts"
import type { Log } from "../kernel/log.ts"
import type { Condition, Path } from "./condition.ts"
import { pathsOf } from "./meets.ts"
import { isSlip, nearestNames } from "./nearestNames.ts"
import { makeConditionView, unitsOf } from "./watches.ts"

/** A path of a condition that must be a mistake: the character where the wrong name begins, and why. */
export interface MistakenPath {
  readonly at: number
  readonly why: string
}

/** Upper bound on the names that a reason lists. */
const mostNames = 40

/** In brackets, similar names, or else all existing ones. */
export const suggestNames = (name: string, names: ReadonlySet<string>, parent = ""): string => {
  const within = (one: string): string => (parent === "" ? one : `${parent}.${one}`)
  const near = nearestNames(name, names)
  if (near.length > 0) return `(did you mean ${near.map(within).join(" or ")}?)`
  const have = parent === "" ? "there are" : `${parent} has`
  if (names.size === 0) return `(${have} no fields)`
  return `(${have} ${[...names].slice(0, mostNames).join(", ")}${names.size > mostNames ? ", …" : ""})`
}

/** The first path of a condition that does not begin with a view's name; this can be checked without a log. */
export const mistakenRoot = <Start, Event extends Tagged, Command extends Tagged>(
  fold: Fold<Start, Event, Command>,
  condition: Condition,
): MistakenPath | undefined => {
  const known = new Set([...unitsOf(fold), "calls", "tells", "world"])
  const { paths } = pathsOf(condition)
  const odd = paths.find(({ names: [root = ""] }) => !known.has(root))
  if (odd === undefined) return undefined
  const [root = ""] = odd.names
  return { at: odd.places[0] ?? 1, why: `no unit is called ${root} ${suggestNames(root, known)}` }
}

/** How far a path can be followed in a value: to its last name, or up to the name at `depth`. */
type Reach =
  | { readonly _tag: "Whole" }
  /** The value has no fields, or the list is shorter: whether the name could exist is not known. */
  | { readonly _tag: "Open"; readonly depth: number }
  | { readonly _tag: "Closed"; readonly depth: number; readonly names: readonly string[] }

const isIndex = (name: string): boolean => /^\d+$/.test(name)

const reachOf = (seen: object, { names }: Path): Reach => {
  let found: unknown = seen
  for (const [depth, name] of names.entries()) {
    if (found === null || found === undefined) return { _tag: "Open", depth }
    if (typeof found === "string" && name === "length" && depth === names.length - 1) return { _tag: "Whole" }
    if (typeof found !== "object") return { _tag: "Closed", depth, names: [] }
    if (!Object.hasOwn(found, name)) {
      if (!Array.isArray(found)) return { _tag: "Closed", depth, names: Object.keys(found) }
      return isIndex(name) ? { _tag: "Open", depth } : { _tag: "Closed", depth, names: ["length"] }
    }
    found = (found as Readonly<Record<string, unknown>>)[name]
  }
  return { _tag: "Whole" }
}

/** What is known about a path so far: how deep it can be followed, and which names exist where it ends. */
interface Search {
  readonly path: Path
  depth: number
  isClosed: boolean
  /** Whether the names there vary: an optional field, or entries by key. */
  isVarying: boolean
  readonly names: Set<string>
}

const note = (search: Search, reach: Exclude<Reach, { readonly _tag: "Whole" }>): void => {
  if (reach.depth > search.depth) {
    search.depth = reach.depth
    search.isClosed = false
    search.isVarying = false
    search.names.clear()
  }
  if (reach.depth < search.depth || reach._tag === "Open") return
  const known = search.names.size
  for (const name of reach.names) search.names.add(name)
  if (search.isClosed && (search.names.size !== known || reach.names.length !== known)) search.isVarying = true
  search.isClosed = true
}

/** Whether the name may exist in other sessions: as a command's count, or a field of another state. */
const mayComeLater = ({ names: [root = "", , , field] }: Path, depth: number, names: ReadonlySet<string>): boolean =>
  root === "calls" || root === "tells" || names.has("_tag") || (root === "world" && field === "value" && depth > 3)

/** Whether a name is a typo: the names there never vary, and one of them differs from it by a letter. */
const isSurelyWrong = ({ path, depth, isVarying, names }: Search): boolean => {
  const [root = "", second = ""] = path.names
  const isByKey = root === "calls" || root === "tells" || (root === "world" && second !== "units")
  const name = path.names[depth] ?? ""
  return !isByKey && !isVarying && !names.has("_tag") && [...names].some((one) => isSlip(name, one))
}

const faultOf = (search: Search, holds: boolean): MistakenPath | undefined => {
  const { path, depth, isClosed, names } = search
  if (!isClosed || (holds && !isSurelyWrong(search))) return undefined
  const name = path.names[depth] ?? ""
  const before = path.names.slice(0, depth).join(".")
  if (mayComeLater(path, depth, names) && nearestNames(name, names).length === 0) return undefined
  const why = `no record of this log has ${before}.${name} ${suggestNames(name, names, before)}`
  return { at: path.places[depth] ?? 1, why }
}

/**
 * The first path of a condition that exists after no record of a log. A path that exists after one of them is right, so
 * states of a tagged union may lack it; so is one that ends at `null` or beyond the end of a list, because what would
 * be there is not known. In a union's state, a missing name is only wrong if it resembles one of its fields: others may
 * belong to a state that this session never reached. If the condition `holds` after some record, only names that are
 * nearly right are reported: absence of an optional field, or of a command, may be intended. The log is folded until
 * all paths are found, or `enough` returns true.
 */
export const mistakenPath = <Start, Event extends Tagged, Command extends Tagged>(
  fold: Fold<Start, Event, Command>,
  log: Log<Start, Event, Command>,
  condition: Condition,
  { holds, enough = () => false }: { readonly holds: boolean; readonly enough?: () => boolean },
): MistakenPath | undefined => {
  const root = mistakenRoot(fold, condition)
  if (root !== undefined) return root
  let searches = pathsOf(condition).paths.map((path): Search => ({
    path,
    depth: 0,
    isClosed: false,
    isVarying: false,
    names: new Set(),
  }))
  const sight = makeConditionView(fold)
  let world = log.checkpoint ?? fold.empty
  for (const { n, t, input } of log.records) {
    if (searches.length === 0 || enough()) return undefined
    if (!fold.concerns(world, input)) continue
    const before = world
    const folded = fold.step(before, { n, t }, input)
    world = folded.world
    sight.look({ before, world, tells: folded.tells })
    searches = searches.filter((search) => {
      const reach = reachOf(sight.seen, search.path)
      if (reach._tag !== "Whole") note(search, reach)
      return reach._tag !== "Whole"
    })
  }
  return searches.map((search) => faultOf(search, holds)).find((fault) => fault !== undefined)
}
