import { digestWorld } from "@skorpe/core/kernel"
import { readLog, type ShopLog } from "@skorpe/core/replay"
import { shop, type ShopWorld } from "@skorpe/core/shop"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { measure, report } from "./measure.ts"

const file = join(import.meta.dirname, "..", "..", "fixtures", "logs", "first-order.no.jsonl")

/** The next input without the customer: the first timer fires, or the first price call is answered. */
const nextOf = ({ timers, calls }: ShopWorld): ShopLog["records"][number]["input"] | undefined => {
  const asked = Object.values(calls).find(({ command }) => command.type === "ValidatePrice")
  if (asked !== undefined)
    return { type: "CallEnded", key: asked.key, exit: { _tag: "Failed", error: { _tag: "Unreachable" } } }
  const timer = Object.values(timers).find(({ unit }) => unit === "validation")
  return timer && { type: "TimerFired", key: timer.key }
}

/** A long session: the recorded first order, with many changes of the cart and their price calls in the middle. */
const longLog = (): ShopLog => {
  const read = readLog(readFileSync(file, "utf8"))
  if (read._tag === "Unreadable") throw new Error(read.why)
  const { records } = read.log
  const added = records.findIndex(({ input }) => input.type === "Happened" && input.event.type === "ProductAdded")
  const log = records.slice(0, added + 1)
  let world = shop.empty
  for (const record of log) world = shop.step(world, record, record.input).world
  const id = `l${world.n}`
  while (log.length < 20_000) {
    const click = {
      type: "Happened",
      event: { type: world.n % 2 === 0 ? "LineIncreased" : "LineDecreased", id },
    } as const
    // Four of six records are clicks; then the debounce ends and the price is requested.
    const input = (world.n % 6 < 2 && nextOf(world)) || click
    const record = { n: world.n + 1, t: world.t + 400, input }
    log.push(record)
    world = shop.step(world, record, input).world
  }
  return { checkpoint: null, records: log }
}

const fold = (log: ShopLog, hashEvery: number): string => {
  let world = shop.empty
  for (const record of log.records) {
    world = shop.step(world, record, record.input).world
    if (record.n % hashEvery === 0) digestWorld(world)
  }
  return digestWorld(world)
}

/** Records per second of a replay, with the world hashed every 16 records and at the end, and without hashes. */
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
