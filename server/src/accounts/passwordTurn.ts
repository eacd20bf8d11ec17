import { Effect } from "effect"
import { callerAddress } from "../http/callerAddress.ts"
import { refuse } from "../http/refuse.ts"
import { lockAfter } from "../limits/lockAfter.ts"
import { forgetTurns, takeTurn } from "../limits/takeTurn.ts"
import { ServerSecret } from "../ServerSecret.ts"
import { Limits } from "./limits.ts"
import { sameMailbox } from "./sameMailbox.ts"

const subjectOf = (email: string) =>
  Effect.map(ServerSecret, ({ keyed }) => `password of ${keyed("email", sameMailbox(email)).toString("hex")}`)

/**
 * Counts a try at the password of an address, which may have an account or not; 403 (2004) for 15 minutes once ten have
 * failed, and for a caller's address that tries too often.
 */
export const takePasswordTurn = Effect.fnUntraced(function* (email: string) {
  const limits = yield* Limits
  const isLeft =
    (yield* takeTurn(`passwords from ${yield* callerAddress}`, limits.passwordsFromAddress)) &&
    (yield* lockAfter(yield* subjectOf(email), limits.passwordsOfAccount))
  if (!isLeft) yield* refuse.forbidden(2004)
})

/** The password was right: what had failed before counts no more. */
export const forgetPasswordTurns = Effect.fnUntraced(function* (email: string) {
  yield* forgetTurns(yield* subjectOf(email))
})
