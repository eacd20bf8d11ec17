import { solveChallenge } from "altcha-lib"
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2"
import type { WorkToDo } from "@skorpe/core/domain/botCheck"

/** Solves one puzzle beside the page, and says its solution; a failure is an `error` of the worker. */
const solve = async ({ data }: MessageEvent<WorkToDo>): Promise<void> => {
  const found = await solveChallenge({ challenge: data, deriveKey })
  postMessage(found && { counter: found.counter, derivedKey: found.derivedKey })
}

addEventListener("message", (message: MessageEvent<WorkToDo>) => {
  // A rejected promise does not reach the page; an error does.
  solve(message).catch(() => postMessage(null))
})
