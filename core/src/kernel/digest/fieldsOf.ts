import { hashText, type Pair } from "./hashText.ts"

/** A field of an object: the hash of its name, and the index of its value. */
export interface Field {
  readonly hash: Pair
  readonly place: number
}

/** A shape: objects with these keys so far, in this order. */
interface Shape {
  /** The next key and the shape it leads to; usually there is only one. */
  name: string | undefined
  next: Shape | undefined
  others: Map<string, Shape> | undefined
  fields: readonly Field[] | undefined
}

const mostShapes = 4096
let count = 0
const newShape = (): Shape => {
  count++
  return { name: undefined, next: undefined, others: undefined, fields: undefined }
}
let none = newShape()

const following = (shape: Shape, name: string): Shape => {
  const known = shape.others?.get(name)
  if (known) return known
  const next = newShape()
  if (shape.next === undefined) {
    shape.name = name
    shape.next = next
  } else {
    shape.others ??= new Map()
    shape.others.set(name, next)
  }
  return next
}

const sortFields = (names: readonly string[]): readonly Field[] =>
  names
    .map((name, place) => ({ name, place }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ name, place }) => ({ hash: hashText(name, 5), place }))

/**
 * Appends an object's values and returns its fields sorted by name. Sorting and hashing of names is done once per shape.
 * An undefined field does not survive JSON, so it does not count.
 */
export const fieldsOf = (value: Readonly<Record<string, unknown>>, into: unknown[]): readonly Field[] => {
  const base = into.length
  let shape = none
  for (const name in value) {
    const part = value[name]
    if (part === undefined) continue
    into.push(part)
    shape = shape.name === name && shape.next ? shape.next : following(shape, name)
  }
  if (shape.fields && shape.fields.length === into.length - base) return shape.fields
  // Shapes are dropped now and then, so that memory stays bounded.
  if (count > mostShapes) {
    count = 0
    none = newShape()
  }
  return (shape.fields = sortFields(Object.keys(value).filter((name) => value[name] !== undefined)))
}
