import { hashText, type Pair } from "./hashText.ts"

/** A field's name and its hash. */
export interface FieldName {
  readonly name: string
  readonly hash: Pair
}

/** Objects with these names so far, in this order. */
interface Shape {
  readonly more: Map<string, Shape>
  names: readonly FieldName[] | undefined
}

const mostShapes = 4096
let shapes = 0
let none: Shape = { more: new Map(), names: undefined }

/** The names of an object's fields that are not `undefined`, sorted. Sorted and hashed once for objects made alike. */
export const fieldNames = (value: Readonly<Record<string, unknown>>): readonly FieldName[] => {
  let shape = none
  for (const name of Object.keys(value)) {
    if (value[name] === undefined) continue
    let next = shape.more.get(name)
    if (!next) {
      shapes++
      shape.more.set(name, (next = { more: new Map(), names: undefined }))
    }
    shape = next
  }
  shape.names ??= Object.keys(value)
    .filter((name) => value[name] !== undefined)
    .toSorted()
    .map((name) => ({ name, hash: hashText(name, 5) }))
  const { names } = shape
  // Keys of timers and calls are ever new ones: what was learnt is forgotten now and then, so that it stays small.
  if (shapes > mostShapes) {
    shapes = 0
    none = { more: new Map(), names: undefined }
  }
  return names
}
