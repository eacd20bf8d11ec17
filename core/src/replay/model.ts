import type { LogRecord } from "../kernel/input.ts"
import type { Log } from "../kernel/log.ts"
import type { MarketId } from "../domain/market/model.ts"
import type { ShopCommand } from "../messages/commands.ts"
import type { ShopEvent } from "../messages/events.ts"
import type { ShopStart } from "../messages/start.ts"
import type { Fork } from "./fork.ts"
import type { ForkEdit } from "./forkPlan.ts"

export type ShopRecord = LogRecord<ShopStart, ShopEvent>
export type ShopLog = Log<ShopStart, ShopEvent, ShopCommand>
export type ShopEdit = ForkEdit<ShopStart, ShopEvent>
export type ShopFork = Fork<ShopStart, ShopEvent, ShopCommand>

/** The build and market that wrote a log. */
export interface Author {
  readonly market: MarketId
  readonly build: string
}

/** A log read from a file. */
export interface WrittenLog extends Author {
  readonly log: ShopLog
}

/** An event type that the log holds in an older version, and what it is upcast to. */
export interface UpcastType {
  readonly type: string
  readonly version: number
  readonly to: readonly { readonly type: string; readonly version: number }[]
  readonly records: number
}

/** An event type that this program cannot read, and the first line with it. */
export interface StrangeType {
  readonly type: string
  readonly version: number
  readonly why: "newer" | "unknown"
  readonly line: number
}

/** How a log is read: as it is, or with older events upcast. */
export type Grade =
  | { readonly _tag: "Same"; readonly records: number }
  | {
      readonly _tag: "Upcast"
      readonly records: number
      readonly types: readonly UpcastType[]
      /** The first upcast record: from here on recorded hashes cannot be compared. */
      readonly from: number
      /** The number of recorded hashes dropped for that reason. */
      readonly incomparable: number
    }

/** Why a text is not a readable log: the first faulty line (counted from 1), its expected record, and the reason. */
export interface Unreadable {
  readonly _tag: "Unreadable"
  readonly line: number
  /** The number of the record at or expected at that line; `null` for the header or the whole file. */
  readonly record: number | null
  readonly why: string
  /** The event types that make it unreadable, if they are the reason. */
  readonly types: readonly StrangeType[]
}

/** The result of reading a log file. */
export type ReadLog = ({ readonly _tag: "Read"; readonly grade: Grade } & WrittenLog) | Unreadable
