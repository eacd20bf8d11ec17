import { type Effect, Schema } from "effect"
import type { Message } from "./post.ts"

/** A message could not be handed over; it is tried again later. */
export class NotDelivered extends Schema.TaggedError<NotDelivered>()("NotDelivered", { why: Schema.String }) {}

/** Hands one message over. `id` stays the same when it is tried again, for a gateway that wants to know. */
export type Deliver = (message: Message, id: string) => Effect.Effect<void, NotDelivered>

/** How each kind of message leaves; `null` leaves it in the outbox, for who runs the server. */
export interface Delivery {
  readonly sms: Deliver | null
  readonly mail: Deliver | null
  /** Where messages that stay are shown as well. */
  readonly show: ((line: string) => void) | null
}
