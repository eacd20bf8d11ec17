import type { CallTrace } from "../domain/trace/model.ts"
import { recordOf } from "../kernel/world.ts"
import { shop } from "../shop/shop.ts"
import { pressOf, traceOfCall } from "../services/traceOfCall.ts"
import type { ShopLog } from "./model.ts"

/**
 * A span of a session's traces: a press with all calls that follow from it, or one of these calls. Times are the
 * device's, in epoch ms.
 */
export interface SessionSpan extends CallTrace {
  readonly of: "press" | "call"
  /** The parent span of a call: its press. */
  readonly parent: string | undefined
  /** The type of the event or command, never its contents. */
  readonly name: string
  readonly record: number
  readonly from: number
  readonly to: number
  readonly failed: boolean
}

/** The name of a press: the event's type, or the input's type for a start, an answer or a timer. */
const nameOf = ({ input }: ShopLog["records"][number]): string =>
  input.type === "Happened" ? input.event.type : input.type

/**
 * The spans of all presses that led to calls, and of these calls, under the ids that the shop sent to the server. They
 * contain no values from events, so they may be sent wherever the server's traces are sent.
 */
export const spansOf = (log: ShopLog): readonly SessionSpan[] => {
  const began = new Map(log.records.map((record) => [record.n, record]))
  const running = new Map<string, { readonly name: string; readonly from: number }>()
  const presses = new Map<number, SessionSpan>()
  const spans: SessionSpan[] = []
  const end = (key: string, to: number, failed: boolean): void => {
    const call = running.get(key)
    running.delete(key)
    const record = recordOf({ key })
    const named = traceOfCall(log, key)
    const press = pressOf(log, record)
    const pressed = press && began.get(press.n)
    if (call === undefined || named === undefined || press === undefined || pressed === undefined) return
    const { trace, span, n } = press
    spans.push({ ...call, ...named, of: "call", parent: span, record, to, failed })
    presses.set(n, {
      of: "press",
      trace,
      span,
      parent: undefined,
      name: nameOf(pressed),
      record: n,
      from: pressed.t,
      to: Math.max(to, presses.get(n)?.to ?? 0),
      failed: false,
    })
  }
  let world = log.checkpoint ?? shop.empty
  for (const { n, t, input } of log.records) {
    if (input.type === "CallEnded") end(input.key, t, input.exit._tag === "Failed")
    world = shop.step(world, { n, t }, input).world
    const calls = new Map(Object.values(world.calls).map(({ key, command }) => [key, command]))
    for (const key of running.keys()) {
      if (!calls.has(key)) end(key, t, false)
    }
    for (const [key, { type }] of calls)
      if (!running.has(key) && recordOf({ key }) === n) running.set(key, { name: type, from: t })
  }
  for (const key of running.keys()) end(key, world.t, false)
  return [...presses.values(), ...spans].toSorted((one, other) => one.record - other.record)
}
