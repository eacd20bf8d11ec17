import type { Position } from "../store/model.ts"

/** Why a device did not say where it is: the customer or the browser forbids it, it cannot know, or it took too long. */
export type NoPosition = "denied" | "unavailable" | "timeout"

/** What a device answers when it is asked where it is. */
export type Whereabouts =
  | { readonly _tag: "Here"; readonly position: Position }
  | { readonly _tag: "Nowhere"; readonly reason: NoPosition }
