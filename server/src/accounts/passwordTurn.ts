import { Effect } from "effect"
import { callerAddress } from "../http/callerAddress.ts"
import { refuse } from "../http/refuse.ts"
import { lockAfter } from "../limits/lockAfter.ts"
import { forgetTurns, takeTurn } from "../limits/takeTurn.ts"
import { ServerSecret } from "../secrets/ServerSecret.ts"
import { Limits } from "./limits.ts"
import { sameMailbox } from "./sameMailbox.ts"

const subjectOf = (email: string) =>
  Effect.map(ServerSecret, ({ keyed }) => `password of ${keyed("email", sameMailbox(email)).toString("hex")}`)

/**
 * Counts a password try for an e-mail address, with or without an account. Ten failures lock it for 15 minutes: 403 (2004).
 * The limit of the caller's address gives the same error.
 */
export const takePasswordTurn = Effect.fnUntraced(function* (email: string) {
  const limits = yield* Limits
  const isLeft =
    (yield* takeTurn(`passwords from ${yield* callerAddress}`, limits.passwordsFromAddress)) &&
    (yield* lockAfter(yield* subjectOf(email), limits.passwordsOfAccount))
  if (!isLeft) yield* refuse.forbidden(2004)
})

/** Resets the count of failures after a right password. */
export const forgetPasswordTurns = Effect.fnUntraced(function* (email: string) {
  yield* forgetTurns(yield* subjectOf(email))
})
