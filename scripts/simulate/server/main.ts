import { createHash } from "node:crypto"
import { availableParallelism } from "node:os"
import { parseArgs } from "node:util"
import { Worker } from "node:worker_threads"
import startCluster from "../../../server/src/testing/oneCluster.ts"
import { rarities, type Rarity } from "./journal.ts"
import type { RunReport } from "./reportOf.ts"
import type { Told } from "./runPlayer.ts"

const usage = "Usage: npm run simulate -- server [--runs 2000] [--seed 1] [--workers n], positive integers\n"

/** From so many runs on, a rare thing that never happened is a fault of the simulation. */
const enough = 300

interface Asked {
  readonly runs: number
  readonly seed: number
  readonly workers: number
}

const readArgs = (args: readonly string[]): Asked | null => {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        runs: { type: "string", default: "2000" },
        seed: { type: "string", default: "1" },
        workers: { type: "string", default: String(availableParallelism()) },
      },
    })
    const asked = { runs: Number(values.runs), seed: Number(values.seed), workers: Number(values.workers) }
    return Object.values(asked).every((count) => Number.isSafeInteger(count) && count > 0) ? asked : null
  } catch {
    return null
  }
}

/** Plays the runs on all workers; ends early when one breaks. */
const playAll = ({ runs, seed: first, workers }: Asked, hear: (report: RunReport) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    let [next, open, isOver] = [first, 0, false]
    const goOn = (player: Worker): void => {
      const isDone = isOver || next >= first + runs
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of ours, not a window
      player.postMessage(isDone ? null : next++)
    }
    for (let nth = 0; nth < Math.min(workers, runs); nth++) {
      const player = new Worker(new URL("./runPlayer.ts", import.meta.url))
      open += 1
      player.on("message", (told: Told) => {
        if ("report" in told) {
          isOver ||= told.report.broken !== null
          hear(told.report)
        }
        goOn(player)
      })
      player.on("error", reject)
      player.on("exit", () => {
        open -= 1
        if (open === 0) resolve()
      })
    }
  })

/** Simulates whole customers against the real server, and prints what came of it. Returns the exit code. */
export const simulateServer = async (args: readonly string[]): Promise<0 | 1 | 2> => {
  const asked = readArgs(args)
  if (asked === null) {
    process.stderr.write(usage)
    return 2
  }
  const stopCluster = await startCluster()
  const reports: RunReport[] = []
  const counts = new Map<Rarity, number>(rarities.map((rarity) => [rarity, 0]))
  const began = performance.now()
  const say = (): void => {
    const seconds = (performance.now() - began) / 1000
    const [orders, records] = [sum(reports, "orders"), sum(reports, "records")]
    const rate = Math.round((orders / seconds) * 3600).toLocaleString("en")
    process.stdout.write(
      `${reports.length} runs, ${orders} orders, ${records} records, ${Math.round(seconds)} s: ${rate} orders an hour\n`,
    )
  }
  try {
    await playAll(asked, (report) => {
      reports.push(report)
      for (const [rarity, count] of report.counts) counts.set(rarity, (counts.get(rarity) ?? 0) + count)
      if (reports.length % 20 === 0) say()
    })
  } finally {
    await stopCluster()
  }
  say()
  for (const [rarity, count] of counts) process.stdout.write(`${String(count).padStart(8)} ${rarity}\n`)
  const hash = createHash("sha256")
  for (const report of reports.toSorted((one, other) => one.seed - other.seed)) hash.update(report.hash)
  process.stdout.write(`hash ${hash.digest("hex").slice(0, 16)}\n`)
  for (const { seed, broken } of reports) {
    if (broken !== null)
      process.stdout.write(`seed ${seed}: ${broken.wrong.join("\n  ")}\n  ${broken.files.join("\n  ")}\n`)
  }
  if (reports.some(({ broken }) => broken !== null)) return 1
  const never = rarities.filter((rarity) => counts.get(rarity) === 0)
  if (reports.length < enough || never.length === 0) return 0
  process.stdout.write(`dull: never happened in ${reports.length} runs: ${never.join(", ")}\n`)
  return 1
}

const sum = (reports: readonly RunReport[], what: "orders" | "records"): number =>
  reports.reduce((total, report) => total + report[what], 0)
