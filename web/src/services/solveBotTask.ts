import type { BotTask } from "@skorpe/core/domain/botCheck"
import { Effect } from "effect"

interface Solved {
  readonly counter: number
  readonly derivedKey: string
}

/** Solves a bot check in a worker, so that the page stays quick; `null` in a browser that cannot run it. */
export const solveBotTask = ({ work }: BotTask): Effect.Effect<string | null> =>
  Effect.callback((resume) => {
    const say = (proof: string | null) => resume(Effect.succeed(proof))
    let worker: Worker
    try {
      worker = new Worker(new URL("./botWork.worker.ts", import.meta.url), { type: "module" })
    } catch {
      return say(null)
    }
    worker.addEventListener("message", ({ data }: MessageEvent<Solved | null>) => {
      worker.terminate()
      say(data && btoa(JSON.stringify({ challenge: work, solution: data })))
    })
    worker.addEventListener("error", () => {
      worker.terminate()
      say(null)
    })
    worker.postMessage(work, [])
    return Effect.sync(() => worker.terminate())
  })
