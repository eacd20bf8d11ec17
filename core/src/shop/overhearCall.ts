import type { ApiFailure } from "../api/failure.ts"
import type { CallExit } from "../kernel/input.ts"
import { type Call, recordOf } from "../kernel/world.ts"
import type { ShopCommand } from "../messages/commands.ts"
import type { ShopEvent } from "../messages/events.ts"

/** The event that all units receive when a call fails: a 401 ends the session, each failure is reported (SPEC §8.1). */
export const overhearCall = (made: Call<ShopCommand>, exit: CallExit): ShopEvent | undefined => {
  if (exit._tag === "Done") return undefined
  const call = made.command.type
  // Services fail only with an `ApiFailure`; anything else comes from a bug or an old log, and counts as a defect.
  const failure = exit.error as ApiFailure | null
  if (failure?._tag === "Refused") return { type: "CallRefused", call, begun: recordOf(made), refusal: failure }
  return { type: "CallFailed", call, failure: failure?._tag === "Unreachable" ? "Unreachable" : "Defect" }
}
