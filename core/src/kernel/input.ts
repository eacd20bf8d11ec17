import type { Json, Tagged } from "./json.ts"

/** How a call ended; caller and service agree on the shape of value and error. */
export type CallExit =
  | { readonly _tag: "Done"; readonly value: Json }
  | { readonly _tag: "Failed"; readonly error: Json }

/**
 * Everything that can reach a world from outside, and therefore all that a log contains. Events between units are
 * derived by the fold and not logged.
 */
export type Input<Start, Event extends Tagged> =
  | { readonly type: "Started"; readonly start: Start }
  | { readonly type: "Happened"; readonly event: Event }
  | { readonly type: "TimerFired"; readonly key: string }
  | { readonly type: "CallNews"; readonly key: string; readonly news: Json }
  | { readonly type: "CallEnded"; readonly key: string; readonly exit: CallExit }

/** An input with its number and time: one line of a log. Numbers count from 0, times never decrease. */
export interface LogRecord<Start, Event extends Tagged> {
  readonly n: number
  readonly t: number
  readonly input: Input<Start, Event>
  /** Digest of the world after this record, if one was taken. */
  readonly hash?: string
  /** Digests of the values that this record changed, by path, so that a replay can say where it differs. */
  readonly changed?: Readonly<Record<string, string>>
  /** The unit threw: a bug, recorded so that it can be reproduced. The world is unchanged. */
  readonly crash?: string
}
