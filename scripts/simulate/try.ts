import { seeShop } from "@skorpe/core/shop"
import { describePlayed, runPlay, shopPlay } from "@skorpe/core/simulation"
import { propsOf } from "./propsOf.ts"
const [runs, steps, from] = process.argv.slice(2).map(Number)
const t = performance.now(), c = process.cpuUsage()
let records = 0, ordered = 0, bad = 0
const kinds = new Map<string, number>()
for (const market of ["no", "se"] as const) {
  const play = shopPlay(propsOf(market))
  for (let seed = from ?? 1; seed < (from ?? 1) + (runs ?? 100); seed++) {
    const played = runPlay(play, seed, steps)
    records += played.log.records.length
    if (seeShop(played.world as any).cart.activeOrderId !== null) ordered++
    if (played.broken) {
      bad++
      const kind = played.broken.why.slice(0, 60)
      const n = kinds.get(kind) ?? 0
      kinds.set(kind, n + 1)
      if (n === 0) console.log(market, describePlayed(play, played))
    }
  }
}
const ms = performance.now() - t, u = process.cpuUsage(c), cpu = (u.user + u.system) / 1000
console.log({ bad, kinds, ordered, records, ms, cpu, cpuPerRun: cpu / (2 * (runs ?? 100)), rate: (records / ms) * 1000 })
