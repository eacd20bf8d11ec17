import { type CallTrace } from "../domain/trace/model.ts"
import { nameCall } from "../domain/trace/rules/nameCall.ts"
import { traceKeyOf } from "../domain/trace/rules/traceKeyOf.ts"
import type { Tagged } from "../kernel/json.ts"
import type { Log } from "../kernel/log.ts"
import { originOf } from "../kernel/origin.ts"
import { recordOf } from "../kernel/world.ts"
import type { ShopStart } from "../messages/start.ts"

/** Reads a field of an untrusted log. */
const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Object.entries(value).find(([field]) => field === name)?.[1] : undefined

/** The seed of a session, from its first record or from the log's checkpoint. */
const seedIn = ({ checkpoint, records }: Log<ShopStart, Tagged, Tagged>): unknown => {
  const begun = records[0]?.input
  if (begun?.type === "Started") return begun.start.seed
  return fieldOf(fieldOf(checkpoint?.units["session"], "context"), "seed")
}

const traceKeyIn = (log: Log<ShopStart, Tagged, Tagged>): string | undefined => {
  const seed = seedIn(log)
  return typeof seed === "string" ? traceKeyOf(seed) : undefined
}

/**
 * The trace and span of a log's call, as the server and its collector name them: calls caused by one press share a
 * trace. They are derived from the log, so a replay names them as the live shop did; `undefined` if the log does not
 * contain the press.
 */
export const traceOfCall = (log: Log<ShopStart, Tagged, Tagged>, callKey: string): CallTrace | undefined => {
  const traceKey = traceKeyIn(log)
  const origin = originOf(log, recordOf({ key: callKey }))
  return traceKey === undefined || origin === undefined ? undefined : nameCall(traceKey, origin, callKey)
}

/**
 * The span of the press that caused record `n`, which is the parent of its calls' spans, and the press's record number.
 */
export const pressOf = (
  log: Log<ShopStart, Tagged, Tagged>,
  n: number,
): (CallTrace & { readonly n: number }) | undefined => {
  const traceKey = traceKeyIn(log)
  const origin = originOf(log, n)
  // A call's key ends with its record's number.
  return traceKey === undefined || origin === undefined
    ? undefined
    : { ...nameCall(traceKey, origin, String(origin)), n: origin }
}
