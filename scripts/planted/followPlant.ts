import { dirname, join } from "node:path"
import type { Looked } from "./lookAtLog.ts"
import type { Copy } from "./openCopy.ts"
import type { Plant } from "./plants.ts"
import { type Ran, runIn } from "./runIn.ts"

/** The number of simulation runs after which a fault counts as not found. */
const runs = 5000

/** A fault's way from the first random customer to a test, with the seconds of each step. */
export interface Followed {
  readonly plant: Plant
  /** How many seeds were tried before the first that broke, and what broke there. */
  readonly seed: number
  readonly says: string
  /** The records of the customer's whole session, and of the shrunk log. */
  readonly records: readonly [number, number]
  readonly seconds: {
    readonly found: number
    readonly judged: number
    readonly shrunk: number
    readonly opened: number
    readonly written: number
    readonly fails: number
    readonly mended: number
  }
}

const skorpe = "cli/src/main.ts"
const vitest = "node_modules/vitest/vitest.mjs"

/** Throws with a step's output, unless it ended as expected. */
const mustEnd = (what: string, ran: Ran, code: number): Ran => {
  if (ran.code !== code) throw new Error(`${what} ended with ${ran.code}, not ${code}:\n${ran.said}`)
  return ran
}

const groupsOf = (what: string, { said }: Ran, pattern: RegExp): readonly string[] => {
  const found = pattern.exec(said)
  if (found === null) throw new Error(`${what} did not say what it must:\n${said}`)
  return found.slice(1)
}

/** Plants a fault in a copy, and follows it: found, judged, shrunk, opened, written as a test that fails, and mended. */
export const followPlant = (copy: Copy, plant: Plant): Followed => {
  const run = (...args: readonly string[]) => runIn(copy.folder, ...args)
  const small = join(copy.folder, `${plant.test}.jsonl`)
  const test = join(dirname(plant.file), plant.test)
  copy.plant(plant)

  const found = mustEnd("the simulation", run("scripts/simulate.ts", "--runs", String(runs)), 1)
  const [seed = "", says = ""] = groupsOf(
    "the simulation",
    found,
    /seed (-?\d+) broke at record \d+ in the [^:]+: (.+)/,
  )
  const [lived = ""] = groupsOf("the simulation", found, /shrunk from (\d+) to/)
  const [file = ""] = groupsOf("the simulation", found, /replay --judge (\S+)/)
  if (!plant.says.test(says)) throw new Error(`${plant.kind}: another invariant broke: ${says}`)

  const judged = mustEnd("replay --judge", run(skorpe, "replay", "--judge", file), 1)
  const shrunk = mustEnd("shrink --judge", run(skorpe, "shrink", file, "--judge", "-o", small), 0)
  const opened = mustEnd("the inspector's reader", run("scripts/planted/lookAtLog.ts", small), 0)
  const { records, needless, hashes } = JSON.parse(opened.said) as Looked
  if (needless.length > 0) throw new Error(`${plant.kind}: it could do without records ${needless.join(", ")}`)
  if (hashes !== "met") throw new Error(`${plant.kind}: the shrunk log does not replay`)

  const written = mustEnd("log test", run(skorpe, "log", "test", small, "-o", test), 0)
  const tried = () =>
    run(vitest, "run", "--config", "vitest.workspace.ts", "--project", "core", `${test}.story.test.ts`)
  const fails = mustEnd("the test of the faulty program", tried(), 1)
  groupsOf("the test of the faulty program", fails, /Tests {2}(1 failed)/)
  copy.mend(plant)
  const passes = mustEnd("the test of the mended program", tried(), 0)
  const sound = mustEnd("replay --judge of the mended program", run(skorpe, "replay", "--judge", small), 0)
  return {
    plant,
    seed: Number(seed),
    says,
    records: [Number(lived), records],
    seconds: {
      found: found.seconds,
      judged: judged.seconds,
      shrunk: shrunk.seconds,
      opened: opened.seconds,
      written: written.seconds,
      fails: fails.seconds,
      mended: passes.seconds + sound.seconds,
    },
  }
}
