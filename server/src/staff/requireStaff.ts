import { Unauthorized } from "@skorpe/core/api"
import { Effect } from "effect"
import { currentLanguage } from "../http/currentLanguage.ts"
import { problems } from "../http/problems.ts"
import { hashOf, isSecret } from "../secrets/secrets.ts"
import { Settings } from "../settings/Settings.ts"

/** Requires the staff key; fails with 401 (1003) otherwise. */
export const requireStaff = Effect.fnUntraced(function* (key: string | undefined) {
  const { staffKey } = yield* Settings
  if (staffKey !== null && isSecret(key, hashOf(staffKey))) return
  return yield* Effect.fail(new Unauthorized({ errors: problems(yield* currentLanguage, [1003]) }))
})
