import { PgClient } from "@effect/sql-pg"
import { type BotCheckPurpose, WorkDone, WorkToDo } from "@skorpe/core/domain/botCheck"
import { createChallenge, verifySolution } from "altcha-lib"
import { deriveKey } from "altcha-lib/algorithms/pbkdf2"
import { millisecondsInHour } from "date-fns/constants"
import { minutesToMilliseconds } from "date-fns/minutesToMilliseconds"
import { Effect, Layer, Option, Schema } from "effect"
import { randomInt } from "node:crypto"
import { callerAddress } from "../http/callerAddress.ts"
import { countTurn, isCounted } from "../limits/takeTurn.ts"
import { ServerSecret } from "../secrets/ServerSecret.ts"
import { Settings } from "../settings/Settings.ts"
import { BotCheck, type BotCheckLayer } from "./BotCheck.ts"

/**
 * The work of a puzzle: keys of `cost` rounds are derived until the wanted one is found, after `mostKeys` at the latest
 * and half as many on average. Chosen by `npm run bench -- bot-check`, for a second on a slow phone.
 */
export const work = { cost: 2000, mostKeys: 250 } as const

/** Milliseconds for which a solution is valid. */
export const workHolds = minutesToMilliseconds(10)

/** The limit of solutions stored for one IP address, so that nobody fills the database with solved puzzles. */
const solutionsFromAddress = { times: 200, within: millisecondsInHour }

/** The maximum length of a proof in characters; a real one has about 800. */
const longestProof = 2000

interface Secrets {
  readonly hmacSignatureSecret: string
  readonly hmacKeySignatureSecret: string
}

/** A puzzle for a purpose, signed with these secrets. */
export const makeWork = async (purpose: BotCheckPurpose, until: number, secrets: Secrets): Promise<WorkToDo> =>
  decodeWork(
    await createChallenge({
      algorithm: "PBKDF2/SHA-256",
      cost: work.cost,
      counter: randomInt(work.mostKeys),
      deriveKey,
      // In the server's own time, because the library's expiry uses the machine's clock.
      data: { purpose, until },
      ...secrets,
    }),
  )

/** Whether a puzzle signed with these secrets is solved. Callers check its purpose and its expiry. */
export const isWorkDone = async ({ challenge, solution }: typeof WorkDone.Type, secrets: Secrets): Promise<boolean> =>
  (await verifySolution({ challenge, solution: { ...solution, time: 0 }, deriveKey, ...secrets })).verified

const decodeWork = Schema.decodeUnknownSync(WorkToDo)

const readProof = Schema.decodeUnknownOption(Schema.fromJsonString(WorkDone))

/** Whether this is the first use of a solution. Repeating an old one does not use up its IP address's limit. */
const spend = Effect.fnUntraced(function* (nonce: string) {
  const subject = `bot check ${nonce}`
  if (yield* isCounted(subject)) return false
  const isLeft = yield* countTurn(`bot checks from ${yield* callerAddress}`, solutionsFromAddress)
  return isLeft && (yield* countTurn(subject, { times: 1, within: 2 * workHolds }))
})

/** Our own proof of work, by altcha-lib. Servers with the same secret and database accept each other's puzzles. */
export const proofOfWork: BotCheckLayer = Layer.effect(
  BotCheck,
  Effect.gen(function* () {
    const surroundings = yield* Effect.context<PgClient.PgClient | ServerSecret | Settings>()
    const { now } = yield* Settings
    const { keyed } = yield* ServerSecret
    const secrets: Secrets = {
      hmacSignatureSecret: keyed("bot check", "puzzle").toString("hex"),
      hmacKeySignatureSecret: keyed("bot check", "key").toString("hex"),
    }
    return {
      ask: (purpose) =>
        Effect.map(
          Effect.promise(() => makeWork(purpose, now() + workHolds, secrets)),
          (todo) => ({ _tag: "ProofOfWork" as const, work: todo, holds: workHolds }),
        ),
      isPassed: Effect.fnUntraced(function* (purpose, proof) {
        if (proof === undefined || proof.length > longestProof) return false
        const found = Option.getOrNull(readProof(Buffer.from(proof, "base64").toString()))
        if (found === null) return false
        const { nonce, data } = found.challenge.parameters
        if (data.purpose !== purpose || data.until <= now()) return false
        if (!(yield* Effect.promise(() => isWorkDone(found, secrets)))) return false
        return yield* Effect.provide(spend(nonce), surroundings)
      }),
    }
  }),
)
