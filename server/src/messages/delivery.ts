import { type Effect, Schema } from "effect"
import type { Message } from "./post.ts"

/** A message could not be delivered; it is tried again later. */
export class NotDelivered extends Schema.TaggedError<NotDelivered>()("NotDelivered", { why: Schema.String }) {}

/** Delivers one message. `id` is the same for each attempt, so that a gateway can deduplicate. */
export type Deliver = (message: Message, id: string) => Effect.Effect<void, NotDelivered>

/** How each kind of message is delivered; `null` leaves it in the outbox, for the operator to read. */
export interface Delivery {
  readonly sms: Deliver | null
  readonly mail: Deliver | null
  /** Prints messages that stay in the outbox. */
  readonly show: ((line: string) => void) | null
}
