import { rehash, type ShopLog, writeLog } from "@skorpe/core/replay"
import { shop } from "@skorpe/core/shop"

/** A played life as the text of a log file, every world hashed: what `skorpe replay`, `log show` and `shrink` take. */
export const writePlayed = (log: ShopLog): string => {
  const [first] = log.records
  const market = first?.input.type === "Started" ? first.input.start.market : "no"
  return writeLog({ market, build: "simulation", log: rehash(shop, log).log })
}
