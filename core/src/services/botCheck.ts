import { Clock, Deferred, Effect } from "effect"
import { paths } from "../api/paths.ts"
import { BotChallenge, type BotCheckPurpose, type BotTask } from "../domain/botCheck/model.ts"
import { callApi } from "./callApi.ts"
import { pathTo } from "./paths.ts"
import type { Requests } from "./requests.ts"
import type { Transport } from "./transport.ts"

/** Solves a challenge on this device and returns the proof; `null` if it cannot. */
export type SolveBotTask = (task: BotTask) => Effect.Effect<string | null>

/**
 * Upper bound in ms on a call's wait for its proof. It is then sent without one, so that a slow device still gets a
 * code.
 */
export const proofPatience = 4000

/** Milliseconds before its end at which a proof counts as too old to be sent. */
const reserve = 60_000

/** Gets a proof ready before it is needed, and hands it to one call. */
export interface BotProofs {
  /** Requests a challenge and solves it in the background, unless a proof is ready. */
  readonly prepare: Effect.Effect<void, never, Transport>
  /** The proof for one call; `null` if there is none in time. */
  readonly take: Effect.Effect<string | null, never, Transport>
}

/** The proofs of each purpose. */
export type ProofsFor = (purpose: BotCheckPurpose) => BotProofs

const none: BotProofs = { prepare: Effect.void, take: Effect.succeed(null) }

/** The proofs of a client. A client that cannot solve challenges requests none. */
export const makeProofsFor = (requests: Requests, solve: SolveBotTask | undefined): ProofsFor => {
  if (solve === undefined) return () => none
  const proofs = {
    login: makeBotProofs("login", requests, solve),
    "change-number": makeBotProofs("change-number", requests, solve),
  } satisfies { readonly [Purpose in BotCheckPurpose]: BotProofs }
  return (purpose) => proofs[purpose]
}

/** Makes the proofs of one purpose for the world's tells and calls; the world itself stores none of them. */
export const makeBotProofs = (purpose: BotCheckPurpose, { get }: Requests, solve: SolveBotTask): BotProofs => {
  let ready: { readonly proof: Deferred.Deferred<string | null>; until: number } | null = null

  const begin = Effect.suspend(() => {
    const mine = { proof: Deferred.makeUnsafe<string | null>(), until: Number.POSITIVE_INFINITY }
    ready = mine
    const find = Effect.gen(function* () {
      const challenge = yield* callApi(get(pathTo(paths.auth.botCheck, { purpose })), BotChallenge)
      if (challenge._tag === "None") return null
      mine.until = (yield* Clock.currentTimeMillis) + challenge.holds - reserve
      return yield* solve(challenge)
    })
    const settle = (proof: string | null) =>
      Effect.sync(() => {
        // The next call tries again after a failure.
        if (proof === null && ready === mine) ready = null
        Deferred.doneUnsafe(mine.proof, Effect.succeed(proof))
      })
    const found = find.pipe(
      Effect.catchCause(() => Effect.succeed(null)),
      Effect.flatMap(settle),
    )
    return Effect.as(Effect.forkDetach(found), mine)
  })

  const current = Effect.gen(function* () {
    const now = yield* Clock.currentTimeMillis
    return ready !== null && ready.until > now ? ready : yield* begin
  })

  return {
    prepare: Effect.asVoid(current),
    take: Effect.gen(function* () {
      const mine = yield* current
      const proof = yield* Deferred.await(mine.proof).pipe(
        Effect.timeoutOrElse({ duration: proofPatience, orElse: () => Effect.succeed(null) }),
      )
      // A proof that is too late for this call is used by the next.
      if (proof !== null && ready === mine) ready = null
      return proof
    }),
  }
}
