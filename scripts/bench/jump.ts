import { randomOf } from "@skorpe/core/domain/random"
import { makeTimeTravel, readLog, type ShopLog, type ShopRecord, verify } from "@skorpe/core/replay"
import { seeShop, shop } from "@skorpe/core/shop"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { measure, report } from "./measure.ts"

const file = join(import.meta.dirname, "..", "..", "fixtures", "logs", "first-order.no.jsonl")
const length = 20_000

/** A seeded generator: every run draws the same numbers. */
const seeded = (seed: number) => {
  const random = randomOf(seed)
  return (below: number): number => Math.floor(random() * below)
}

/**
 * A realistic session of 20,000 records: the recorded first order up to its full cart, then products added and removed,
 * categories and screens opened, fields typed letter by letter, timers fired and prices answered.
 */
export const busyLog = (): ShopLog => {
  const read = readLog(readFileSync(file, "utf8"))
  if (read._tag === "Unreadable") throw new Error(read.why)
  const { records: recorded } = read.log
  const isSubmitted = ({ input }: ShopRecord) => input.type === "Happened" && input.event.type === "OrderSubmitted"
  const records = recorded
    .slice(0, recorded.findIndex(isSubmitted))
    .map(({ n, t, input }): ShopRecord => ({ n, t, input }))
  const products = records.flatMap(({ input }) =>
    input.type === "Happened" && input.event.type === "ProductAdded" ? [input.event] : [],
  )
  const price = records.flatMap(({ input }) =>
    input.type === "CallEnded" && input.exit._tag === "Done" && input.key.startsWith("validation.") ? [input.exit] : [],
  )[0]
  const shop0 = verify(shop, { checkpoint: null, records })
  if (shop0._tag !== "Same" || !price || products.length === 0) throw new Error("the recorded order is not as expected")
  let { world } = shop0
  const pick = seeded(7)
  const put = (input: ShopRecord["input"], wait: number) => {
    if (!shop.concerns(world, input)) return
    const at = { n: world.n + 1, t: world.t + wait }
    world = shop.step(world, at, input).world
    records.push({ ...at, input })
  }
  const happened = (event: Extract<ShopRecord["input"], { type: "Happened" }>["event"]) =>
    put({ type: "Happened", event }, 50 + pick(400))
  const waitForPrice = () => {
    for (const { key, due } of Object.values(world.timers)) put({ type: "TimerFired", key }, Math.max(0, due - world.t))
    for (const { key } of Object.values(world.calls)) {
      if (key.startsWith("validation.")) put({ type: "CallEnded", key, exit: price }, 40)
    }
  }
  const words = ["Kunde", "Eksempel", "40 00 00 11", "kunde1@skorpe.test"]
  while (records.length < length) {
    const { lines } = seeShop(world).cart
    const line = lines[pick(Math.max(1, lines.length))]
    const product = products[pick(products.length)]
    switch (pick(7)) {
      case 0:
        if (product) happened({ ...product, quantity: 1 + pick(2) })
        break
      case 1:
        if (line && line.quantity < 9) happened({ type: "LineIncreased", id: line.id })
        break
      case 2:
        if (line) happened({ type: "LineDecreased", id: line.id })
        break
      case 3:
        happened({ type: "ShelfChosen", category: pick(2) === 0 ? "Pizza" : "Drinks", subCategory: null })
        break
      case 4: {
        const word = words[pick(words.length)] ?? ""
        for (let end = 1; end <= word.length; end++) {
          happened({ type: "FieldTyped", field: "message", text: word.slice(0, end) })
        }
        break
      }
      default:
        waitForPrice()
    }
  }
  return { checkpoint: null, records: records.slice(0, length) }
}

const percentile = (times: readonly number[], part: number): string =>
  `${(times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0).toFixed(2)} ms`

/** The time of a jump to a random record, with a cold cache, beside a fold of the whole log. */
export const benchJump = async (): Promise<void> => {
  const log = busyLog()
  const folded = await measure(3, () => verify(shop, log))
  const opened = await measure(3, () => makeTimeTravel(shop, log).at(log.records.length - 1))
  const travel = makeTimeTravel(shop, log)
  travel.at(log.records.length - 1)
  const pick = seeded(11)
  const times = Array.from({ length: 5000 }, () => {
    const position = pick(log.records.length)
    const began = performance.now()
    seeShop(travel.at(position))
    return performance.now() - began
  }).toSorted((one, other) => one - other)
  let here = log.records.length - 1
  const steps = Array.from({ length: 5000 }, () => {
    const began = performance.now()
    here = travel.previous(here)
    seeShop(travel.at(here))
    return performance.now() - began
  }).toSorted((one, other) => one - other)
  const middle = times[Math.floor(times.length / 2)] ?? 1
  const last = times[Math.floor(times.length * 0.99)] ?? 1
  report(`records`, String(log.records.length))
  report(
    "jump to any record, p50, p99, worst of 5,000",
    `${percentile(times, 0.5)}, ${percentile(times, 0.99)}, ${percentile(times, 1)}`,
  )
  report("one record back, p50, p99", `${percentile(steps, 0.5)}, ${percentile(steps, 0.99)}`)
  report("opening the log for jumps, once", `${opened.best.toFixed(0)} ms`)
  report(
    "ratio: folding the whole log to one jump (p50, p99)",
    `${(folded.best / middle).toFixed(0)}, ${(folded.best / last).toFixed(0)}`,
  )
}
