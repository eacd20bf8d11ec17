import { Schema } from "effect"
import { Instant } from "../time/model.ts"

/** A browser, as far as a customer needs to know it again. */
export const BrowserKind = Schema.Literals(["chrome", "edge", "firefox", "safari", "samsung", "other"])
export type BrowserKind = typeof BrowserKind.Type

/** What a browser runs on. */
export const SystemKind = Schema.Literals(["iphone", "ipad", "android", "windows", "mac", "linux", "other"])
export type SystemKind = typeof SystemKind.Type

/** A device in two words; no more of it is kept. */
export interface DeviceKind {
  readonly browser: BrowserKind
  readonly system: SystemKind
}

/** A place where a customer is logged in. */
export const CustomerSession = Schema.Struct({
  /** Names the session to the customer; it is no secret and opens nothing. */
  id: Schema.NonEmptyString,
  browser: BrowserKind,
  system: SystemKind,
  beganAt: Instant,
  /** Its last renewal: it is renewed when it is used and half an hour old. */
  usedAt: Instant,
  /** The session that asks. */
  isCurrent: Schema.Boolean,
})
export type CustomerSession = typeof CustomerSession.Type
