import type { Condition, Path } from "./condition.ts"
import { valueAt } from "./difference.ts"

/** The data of a condition: the views, and whether a unit has just thrown. */
export interface Moment {
  readonly seen: object
  readonly crashed: boolean
}

type Term = Extract<Condition, { readonly _tag: "Holds" }>["term"]

const read = (term: Term, { seen }: Moment): unknown => {
  if (term._tag === "Value") return term.value
  const last = term.names.at(-1)
  const found = valueAt(seen, term.names)
  if (found !== undefined || last !== "length") return found
  const list = valueAt(seen, term.names.slice(0, -1))
  return typeof list === "string" ? list.length : undefined
}

/**
 * True when a condition holds at a moment. A missing value equals null, and is neither greater nor less than any value.
 */
export const meets = (condition: Condition, moment: Moment): boolean => {
  switch (condition._tag) {
    case "Crashes":
      return moment.crashed
    case "Diverges":
      return false
    case "Not":
      return !meets(condition.one, moment)
    case "And":
      return meets(condition.left, moment) && meets(condition.right, moment)
    case "Or":
      return meets(condition.left, moment) || meets(condition.right, moment)
    case "Holds":
      return Boolean(read(condition.term, moment))
    case "Compares": {
      const left = read(condition.left, moment) ?? null
      const right = read(condition.right, moment) ?? null
      if (condition.operator === "==") return left === right
      if (condition.operator === "!=") return left !== right
      const comparable =
        (typeof left === "number" && typeof right === "number") ||
        (typeof left === "string" && typeof right === "string")
      if (!comparable) return false
      switch (condition.operator) {
        case ">":
          return left > right
        case ">=":
          return left >= right
        case "<":
          return left < right
        case "<=":
          return left <= right
      }
    }
  }
}

/** The paths of a condition, from left to right, and whether it uses `diverges`. */
export const pathsOf = (condition: Condition): { readonly paths: readonly Path[]; readonly diverges: boolean } => {
  const pathsIn = (term: Term): readonly Path[] => (term._tag === "Path" ? [term] : [])
  switch (condition._tag) {
    case "Crashes":
    case "Diverges":
      return { paths: [], diverges: condition._tag === "Diverges" }
    case "Not":
      return pathsOf(condition.one)
    case "Holds":
      return { paths: pathsIn(condition.term), diverges: false }
    case "Compares":
      return { paths: [...pathsIn(condition.left), ...pathsIn(condition.right)], diverges: false }
    case "And":
    case "Or": {
      const [left, right] = [pathsOf(condition.left), pathsOf(condition.right)]
      return { paths: [...left.paths, ...right.paths], diverges: left.diverges || right.diverges }
    }
  }
}
