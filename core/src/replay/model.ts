import type { LogRecord } from "../kernel/input.ts"
import type { Log } from "../kernel/log.ts"
import type { MarketId } from "../market/model.ts"
import type { ShopCommand } from "../shop/commands.ts"
import type { ShopEvent } from "../shop/events.ts"
import type { ShopStart } from "../shop/start.ts"

export type ShopRecord = LogRecord<ShopStart, ShopEvent>
export type ShopLog = Log<ShopStart, ShopEvent, ShopCommand>

/** Who wrote a log. */
export interface Author {
  readonly market: MarketId
  readonly build: string
}

/** A log read from a file. */
export interface WrittenLog extends Author {
  readonly log: ShopLog
}

/** An event type of which the log holds an older version, and what this program reads it as. */
export interface UpcastType {
  readonly type: string
  readonly version: number
  readonly to: readonly { readonly type: string; readonly version: number }[]
  readonly records: number
}

/** An event type that this program cannot read, and the first line that holds one. */
export interface StrangeType {
  readonly type: string
  readonly version: number
  readonly why: "newer" | "unknown"
  readonly line: number
}

/** How a log is taken in: as it is, or with older events read as those of today. */
export type Grade =
  | { readonly _tag: "Same"; readonly records: number }
  | {
      readonly _tag: "Upcast"
      readonly records: number
      readonly types: readonly UpcastType[]
      /** The first record that was not written as it is read: from here on no recorded hash can be compared. */
      readonly from: number
      /** How many recorded hashes were left out for that reason. */
      readonly incomparable: number
    }

/** Why a text is no log for this program: the first line (counted from 1), the record that it should hold, and why. */
export interface Unreadable {
  readonly _tag: "Unreadable"
  readonly line: number
  /** Number of the record that stands there or should stand there; `null` for the header or the whole file. */
  readonly record: number | null
  readonly why: string
  /** The event types because of which it cannot be read, if those are why. */
  readonly types: readonly StrangeType[]
}

/** What reading a log file gives. */
export type ReadLog = ({ readonly _tag: "Read"; readonly grade: Grade } & WrittenLog) | Unreadable
