import { parentPort } from "node:worker_threads"
import type { ShopCommand, ShopEvent, ShopStart } from "@skorpe/core/messages"
import { type Runs, type RunsPlayed, runPlays } from "@skorpe/core/simulation"
import { makeShopPlays } from "./shopPlays.ts"

/** A worker's report: the runs it was given, and their outcome. */
export interface Told {
  readonly asked: Runs
  readonly played: RunsPlayed<ShopStart, ShopEvent, ShopCommand>
}

const plays = makeShopPlays()

parentPort?.on("message", (asked: Runs) => {
  const told: Told = { asked, played: runPlays(plays, asked) }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of ours, not a window
  parentPort?.postMessage(told)
})
