import type { Json, Tagged } from "./json.ts"

/** How a call ended; what the value or the error looks like is between the caller and the service. */
export type CallExit =
  | { readonly _tag: "Done"; readonly value: Json }
  | { readonly _tag: "Failed"; readonly error: Json }

/**
 * All that can reach a world from outside, and so all that a log holds. What units tell one another is not here:
 * it follows from the fold.
 */
export type Input<Start, Event extends Tagged> =
  | { readonly type: "Started"; readonly start: Start }
  | { readonly type: "Happened"; readonly event: Event }
  | { readonly type: "TimerFired"; readonly key: string }
  | { readonly type: "CallNews"; readonly key: string; readonly news: Json }
  | { readonly type: "CallEnded"; readonly key: string; readonly exit: CallExit }

/** An input with its number and its time: the line of a log. Numbers count from 0, times never go back. */
export interface LogRecord<Start, Event extends Tagged> {
  readonly n: number
  readonly t: number
  readonly input: Input<Start, Event>
  /** Digest of the world after this record, where one was taken. */
  readonly hash?: string
  /** Digests of what this record changed, by path; lets a replay say where it differs. */
  readonly changed?: Readonly<Record<string, string>>
  /** The unit threw: a bug, kept so that it can be met again. The world stayed as it was. */
  readonly crash?: string
}
