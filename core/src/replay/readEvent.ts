import { upcastEvent, type EventHistory, standingOf } from "./upcasts.ts"

/** A line's event: none, a current one, an older one upcast, or an unreadable one. */
export type EventReading =
  | { readonly _tag: "Plain" }
  | {
      readonly _tag: "Upcast"
      readonly type: string
      readonly version: number
      readonly to: readonly { readonly type: string; readonly version: number }[]
      /** The line, repeated for each later event; empty when the event has no meaning today. */
      readonly lines: readonly unknown[]
    }
  | {
      readonly _tag: "Strange"
      readonly type: string
      readonly version: number
      readonly why: "newer" | "unknown"
      readonly sentence: string
    }
  | { readonly _tag: "Broken"; readonly why: string }

interface RawLine {
  readonly input: { readonly type: "Happened"; readonly event: { readonly type: string } }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null

const hasEvent = (value: unknown): value is RawLine =>
  isObject(value) &&
  isObject(value["input"]) &&
  value["input"]["type"] === "Happened" &&
  isObject(value["input"]["event"]) &&
  typeof value["input"]["event"]["type"] === "string"

/** Reads the event of a parsed but unvalidated line, given the header's versions. */
export const readEvent = (
  value: unknown,
  versions: Readonly<Record<string, number>>,
  history: EventHistory,
): EventReading => {
  if (!hasEvent(value)) return { _tag: "Plain" }
  const { event } = value.input
  const type = event.type.slice(0, 60)
  const version = Object.hasOwn(versions, event.type) ? (versions[event.type] ?? 1) : 1
  const standing = standingOf(history, event.type, version)
  switch (standing) {
    case "current":
      return { _tag: "Plain" }
    case "newer":
    case "unknown": {
      const sentence =
        standing === "newer"
          ? `the event ${type} has version ${version}, which is newer than this program's`
          : `unknown event: ${type}${version === 1 ? "" : ` in version ${version}`}`
      return { _tag: "Strange", type, version, why: standing, sentence }
    }
    case "upcast": {
      const later = upcastEvent(history, { version, event })
      if (typeof later === "string") return { _tag: "Broken", why: `invalid event ${type}: ${later.slice(0, 200)}` }
      const lines = later.map((one) => ({ ...value, input: { ...value.input, event: one.event } }))
      const to = later.map((one) => ({ type: one.event.type, version: one.version }))
      return { _tag: "Upcast", type, version, to, lines }
    }
  }
}
