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

/** What reading a log file gives: the log, or the first line that is not one (counted from 1) and why. */
export type ReadLog =
  | ({ readonly _tag: "Read" } & WrittenLog)
  | { readonly _tag: "Unreadable"; readonly line: number; readonly why: string }
