import { type BotChallenge, type BotCheckPurpose, WorkDone } from "@skorpe/core/domain/botCheck"
import { solveChallenge } from "altcha-lib"
import { deriveKey } from "altcha-lib/algorithms/pbkdf2"
import { Schema } from "effect"

/** A solved puzzle, before it is written as a header. */
export type Work = typeof WorkDone.Type

interface Client {
  readonly get: (path: string) => Promise<{ readonly body: unknown }>
}

/** Asks a server for a puzzle, and solves it. */
export const solveBotCheck = async (client: Client, purpose: BotCheckPurpose = "login"): Promise<Work> => {
  const challenge = (await client.get(`/auth/bot-check/${purpose}`)).body as BotChallenge
  if (challenge._tag === "None") throw new Error("there is nothing to solve")
  const solution = await solveChallenge({ challenge: challenge.work, deriveKey })
  return Schema.decodeUnknownSync(WorkDone)({ challenge: challenge.work, solution })
}

/** The header of a call that brings this proof. */
export const proofOf = (work: object) => ({
  "bot-check": Buffer.from(JSON.stringify(work)).toString("base64"),
})
