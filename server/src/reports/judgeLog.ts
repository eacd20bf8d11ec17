import type { MarketId } from "@skorpe/core/domain/market"
import { Effect } from "effect"

/** The facts about a log that the list of reports shows. */
export interface Judged {
  readonly build: string
  readonly records: number
}

/** A build's name, as the shop or the command line writes it; anything else could be the sender's own text. */
const build = /^(skorpe-cli )?[\w.+-]{1,80}$/

/**
 * Reads a text as an exported log of a market; `null` when it is not one. It is read within the reader's own limits and
 * not folded. A record without a hash means that the log was never exported, so its personal texts may not be masked.
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
