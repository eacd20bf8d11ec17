import { mkdirSync, writeFileSync } from "node:fs"
import { availableParallelism } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { Worker } from "node:worker_threads"
import type { Told } from "./simulate/player.ts"
import { steps } from "./simulate/shopPlays.ts"
import { writePlayed } from "./simulate/writePlayed.ts"

if (process.argv[2] === "server") {
  const { simulateServer } = await import("./simulate/server/main.ts")
  process.exit(await simulateServer(process.argv.slice(3)))
}

const usage = `Usage: npm run simulate -- [server] [--runs 1000000] [--seed 1] [--steps ${steps}], positive integers\n`

const readArgs = () => {
  try {
    return parseArgs({
      options: {
        runs: { type: "string", default: "1000000" },
        seed: { type: "string", default: "1" },
        steps: { type: "string", default: String(steps) },
      },
    }).values
  } catch {
    process.stderr.write(usage)
    return process.exit(2)
  }
}

const values = readArgs()
const asked = { runs: Number(values.runs), seed: Number(values.seed), steps: Number(values.steps) }
if (
  ![asked.runs, asked.seed, asked.steps, asked.seed + asked.runs].every((one) => Number.isSafeInteger(one) && one > 0)
) {
  process.stderr.write(usage)
  process.exit(2)
}

/** Small, so that the progress moves from the first seconds on, also on a busy machine. */
const block = Math.min(20, Math.ceil(asked.runs / availableParallelism()))
const end = asked.seed + asked.runs
const began = performance.now()
let [next, runs, records] = [asked.seed, 0, 0]

const tell = (): void => {
  const seconds = (performance.now() - began) / 1000
  const rate = (count: number): string => Math.round(count / seconds).toLocaleString("en")
  const [done, folded] = [runs.toLocaleString("en"), records.toLocaleString("en")]
  process.stdout.write(
    `${done} runs, ${folded} records, ${Math.round(seconds)} s: ${rate(runs)} runs/s, ${rate(records)} records/s\n`,
  )
}

process.stdout.write(`Playing seeds ${asked.seed} to ${end - 1} in ${availableParallelism()} threads\n`)
const progress = setInterval(tell, 10_000)

/** Writes the log of a broken run to a file. Returns its path and the commands to inspect it. */
const keep = ({ seed, log }: NonNullable<Told["played"]["broken"]>): string => {
  const folder = join(".skorpe", "simulate")
  const file = join(folder, `seed-${seed}.jsonl`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, writePlayed(log))
  return `Inspect it with: npx skorpe replay --judge ${file}\nand: npx skorpe log show --changes ${file}`
}

/** Gives a worker its next seeds, or terminates it when there are none. */
const play = (player: Worker): void => {
  if (next >= end) return void player.terminate()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of ours, not a window
  player.postMessage({ seed: next, runs: Math.min(block, end - next), steps: asked.steps })
  next += block
}

for (let core = 0; core < availableParallelism(); core++) {
  const player = new Worker(new URL("./simulate/player.ts", import.meta.url))
  player.on("message", ({ played }: Told) => {
    runs += played.runs
    records += played.records
    if (played.broken !== null) {
      tell()
      process.stdout.write(`${played.broken.words}\n${keep(played.broken)}\n`)
      process.exit(1)
    }
    if (runs === asked.runs) {
      clearInterval(progress)
      tell()
    }
    play(player)
  })
  play(player)
}
