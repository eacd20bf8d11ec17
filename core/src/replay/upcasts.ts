import { Result, Schema } from "effect"
import { OuterEvent } from "../messages/events.ts"

/** An event with the version of its type. */
export interface VersionedEvent {
  readonly version: number
  readonly event: { readonly type: string; readonly [field: string]: unknown }
}

/** How to read an event that has shipped and is no longer written: as one later event, or several. */
export interface Upcast {
  readonly type: string
  readonly version: number
  /** The later events; a string says why there is none for this one. */
  readonly to: (old: unknown) => readonly VersionedEvent[] | string
}

/** All event shapes ever shipped: each type's current version (1 by default), and the upcasts from older ones. */
export interface EventHistory {
  readonly versions: Readonly<Record<string, number>>
  readonly upcasts: readonly Upcast[]
}

const strict = { onExcessProperty: "error" } as const

/** An upcast of an event type from its shape in this version. */
export const upcast = <Old extends { readonly type: string }>(
  type: Old["type"],
  version: number,
  shape: Schema.Codec<Old, unknown>,
  to: (old: Old) => readonly [VersionedEvent, ...VersionedEvent[]],
): Upcast => {
  const decode = Schema.decodeUnknownResult(shape)
  return {
    type,
    version,
    to: (old) => {
      const read = decode(old, strict)
      return Result.isSuccess(read) ? to(read.success) : read.failure.message
    },
  }
}

/**
 * The history of the shop's events. An event that has shipped is never edited. To change one: raise its version here
 * (or give it a new name), and add an upcast from its old shape. `upcasts.story.test.ts` shows a renamed event, one
 * with a new field and a split one.
 */
export const shopHistory: EventHistory = { versions: {}, upcasts: [] }

const known: ReadonlySet<string> = new Set(OuterEvent.members.map(({ fields }) => fields.type.literal))

/** The version in which this program writes an event type; `undefined` for a type that it does not write. */
export const versionOf = (history: EventHistory, type: string): number | undefined => {
  if (!known.has(type)) return undefined
  return Object.hasOwn(history.versions, type) ? history.versions[type] : 1
}

/** What a program can do with a version of an event type. */
export type Standing = "current" | "upcast" | "newer" | "unknown"

export const standingOf = (history: EventHistory, type: string, version: number): Standing => {
  const current = versionOf(history, type)
  if (current === version) return "current"
  if (history.upcasts.some((one) => one.type === type && one.version === version)) return "upcast"
  const newest = Math.max(current ?? 0, ...history.upcasts.flatMap((one) => (one.type === type ? [one.version] : [])))
  return newest > 0 && version > newest ? "newer" : "unknown"
}

/** Upper bound on upcast steps, above any history, so that a circular table cannot hang. */
const longestWay = 100

/** The current events that an older one is upcast to, in order; a string says why there is no upcast. */
export const upcastEvent = (
  history: EventHistory,
  { version, event }: VersionedEvent,
  steps = longestWay,
): readonly VersionedEvent[] | string => {
  if (versionOf(history, event.type) === version) return [{ version, event }]
  const way = history.upcasts.find((one) => one.type === event.type && one.version === version)
  if (!way || steps === 0) return `no way leads from ${event.type} in version ${version} to an event of today`
  const later = way.to(event)
  if (typeof later === "string") return later
  const all: VersionedEvent[] = []
  for (const one of later) {
    const brought = upcastEvent(history, one, steps - 1)
    if (typeof brought === "string") return brought
    all.push(...brought)
  }
  return all
}
