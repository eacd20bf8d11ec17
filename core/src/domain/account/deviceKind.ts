import { Schema } from "effect"
import { Instant } from "../time/model.ts"

/** A browser, as precisely as a customer needs to recognise it. */
export const BrowserKind = Schema.Literals(["chrome", "edge", "firefox", "safari", "samsung", "other"])
export type BrowserKind = typeof BrowserKind.Type

/** A browser's operating system. */
export const SystemKind = Schema.Literals(["iphone", "ipad", "android", "windows", "mac", "linux", "other"])
export type SystemKind = typeof SystemKind.Type

/** A device in two words; nothing else about it is stored. */
export interface DeviceKind {
  readonly browser: BrowserKind
  readonly system: SystemKind
}

/** A place where a customer is logged in. */
export const CustomerSession = Schema.Struct({
  /** Identifies the session for the customer; it is not a secret and cannot be used to log in. */
  id: Schema.NonEmptyString,
  browser: BrowserKind,
  system: SystemKind,
  beganAt: Instant,
  /** Its last renewal: it is renewed when it is used and half an hour old. */
  usedAt: Instant,
  /** Whether it is the session of this request. */
  isCurrent: Schema.Boolean,
})
export type CustomerSession = typeof CustomerSession.Type
