import type { Input } from "../kernel/input.ts"
import type { Json, Tagged } from "../kernel/json.ts"

type Replace = (value: Json) => Json

/** Yields each way to simplify one part of a value, largest lists first; `inside` rebuilds the whole around it. */
function* simplerParts(value: Json, inside: Replace, onlyLists: boolean): Generator<Json> {
  if (Array.isArray(value)) {
    if (value.length > 0) yield inside([])
    if (value.length > 1) {
      const middle = Math.ceil(value.length / 2)
      yield inside(value.slice(0, middle))
      yield inside(value.slice(middle))
    }
    if (value.length > 20) return
    for (const [index, item] of value.entries()) {
      yield* simplerParts(item as Json, (one) => inside(value.with(index, one) as Json), onlyLists)
    }
    return
  }
  if (typeof value === "object" && value !== null) {
    const object = value as { readonly [name: string]: Json }
    const fields = Object.entries(object).toSorted(([, one], [, other]) => sizeOf(other) - sizeOf(one))
    for (const [name, item] of fields) {
      if (name !== "type") yield* simplerParts(item, (one) => inside({ ...object, [name]: one }), onlyLists)
    }
    return
  }
  if (onlyLists) return
  if (typeof value === "string" && value !== "") {
    yield inside("")
    if (value.length > 1) yield inside(value.slice(0, Math.floor(value.length / 2)))
  }
  if (typeof value === "number") {
    for (const smaller of [0, 1, Math.trunc(value / 2)]) {
      if (Math.abs(smaller) < Math.abs(value)) yield inside(smaller)
    }
  }
}

const sizeOf = (value: Json): number => (Array.isArray(value) ? value.length : 0)

/**
 * Yields simpler inputs in place of one: shorter texts, smaller numbers and shorter lists in an event, shorter lists in
 * a service's answer. The caller must check that such an event is valid.
 */
export function* simplerInputs<Start, Event extends Tagged>(
  input: Input<Start, Event>,
): Generator<Input<Start, Event>> {
  switch (input.type) {
    case "Started":
    case "TimerFired":
      return
    case "Happened":
      for (const event of simplerParts(input.event as unknown as Json, (one) => one, false)) {
        yield { ...input, event: event as unknown as Event }
      }
      return
    case "CallNews":
      for (const news of simplerParts(input.news, (one) => one, true)) yield { ...input, news }
      return
    case "CallEnded": {
      const { exit } = input
      if (exit._tag === "Failed") return
      for (const value of simplerParts(exit.value, (one) => one, true)) yield { ...input, exit: { ...exit, value } }
    }
  }
}
