import type { KeptEntry } from "./model.ts"

/** The entries that a device stores (SPEC §3, local storage); `loggedIn` is `1` while the session flag is set. */
export type DeviceEntry = "cart" | "place" | "attempt" | "orderTokens" | "loggedIn" | "sessionExpiry" | KeptEntry

/** The entries that are stored in an envelope with their version. */
export type Versioned = KeptEntry | "place" | "attempt" | "orderTokens"

/** The entries whose version is no longer 1; an entry of another version is ignored (SPEC §3). */
const versions: { readonly [Entry in Versioned]?: number } = {}

/** The version in which an entry is written. */
export const versionOf = (entry: Versioned): number => versions[entry] ?? 1

/** Encodes an entry with its version. The cart carries its own version and is not written here. */
export const writeEntry = (entry: Versioned, value: unknown): string | null =>
  value === null ? null : JSON.stringify({ version: versionOf(entry), value })

/** Whether an entry is forgotten when the tab is closed. */
export const isOfTab = (entry: DeviceEntry): boolean => entry === "typed" || entry === "place" || entry === "attempt"
