import { Result, Schema } from "effect"
import { OuterEvent } from "../messages/events.ts"
import { Line } from "./format.ts"
import { limits } from "./limits.ts"
import { short } from "./logFaults.ts"
import type { ShopRecord } from "./model.ts"
import { nearestNames } from "./nearestNames.ts"
import { Malformed, parseLine } from "./parseLine.ts"
import { readEvent } from "./readEvent.ts"
import { type EventHistory, shopHistory } from "./upcasts.ts"

type ShopInput = ShopRecord["input"]

/** The input in a text, or why the text is not a valid input. */
export type ReadInput =
  | { readonly _tag: "Input"; readonly input: ShopInput }
  | { readonly _tag: "NoInput"; readonly why: string }

/** Types of inputs that are written whole; any other text is an event. */
const others: ReadonlySet<unknown> = new Set(["Started", "TimerFired", "CallNews", "CallEnded"])

const eventTypes = OuterEvent.members.map(({ fields }) => fields.type.literal)

const decodeLine = Schema.decodeUnknownResult(Line)
const strict = { onExcessProperty: "error" } as const

/** An input as a developer edits it: only its event, or the whole input for a start, a timer or an answer. */
export const textOfInput = (input: ShopInput): string =>
  JSON.stringify(input.type === "Happened" ? input.event : input, null, 2)

/** Reads what `textOfInput` wrote, possibly edited, as log readers do: untrusted, bounded, decoded. */
export const readInput = (text: string, history: EventHistory = shopHistory): ReadInput => {
  const refused = (why: string): ReadInput => ({ _tag: "NoInput", why })
  let value: unknown
  try {
    value = parseLine(text, { values: limits.values })
  } catch (cause) {
    if (!(cause instanceof Malformed)) throw cause
    return refused(cause.message)
  }
  const isWhole = typeof value === "object" && value !== null && "type" in value && others.has(value.type)
  const line = { n: 0, t: 0, input: isWhole ? value : { type: "Happened", event: value } }
  const read = readEvent(line, history.versions, history)
  if (read._tag === "Strange") {
    const near = read.why === "unknown" ? nearestNames(read.type, eventTypes) : []
    return refused(near.length === 0 ? read.sentence : `${read.sentence} (did you mean ${near.join(" or ")}?)`)
  }
  if (read._tag === "Broken") return refused(read.why)
  const [today, ...more] = read._tag === "Upcast" ? read.lines : [line]
  if (today === undefined || more.length > 0) return refused("an older event, which is not one event of today")
  const decoded = decodeLine(today, strict)
  return Result.isSuccess(decoded)
    ? { _tag: "Input", input: decoded.success.input }
    : refused(`not a record: ${short(decoded.failure.message)}`)
}
