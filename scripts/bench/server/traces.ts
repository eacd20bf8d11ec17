import { readFileSync } from "node:fs"
import { report } from "../measure.ts"
import { orderBodies, storeIds } from "./carts.ts"
import { type Contestant, startContestant } from "./contestant.ts"
import { placeOf } from "./database.ts"
import { inTurn, middle } from "./rounds.ts"
import { fire, type Hits, misses } from "./volley.ts"

/** The CPU time that a process has used, in ms; Linux only. */
const processorOf = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** The shop names the trace of each call. */
const traceparent = `00-${"5a".repeat(16)}-${"c3".repeat(8)}-00`

/**
 * Orders with traces and metrics to a collector on the same machine against orders without, in turns: orders per
 * second, and the server's CPU time, which depends less on other load on the machine.
 */
export const benchTraces = async (): Promise<void> => {
  const started: Contestant[] = []
  const take = async (...asked: Parameters<typeof startContestant>) => {
    const contestant = await startContestant(...asked)
    started.push(contestant)
    return contestant
  }
  try {
    const collector = await take("collector")
    const owner = await take("skorpe")
    process.env["SKORPE_BENCH_SOCKET"] = placeOf(owner).socketFolder
    process.env["SKORPE_BENCH_COLLECTOR"] = "none"
    const plain = await take("skorpeTraced")
    process.env["SKORPE_BENCH_COLLECTOR"] = `http://127.0.0.1:${collector.port}`
    const traced = await take("skorpeTraced")
    const volleys: Hits[] = []
    const spent: Record<"plain" | "traced", number[]> = { plain: [], traced: [] }
    const order =
      ({ port, pid }: Contestant, name: "plain" | "traced") =>
      async () => {
        const before = processorOf(pid)
        const hits = await fire({
          port,
          method: "POST",
          path: "/api/order/create",
          headers: { "content-type": "application/json", traceparent },
          bodies: storeIds.flatMap(orderBodies),
          keyed: true,
          clients: 16,
          warmUpSeconds: 0,
          seconds: 3,
        })
        const orders = hits.perSecond * 3
        if (orders > 0) spent[name].push((processorOf(pid) - before) / orders)
        volleys.push(hits)
        return hits.perSecond
      }
    const rounds = await inTurn(9, { traced: order(traced, "traced"), plain: order(plain, "plain") })
    report("orders with traces", `${rounds.of("traced").toFixed(0)} /s`)
    report("orders without", `${rounds.of("plain").toFixed(0)} /s`)
    report("ratio", rounds.ratio("traced", "plain"))
    // The first two rounds warm up.
    const costs = { traced: middle(spent.traced.slice(2)), plain: middle(spent.plain.slice(2)) }
    report("processor for an order with traces", `${costs.traced.toFixed(2)} ms`)
    report("without", `${costs.plain.toFixed(2)} ms`)
    report("ratio of orders by processor", (costs.plain / costs.traced).toFixed(2))
    report("errors", String(volleys.reduce((sum, hits) => sum + misses(hits), 0)))
  } finally {
    for (const contestant of started.toReversed()) await contestant.stop()
  }
}
