import type { FoldedStep } from "./folding.ts"

type Steps = readonly FoldedStep[]
type Path = readonly string[]
type Fields = Readonly<Record<string, unknown>>

/** Two foldings without the units and fields that only one version has, and the paths of those. */
export interface SharedShape {
  readonly own: Steps
  readonly other: Steps
  readonly onlyOwn: readonly string[]
  readonly onlyOther: readonly string[]
}

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const at = (fields: Fields, name: string): unknown => (Object.hasOwn(fields, name) ? fields[name] : undefined)

const pathsOnlyIn = (one: unknown, other: unknown, path: Path = []): readonly Path[] =>
  isFields(one) && isFields(other)
    ? Object.keys(one).flatMap((name) => {
        if (one[name] === undefined) return []
        const below = [...path, name]
        return at(other, name) === undefined ? [below] : pathsOnlyIn(one[name], at(other, name), below)
      })
    : []

const without = (value: unknown, paths: readonly Path[]): unknown => {
  if (!isFields(value)) return value
  const below = Map.groupBy(paths, ([name]) => name)
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      const its = below.get(name)
      if (its === undefined) return [[name, inner]]
      if (its.some(({ length }) => length === 1)) return []
      return [
        [
          name,
          without(
            inner,
            its.map((path) => path.slice(1)),
          ),
        ],
      ]
    }),
  )
}

/** Leaves these paths out of units' states or views; an unchanged one stays the same object. */
const makeFilter = (paths: readonly Path[]): ((fields: Fields) => Fields) => {
  if (paths.length === 0) return (fields) => fields
  const gone = new Set(paths.flatMap(([unit, ...rest]) => (rest.length === 0 ? [unit] : [])))
  const below = Map.groupBy(paths, ([unit]) => unit)
  const known = new Map([...below.keys()].map((unit) => [unit, new WeakMap<object, unknown>()]))
  const filtered = (unit: string, value: unknown): unknown => {
    const [its, memo] = [below.get(unit), known.get(unit)]
    if (!its || !memo || typeof value !== "object" || value === null) return value
    if (!memo.has(value)) {
      memo.set(
        value,
        without(
          value,
          its.map((path) => path.slice(1)),
        ),
      )
    }
    return memo.get(value)
  }
  return (fields) =>
    Object.fromEntries(
      Object.entries(fields)
        .filter(([unit]) => !gone.has(unit))
        .map(([unit, value]) => [unit, filtered(unit, value)]),
    )
}

const filterSteps = (steps: Steps, units: readonly Path[], views: readonly Path[]): Steps => {
  if (units.length + views.length === 0) return steps
  const [ofUnits, ofViews] = [makeFilter(units), makeFilter(views)]
  return steps.map((step) => ({ ...step, units: ofUnits(step.units), views: ofViews(step.views) }))
}

const told = (...paths: readonly (readonly Path[])[]): readonly string[] => [
  ...new Set(paths.flat().map((path) => path.join("."))),
]

const holds = (value: unknown, [name, ...rest]: Path): boolean =>
  name === undefined ? value !== undefined : isFields(value) && holds(at(value, name), rest)

/**
 * Paths that one version has after the first record and the other never has; a field that only appears later is not a
 * different shape.
 */
const shapeOnlyIn = (one: Steps, other: Steps, part: "units" | "views"): readonly Path[] =>
  pathsOnlyIn(one[0]?.[part], other[0]?.[part]).filter((path) => !other.some((step) => holds(step[part], path)))

/**
 * Removes from both foldings what only one of them has after the first record, and the other never has: a unit or field
 * added or removed between the two versions would otherwise hide differences in the others.
 */
export const shareShape = (own: Steps, other: Steps): SharedShape => {
  const ownUnits = shapeOnlyIn(own, other, "units")
  const ownViews = shapeOnlyIn(own, other, "views")
  const otherUnits = shapeOnlyIn(other, own, "units")
  const otherViews = shapeOnlyIn(other, own, "views")
  return {
    own: filterSteps(own, ownUnits, ownViews),
    other: filterSteps(other, otherUnits, otherViews),
    onlyOwn: told(ownUnits, ownViews),
    onlyOther: told(otherUnits, otherViews),
  }
}
