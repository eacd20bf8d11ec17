import type { ApiFailure } from "../../api/failure.ts"
import type { Refusal } from "../../api/refusal.ts"
import type { CallExit } from "../../kernel/input.ts"
import type { Json } from "../../kernel/json.ts"
import { problemCodes } from "../../domain/problem/codes.ts"
import type { ShopCall } from "../../messages/commands.ts"
import type { Chance } from "../chance.ts"

/** The problem codes that units distinguish, by call; other calls are refused with any code. */
const readCodes: { readonly [Name in ShopCall["type"]]?: readonly number[] } = {
  ValidatePrice: [1002, 3136, 3136, 3018, 3099, 3133, 3109, 3023, 4031],
  Login: [4039, 4038, 3009],
  CreateAccount: [4039, 1012, 1036],
  PlaceOrder: [1002, 1006, 3023, 3116, 3099],
}

const refused = (status: number, ...codes: readonly number[]): Refusal => ({
  _tag: "Refused",
  status,
  problems: codes.map((code) => ({ code, message: `problem ${code}` })),
})

/** The server is overloaded, and says after how many seconds to retry; now and then after a day. */
const busy = (chance: Chance): ApiFailure => ({
  ...refused(chance.pick([429, 503]) ?? 503, chance.pick([1011, 3099]) ?? 3099),
  retryAfter: chance.happens(0.05) ? 86_400 : 1 + chance.below(20),
})

/** How a call may fail: unreachable, unreadable, refused with a code, or answered by a proxy. */
const failuresOf = (type: ShopCall["type"], chance: Chance): ApiFailure => {
  const drawn = chance.next()
  if (drawn < 0.35) return { _tag: "Unreachable" }
  // Services report an answer that does not match the contract as unreadable, so the answer never reaches the world.
  if (drawn < 0.45) return { _tag: "Defect" }
  const code = chance.pick(readCodes[type] ?? problemCodes) ?? 1001
  if (drawn < 0.65) return refused(400, code)
  if (drawn < 0.7) return refused(400, code, chance.pick(problemCodes) ?? 1001)
  if (drawn < 0.76) return busy(chance)
  const status = chance.pick([401, 401, 401, 401, 403, 404, 409, 429, 500, 502, 503]) ?? 500
  return chance.happens(0.3) ? refused(status) : refused(status, status === 409 ? 1006 : code)
}

/** A failing end of a call. */
export const failingExit = (type: ShopCall["type"], chance: Chance): CallExit => ({
  _tag: "Failed",
  error: failuresOf(type, chance) as unknown as Json,
})
