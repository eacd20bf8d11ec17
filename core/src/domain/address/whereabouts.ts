import type { Position } from "../store/model.ts"

/** Why a device has no position: permission denied, position unavailable, or timeout. */
export type NoPosition = "denied" | "unavailable" | "timeout"

/** A device's answer to a request for its position. */
export type Whereabouts =
  | { readonly _tag: "Here"; readonly position: Position }
  | { readonly _tag: "Nowhere"; readonly reason: NoPosition }
