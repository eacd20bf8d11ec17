import { digestWorld } from "@skorpe/core/kernel"
import { readLog, type ShopLog } from "@skorpe/core/replay"
import { shop } from "@skorpe/core/shop"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { measure, report } from "./measure.ts"

const file = join(import.meta.dirname, "..", "..", "fixtures", "logs", "first-order.no.jsonl")

/** A long session: the recorded first order, with its cart changed again and again in the middle. */
const longLog = (): ShopLog => {
  const read = readLog(readFileSync(file, "utf8"))
  if (read._tag === "Unreadable") throw new Error(read.why)
  const { records } = read.log
  const added = records.findIndex(({ input }) => input.type === "Happened" && input.event.type === "ProductAdded")
  const head = records.slice(0, added + 1)
  const last = head.at(-1)
  if (!last) throw new Error("the log has no ProductAdded")
  const id = `l${last.n}`
  const more = Array.from({ length: 20_000 }, (_, index) => ({
    n: last.n + 1 + index,
    t: last.t + 10 * (index + 1),
    input: {
      type: "Happened",
      event: { type: index % 2 === 0 ? "LineIncreased" : "LineDecreased", id },
    } as const,
  }))
  return { checkpoint: null, records: [...head, ...more] }
}

const fold = (log: ShopLog, hashEvery: number): string => {
  let world = shop.empty
  for (const record of log.records) {
    world = shop.step(world, record, record.input).world
    if (record.n % hashEvery === 0) digestWorld(world)
  }
  return digestWorld(world)
}

/** Records a second of a replay, worlds hashed every 16 records and at the end; the same without hashes beside it. */
export const benchReplay = async (): Promise<void> => {
  const log = longLog()
  const hashed = await measure(5, () => fold(log, 16))
  const bare = await measure(5, () => fold(log, Number.POSITIVE_INFINITY))
  const parsed = await measure(5, () => log.records.map((record) => JSON.parse(JSON.stringify(record)) as unknown))
  const perSecond = (milliseconds: number) =>
    `${Math.round(log.records.length / (milliseconds / 1000)).toLocaleString("en")} records/s`
  report("replay, hashed every 16 records", `${perSecond(hashed.best)} (median ${perSecond(hashed.median)})`)
  report("replay, not hashed", perSecond(bare.best))
  report("ratio to writing and reading each record as JSON", (hashed.best / parsed.best).toFixed(2))
}
