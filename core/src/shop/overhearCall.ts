import type { ApiFailure } from "../api/failure.ts"
import type { CallExit } from "../kernel/input.ts"
import type { ShopCommand } from "./commands.ts"
import type { ShopEvent } from "./events.ts"

/** What the whole house hears of a call that went wrong, whoever asked: a 401 ends the session, all is reported (SPEC §8.1). */
export const overhearCall = ({ type: call }: ShopCommand, exit: CallExit): ShopEvent | undefined => {
  if (exit._tag === "Done") return undefined
  // Services fail with an `ApiFailure` and nothing else; what a bug or an old log brings is a defect.
  const failure = exit.error as ApiFailure | null
  if (failure?._tag === "Refused") return { type: "CallRefused", call, refusal: failure }
  return { type: "CallFailed", call, failure: failure?._tag === "Unreachable" ? "Unreachable" : "Defect" }
}
