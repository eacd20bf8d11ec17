import { setTimeout as sleep } from "node:timers/promises"
import type { RunningServer } from "../../src/startServer.ts"
import { followStream } from "../../src/testing/eventStream.ts"
import { margheritas, orderingClient } from "../../src/testing/orderingClient.ts"
import { type Experiment, makeFindings } from "../experiment.ts"
import { type Chance, chanceOf } from "../harness/chance.ts"
import { cuttingLine } from "../harness/cuttingLine.ts"
import { startSampleServer } from "../../src/testing/sampleServer.ts"
import { sideBySide } from "../harness/sideBySide.ts"

const staffKey = "the-key-of-the-kitchen"
const followers = 3

/** How long a follower may need for the last changes, in milliseconds. */
const patience = 20_000

/** What a follower knows of each order: its newest copy. */
type Known = Map<string, { readonly sequence: number; readonly status: string }>

/** Follows the orders over lines that are cut, from a list's position on, sometimes from an earlier event than the last. */
const follow = async (
  position: string,
  urls: readonly string[],
  chance: Chance,
  known: Known,
  isOver: () => boolean,
) => {
  const ids: string[] = [position]
  let connections = 0
  while (!isOver()) {
    connections += 1
    const last = ids.at(chance.happens(0.3) ? -Math.min(ids.length, chance.between(1, 5)) : -1) ?? ""
    const stream = await followStream<{ orderId: string; sequence: number; status: string }>(
      `${chance.pick([urls[0] ?? "", ...urls])}/api/kitchen/orders`,
      { accept: "text/event-stream", "staff-key": staffKey, "last-event-id": last },
    ).catch(() => null)
    if (stream === null) continue
    const hear = () => {
      for (const { id, data } of stream.events.splice(0)) {
        ids.push(String(id))
        if (data.sequence > (known.get(data.orderId)?.sequence ?? 0)) known.set(data.orderId, data)
      }
      if (isOver()) stream.stop()
    }
    const hearing = setInterval(hear, 20)
    await stream.ended
    clearInterval(hearing)
    hear()
  }
  return connections
}

const ends = [
  [],
  [{ type: "Accept" }],
  [{ type: "Refuse", reason: "no dough" }],
  [{ type: "Accept" }, { type: "Step", step: "received" }, { type: "Cancel", reason: "closing" }],
] as const

/** Places an order at one of the servers and reports on it at either. */
const work = async (servers: readonly RunningServer[], chance: Chance, truth: Known) => {
  const at = () => orderingClient(chance.pick([servers[0]?.url ?? "", ...servers.map(({ url }) => url)]))
  const { body } = await at().order(margheritas(1))
  const orderId = String(body.orderId)
  truth.set(orderId, { sequence: 1, status: "placed" })
  for (const said of chance.pick([ends[0], ...ends])) {
    await sleep(chance.below(30))
    const { body: tracking } = await at().report(staffKey, orderId, said)
    truth.set(orderId, { sequence: tracking.sequence, status: tracking.status })
  }
}

/** The orders of which a kitchen does not know the newest. */
const missing = (known: Known, truth: Known): readonly string[] =>
  [...truth].flatMap(([orderId, { sequence, status }]) => {
    const seen = known.get(orderId)
    if (seen?.sequence === sequence && seen.status === status) return []
    return `${orderId} is ${status} ${sequence}; a kitchen knows ${seen?.status ?? "nothing"} ${seen?.sequence ?? ""}`
  })

/** Kitchens whose streams are cut after a random number of bytes, at two servers on one database. */
export const noOrderMissed: Experiment = {
  name: "kitchen-network",
  claim: "a kitchen whose stream is cut, moved to another server or resumed too early ends up knowing every order",
  whole: 2000,
  inTests: 60,
  run: async ({ cases, seed }) => {
    const findings = makeFindings()
    const common = {
      staffKey,
    } as const
    const one = await startSampleServer(common)
    const two = await startSampleServer({ ...common, database: one.database })
    const fate = chanceOf(seed, -1)
    const lines = await Promise.all([one, two].map(({ port }) => cuttingLine(port, () => fate.between(1_500, 15_000))))
    const urls = lines.map(({ port }) => `http://localhost:${port}`)
    const truth: Known = new Map()
    const kitchens = Array.from({ length: followers }, (): Known => new Map())
    const { body } = await orderingClient(one.url).get("/api/kitchen/orders", { "staff-key": staffKey })
    let isOver = false
    const following = kitchens.map((known, nth) =>
      follow(String(body.position), urls, chanceOf(seed, -2 - nth), known, () => isOver),
    )
    try {
      await sideBySide(cases, 4, (nth) => work([one, two], chanceOf(seed, nth), truth))
      const until = Date.now() + patience
      while (!kitchens.every((known) => missing(known, truth).length === 0) && Date.now() < until) await sleep(100)
      isOver = true
      const connections = await Promise.all(following)
      for (const words of kitchens.flatMap((known) => missing(known, truth))) findings.add(words)
      return findings.outcome(cases, `${connections.reduce((sum, count) => sum + count, 0)} connections`)
    } finally {
      isOver = true
      for (const { close } of lines) close()
      await two.close()
      await one.close()
    }
  },
}
