import { Effect } from "effect"
import { refuse } from "../http/refuse.ts"
import { hashOf, isSecret } from "../secrets.ts"
import { Settings } from "../settings.ts"

/** Lets only who holds the staff key pass; anybody else hears 401 (1003). */
export const requireStaff = Effect.fnUntraced(function* (key: string | undefined) {
  const { staffKey } = yield* Settings
  if (staffKey !== null && isSecret(key, hashOf(staffKey))) return
  return yield* refuse.unauthorized(1003)
})
