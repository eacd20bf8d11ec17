import { Clock, Deferred, Effect } from "effect"
import { paths } from "../api/paths.ts"
import { BotChallenge, type BotCheckPurpose, type BotTask } from "../domain/botCheck/model.ts"
import { callApi } from "./callApi.ts"
import { pathTo } from "./paths.ts"
import type { Requests } from "./requests.ts"
import type { Transport } from "./transport.ts"

/** Does on this device what a challenge wants, and gives the proof; `null` where it cannot. */
export type SolveBotTask = (task: BotTask) => Effect.Effect<string | null>

/** Milliseconds that a call waits for its proof. Then it goes out without one, so that a slow device still gets a code. */
export const proofPatience = 4000

/** Milliseconds before its end at which a proof counts as too old to be sent. */
const reserve = 60_000

/** Gets a proof ready before it is needed, and hands it to one call. */
export interface BotProofs {
  /** Asks for a challenge and solves it aside, unless a proof is ready. */
  readonly prepare: Effect.Effect<void, never, Transport>
  /** The proof for one call; `null` when there is none in time. */
  readonly take: Effect.Effect<string | null, never, Transport>
}

/** The proofs of each purpose. */
export type ProofsFor = (purpose: BotCheckPurpose) => BotProofs

const none: BotProofs = { prepare: Effect.void, take: Effect.succeed(null) }

/** The proofs of a client: one that solves nothing asks for no challenge either. */
export const makeProofsFor = (requests: Requests, solve: SolveBotTask | undefined): ProofsFor => {
  if (solve === undefined) return () => none
  const proofs = {
    login: makeBotProofs("login", requests, solve),
    "change-number": makeBotProofs("change-number", requests, solve),
  } satisfies { readonly [Purpose in BotCheckPurpose]: BotProofs }
  return (purpose) => proofs[purpose]
}

/** Makes the proofs of one purpose, as the world tells and calls; the world itself holds none of them. */
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
        // What failed is tried anew by the next call.
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
      // One that came too late for this call is there for the next.
      if (proof !== null && ready === mine) ready = null
      return proof
    }),
  }
}
