import type { MarketId } from "@skorpe/core/domain/market"
import { parentPort } from "node:worker_threads"
import { openStage, type Stage } from "./openStage.ts"
import { preload } from "./preload.ts"
import { playRun } from "./playRun.ts"
import { reportOf, type RunReport, thrownReport } from "./reportOf.ts"
import { shrinkRun } from "./shrinkRun.ts"

/** What a worker says of one run. */
export type Told = { readonly ready: true } | { readonly report: RunReport }

const stages = new Map<MarketId, Stage>()

const stageOf = async (seed: number): Promise<Stage> => {
  const market: MarketId = seed % 2 === 0 ? "no" : "se"
  const stage = stages.get(market) ?? (await openStage(market))
  stages.set(market, stage)
  return stage
}

const tell = (told: Told): void => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of ours, not a window
  parentPort?.postMessage(told)
}

const play = async (seed: number): Promise<void> => {
  try {
    const stage = await stageOf(seed)
    const played = await playRun(stage, { seed, leftOut: new Set() })
    const smallest = played.wrong.length === 0 ? played : await shrinkRun(stage, played).catch(() => played)
    tell({ report: reportOf(played, smallest) })
  } catch (fault) {
    tell({ report: thrownReport(seed, fault) })
  }
}

const close = async (): Promise<void> => {
  for (const stage of stages.values()) await stage.close()
  parentPort?.close()
}

await preload()
parentPort?.on("message", (seed: number | null) => void (seed === null ? close() : play(seed)))
tell({ ready: true })
