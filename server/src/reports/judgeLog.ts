import type { MarketId } from "@skorpe/core/domain/market"
import { Effect } from "effect"

/** What of a log stands beside it in the list. */
export interface Judged {
  readonly build: string
  readonly records: number
}

/** A build as the shop or the command line names it; anything else is a text of the sender's. */
const build = /^(skorpe-cli )?[\w.+-]{1,80}$/

/**
 * Reads a text as an exported log of a market; `null` when it is none. It is read within the reader's own limits and not
 * folded. A record without a hash is of a log that was never exported, so its personal texts may not be masked.
 */
export const judgeLog = (text: string, market: MarketId): Effect.Effect<Judged | null> =>
  // Loaded on demand: the core's units would slow down every start of the server.
  Effect.map(
    Effect.promise(() => import("@skorpe/core/replay")),
    ({ readLog }) => {
      const read = readLog(text)
      if (read._tag === "Unreadable" || read.market !== market || !build.test(read.build)) return null
      const { grade, log } = read
      const { records } = log
      const comparable = grade._tag === "Upcast" ? records.filter(({ n }) => n < grade.from) : records
      return comparable.every(({ hash }) => hash !== undefined) ? { build: read.build, records: records.length } : null
    },
  )
