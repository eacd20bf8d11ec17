import { setTimeout as sleep } from "node:timers/promises"
import type { RunningServer } from "../../src/startServer.ts"
import { followEvents } from "../../src/testing/eventStream.ts"
import { margheritas, orderingClient } from "../../src/testing/orderingClient.ts"
import { type Experiment, type Findings, makeFindings } from "../experiment.ts"
import { type Chance, chanceOf } from "../harness/chance.ts"
import { cuttingLine } from "../harness/cuttingLine.ts"
import { startSampleServer } from "../../src/testing/sampleServer.ts"
import { sideBySide } from "../harness/sideBySide.ts"

const reports = [
  { type: "Accept" },
  ...["received", "preparing", "inOven", "qualityCheck", "canBePickedUp"].map((step) => ({ type: "Step", step })),
  { type: "Complete" },
]

/** The number of the last event: the order itself and one per report. */
const lastOne = 1 + reports.length

const cook = async (servers: readonly RunningServer[], orderId: string, chance: Chance): Promise<void> => {
  for (const said of reports) {
    await sleep(chance.below(12))
    const server = servers[chance.below(servers.length)]
    if (server !== undefined) await orderingClient(server.url).report(server.staffKey, orderId, said)
  }
}

/** The events that a tracker has received: their text by number. */
type Seen = Map<number, string>

/** Follows one connection to its end, and checks its events: consecutive numbers, each once, in order. */
const followOnce = async (
  url: string,
  order: { readonly id: string; readonly token: string },
  after: number,
  seen: Seen,
  findings: Findings,
): Promise<void> => {
  const headers = { "order-token": order.token, "last-event-id": String(after) }
  const stream = await followEvents(url, order.id, headers).catch(() => null)
  if (stream === null) return
  await stream.ended
  for (const [index, { id, data }] of stream.events.entries()) {
    if (id !== after + 1 + index) findings.add(`after ${after} came ${stream.events.map((one) => one.id).join()}`)
    const text = JSON.stringify(data)
    const earlier = seen.get(id)
    if (earlier !== undefined && earlier !== text) findings.add(`event ${id} was ${earlier}, then ${text}`)
    seen.set(id, text)
  }
}

/** Prepares one order to completion, while its tracker's connection is cut, resumed too early and opened twice. */
const track = async (
  servers: readonly RunningServer[],
  lines: readonly string[],
  chance: Chance,
  findings: Findings,
) => {
  const { body } = await orderingClient(servers[0]?.url ?? "").order(margheritas(1))
  const order = { id: String(body.orderId), token: String(body.trackingToken) }
  const cooking = cook(servers, order.id, chance)
  const seen: Seen = new Map()
  let connections = 0
  for (; !seen.has(lastOne) && connections < 400; connections++) {
    const newest = Math.max(0, ...seen.keys())
    // The last acknowledgement is sometimes lost with the connection: then events come twice.
    const after = chance.happens(0.3) ? chance.between(0, newest) : newest
    const url = chance.pick([lines[0] ?? "", ...lines])
    const twice = chance.happens(0.2) ? [url, chance.pick([lines[0] ?? "", ...lines])] : [url]
    await Promise.all(twice.map((one) => followOnce(one, order, after, seen, findings)))
  }
  await cooking
  const missing = Array.from({ length: lastOne }, (_, index) => index + 1).filter((number) => !seen.has(number))
  if (missing.length > 0) findings.add(`${order.id}: missed ${missing.join()}, over ${connections} connections`)
  return connections
}

/** Trackers whose connections are cut after a random number of bytes, at two servers on one database. */
export const noStepLost: Experiment = {
  name: "tracker-network",
  claim: "a tracker whose connection is cut, doubled or resumed too early still gets each step, once and in order",
  whole: 2000,
  inTests: 40,
  run: async ({ cases, seed }) => {
    const findings = makeFindings()
    const one = await startSampleServer()
    const two = await startSampleServer({ database: one.database, staffKey: one.staffKey })
    const fate = chanceOf(seed, -1)
    const lines = await Promise.all([one, two].map(({ port }) => cuttingLine(port, () => fate.between(500, 2_500))))
    let connections = 0
    try {
      const urls = lines.map(({ port }) => `http://localhost:${port}`)
      await sideBySide(cases, 8, async (nth) => {
        const opened = await track([one, two], urls, chanceOf(seed, nth), findings)
        connections += opened
      })
    } finally {
      for (const { close } of lines) close()
      await two.close()
      await one.close()
    }
    return findings.outcome(cases, `${connections} connections`)
  },
}
