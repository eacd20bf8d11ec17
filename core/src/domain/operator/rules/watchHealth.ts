import type { ShopHealth } from "../health.ts"

/** Why the shop's health could not be read. */
export type HealthFault =
  | { readonly _tag: "WrongKey" }
  | { readonly _tag: "NoAnswer" }
  | { readonly _tag: "Refused"; readonly status: number }
  /** The answer of a server of another version. */
  | { readonly _tag: "Unreadable" }

/** One use of the staff key; the same key given again is another one, so that the page asks at once. */
export interface HealthAccess {
  readonly key: string
}

/**
 * What the operator's page knows: nothing without a key, or the last health that was read. `fault` is that of the
 * newest request; with it the health is older than it should be.
 */
export type HealthWatch =
  | { readonly _tag: "Locked"; readonly fault: HealthFault | null }
  | { readonly _tag: "Opening"; readonly access: HealthAccess; readonly fault: HealthFault | null }
  | {
      readonly _tag: "Watching"
      readonly access: HealthAccess
      readonly health: ShopHealth
      readonly fault: HealthFault | null
    }

export type HealthWatchEvent =
  | { readonly type: "KeyGiven"; readonly key: string }
  | { readonly type: "KeyForgotten" }
  | { readonly type: "HealthRead"; readonly health: ShopHealth }
  | { readonly type: "HealthMissed"; readonly fault: HealthFault }

/** The operator's page without a key. */
export const lockedWatch: HealthWatch = { _tag: "Locked", fault: null }

/** The operator's page after an event. A refused key locks it, and any other fault keeps what was read before. */
export const watchHealth = (watch: HealthWatch, event: HealthWatchEvent): HealthWatch => {
  switch (event.type) {
    case "KeyGiven":
      return { _tag: "Opening", access: { key: event.key }, fault: null }
    case "KeyForgotten":
      return lockedWatch
    case "HealthRead":
      return watch._tag === "Locked"
        ? watch
        : { _tag: "Watching", access: watch.access, health: event.health, fault: null }
    case "HealthMissed":
      if (watch._tag === "Locked") return watch
      return event.fault._tag === "WrongKey" ? { _tag: "Locked", fault: event.fault } : { ...watch, fault: event.fault }
  }
}

/** What the operator reads about a fault. */
export const describeHealthFault = (fault: HealthFault): string => {
  switch (fault._tag) {
    case "WrongKey":
      return "The server does not accept this staff key."
    case "NoAnswer":
      return "The server does not answer."
    case "Refused":
      return `The server answers with ${fault.status}.`
    case "Unreadable":
      return "This page cannot read the server's answer. The server may be of another version: reload the page."
  }
}
