import { chmod, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { type Experiment, makeFindings } from "../experiment.ts"
import { chanceOf } from "../harness/chance.ts"
import { killPostmaster } from "../harness/killPostmaster.ts"
import { spawnServer } from "../harness/spawnServer.ts"
import { judgeStored } from "./judgeStored.ts"
import { makeOrdering } from "./ordering.ts"

const ordersPerKill = 100

/** The share of kills in which PostgreSQL dies with the server. */
const bothDie = 0.25

/**
 * Kills the server, and now and then its PostgreSQL, while eight customers order; each restart must find every order.
 */
export const noLostOrder: Experiment = {
  name: "no-lost-order",
  claim: "a confirmed order is stored, once and complete, after kill -9 at any moment",
  whole: 500,
  inTests: 5,
  run: async ({ cases, seed }) => {
    const findings = makeFindings()
    const folder = await mkdtemp(join(tmpdir(), "skorpe-prove-"))
    await chmod(folder, 0o755)
    const database = { _tag: "Embedded", folder } as const
    const ordering = makeOrdering(seed, findings)
    let postmasters = 0
    try {
      for (let nth = 0; nth < cases; nth++) {
        const chance = chanceOf(seed, nth)
        const server = await spawnServer({ database })
        let isOver = false
        const ordered = ordering.until(
          () => isOver,
          () => server.url,
        )
        const enough = ordering.answers() + chance.between(1, 2 * ordersPerKill - 1)
        while (ordering.answers() < enough) await sleep(1)
        await sleep(chance.below(8))
        if (chance.happens(bothDie)) {
          postmasters += 1
          const order = [() => killPostmaster(folder), server.kill]
          for (const kill of chance.happens(0.5) ? order : order.toReversed()) await kill()
        } else await server.kill()
        isOver = true
        await ordered
      }
      const last = await spawnServer({ database })
      await ordering.settle(last.url)
      await judgeStored(last.database, ordering.sent(), 199, findings)
      await last.kill()
    } finally {
      await killPostmaster(folder).catch(() => undefined)
      await sleep(200)
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    }
    return findings.outcome(cases, `${ordering.sent().length} orders, PostgreSQL killed too ${postmasters} times`)
  },
}
