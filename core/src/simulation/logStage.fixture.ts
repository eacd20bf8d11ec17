import { readCondition } from "../replay/condition.ts"
import type { ShopLog } from "../replay/model.ts"
import { readLog } from "../replay/readLog.ts"
import { recordsWhere } from "../replay/recordsWhere.ts"
import { seeShop, shop, type ShopViews, type ShopWorld } from "../shop/shop.ts"
import { type BrokenAt, judgeLog } from "./judgeLog.ts"
import { judgeShop } from "./shop/shopPlay.ts"

/** A recorded session in a story, folded by this program. */
export interface LogStage {
  /** The first record that breaks an invariant, and why; `null` if none does. */
  readonly broken: () => BrokenAt | null
  /** The numbers of the records after which a condition holds, as `skorpe shrink --while` reads it. */
  readonly recordsWhere: (condition: string) => readonly number[]
  /** The views and the world after the last record. */
  readonly see: () => ShopViews
  readonly world: () => ShopWorld
}

const logOf = (text: string): ShopLog => {
  const read = readLog(text)
  if (read._tag === "Unreadable") throw new Error(`line ${read.line}: ${read.why}`)
  return read.log
}

/** Opens the text of a log file as a stage of a story; tests that `skorpe log test` writes begin so. */
export const openLog = (text: string): LogStage => {
  const log = logOf(text)
  const world = (): ShopWorld => {
    let last = log.checkpoint ?? shop.empty
    for (const { n, t, input } of log.records)
      if (shop.concerns(last, input)) last = shop.step(last, { n, t }, input).world
    return last
  }
  return {
    broken: () => judgeLog(shop, log, judgeShop()),
    recordsWhere: (source) => {
      const read = readCondition(source)
      if (read._tag === "NoCondition") throw new Error(`character ${read.at}: ${read.why}`)
      return recordsWhere(shop, log, read.condition)
    },
    world,
    see: () => seeShop(world()),
  }
}
