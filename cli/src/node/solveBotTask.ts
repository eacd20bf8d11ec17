import type { BotTask } from "@skorpe/core/domain/botCheck"
import { solveChallenge } from "altcha-lib"
import { deriveKey } from "altcha-lib/algorithms/pbkdf2"
import { Effect } from "effect"

/** Solves a bot check in this process. */
export const solveBotTask = ({ work }: BotTask): Effect.Effect<string | null> =>
  Effect.promise(async () => {
    const solution = await solveChallenge({ challenge: work, deriveKey })
    return solution && Buffer.from(JSON.stringify({ challenge: work, solution })).toString("base64")
  })
