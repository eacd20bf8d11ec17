import { rehash, type ShopLog, writeLog } from "@skorpe/core/replay"
import { shop } from "@skorpe/core/shop"

/** A finished run as a log file with a hash of every world, for `skorpe replay`, `log show` and `shrink`. */
export const writePlayed = (log: ShopLog): string => {
  const [first] = log.records
  const market = first?.input.type === "Started" ? first.input.start.market : "no"
  return writeLog({ market, build: "simulation", log: rehash(shop, log).log })
}
