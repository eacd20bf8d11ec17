import { readFileSync } from "node:fs"
import { makeTimeTravel, readLog, verify } from "@skorpe/core/replay"
import { seeShop, shop } from "@skorpe/core/shop"
import { judgeLog, judgeShop } from "@skorpe/core/simulation"

/** What a shrunk log is like: its records, those that it could do without, and how the inspector finds it. */
export interface Looked {
  readonly records: number
  readonly needless: readonly number[]
  readonly hashes: "met" | "not met"
  /** The screen of the last record, reached by time travel. */
  readonly screen: string
}

/** A fault without what differs from run to run. */
const kindIn = (why: string | undefined): string | undefined => why?.split(":")[0]

const [file = ""] = process.argv.slice(2)
const read = readLog(readFileSync(file, "utf8"))
if (read._tag === "Unreadable") throw new Error(`line ${read.line}: ${read.why}`)
const { log } = read
const kindOf = (records: typeof log.records) => kindIn(judgeLog(shop, { ...log, records }, judgeShop())?.why)
const kind = kindOf(log.records)
const travel = makeTimeTravel(shop, log)
const looked: Looked = {
  records: log.records.length,
  needless: log.records.flatMap(({ n, input }, at) =>
    input.type !== "Started" && kindOf(log.records.toSpliced(at, 1)) === kind ? [n] : [],
  ),
  hashes: verify(shop, log)._tag === "Same" ? "met" : "not met",
  screen: seeShop(travel.at(travel.length - 1)).route.screen._tag,
}
process.stdout.write(JSON.stringify(looked))
