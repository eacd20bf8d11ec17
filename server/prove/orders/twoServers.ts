import { setTimeout as sleep } from "node:timers/promises"
import { type Experiment, makeFindings } from "../experiment.ts"
import { chanceOf } from "../harness/chance.ts"
import { startSampleServer } from "../../src/testing/sampleServer.ts"
import { spawnServer } from "../harness/spawnServer.ts"
import { judgeStored } from "./judgeStored.ts"
import { makeOrdering } from "./ordering.ts"

/** Orders between two kills, taken by the other server. */
const between = 60

/** Milliseconds between two orders of a customer, so that starting servers get enough CPU. */
const pause = 20

/** Two servers on one database; one is killed again and again, and customers retry at the other with the same keys. */
export const twoServers: Experiment = {
  name: "two-servers",
  claim: "either of two servers on one database may die: no order is lost or doubled",
  whole: 200,
  inTests: 3,
  run: async ({ cases, seed }) => {
    const findings = makeFindings()
    const ordering = makeOrdering(seed, findings)
    const home = await startSampleServer()
    const { database } = home
    const spawn = () => spawnServer({ database })
    const servers = [await spawn(), await spawn()] as [SpawnedPair, SpawnedPair]
    try {
      let isOver = false
      let turn = 0
      const ordered = ordering.until(
        () => isOver,
        () => servers[chanceOf(seed, turn++).below(2)]?.url ?? "",
        pause,
      )
      for (let nth = 0; nth < cases; nth++) {
        const chance = chanceOf(seed, -1 - nth)
        const enough = ordering.answers() + chance.between(1, 2 * between - 1)
        while (ordering.answers() < enough) await sleep(1)
        const victim = chance.below(2) === 0 ? 0 : 1
        await servers[victim].kill()
        servers[victim] = await spawn()
      }
      isOver = true
      await ordered
      await ordering.settle(servers[0].url)
      await judgeStored(database, ordering.sent(), 199, findings)
    } finally {
      await Promise.all(servers.map(({ kill }) => kill()))
      await home.close()
    }
    return findings.outcome(cases, `${ordering.sent().length} orders`)
  },
}

type SpawnedPair = Awaited<ReturnType<typeof spawnServer>>
