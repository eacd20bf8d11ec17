import { Effect, Option } from "effect"
import { type StaffCall, tryAsStaff, type StaffFailure } from "../node/askAsStaff.ts"
import { failStep, type ScriptFailed } from "./customer.ts"
import type { Setting } from "./setting.ts"

/** Calls the server as its staff do; a script without their key, or with a wrong one, fails. */
export const askStaff = <A, E extends StaffFailure>(
  { site: { url, staffKey } }: Setting,
  call: StaffCall<A, E>,
): Effect.Effect<A, ScriptFailed> =>
  staffKey === null || staffKey === ""
    ? failStep("the step needs the server's staff key: --key or STAFF_KEY")
    : tryAsStaff({ server: url, key: Option.some(staffKey) }, call).pipe(Effect.catch((why) => failStep(String(why))))
