import { unitFromLedger } from "../../kernel/ledger.ts"
import type { ShopCommand } from "../../messages/commands.ts"
import type { ShopEvent } from "../../messages/events.ts"
import type { ShopStart } from "../../messages/start.ts"
import type { Report } from "../../domain/telemetry/model.ts"
import { isFault } from "../../domain/telemetry/rules/isFault.ts"
import { isReportable } from "../../domain/telemetry/rules/isReportable.ts"

/** Telemetry has no state; it only forwards. */
export type TelemetryState = Readonly<Record<string, never>>

const tell = (report: Report) => ({ command: { type: "Report", report } }) as const

/** Reports logins, logouts and failed calls of all units (SPEC §7.5, §8.1, §8.5). */
export const telemetry = unitFromLedger<ShopStart, TelemetryState, ShopEvent, ShopCommand, null, object>({
  name: "telemetry",
  init: () => ({}),
  on: {
    LoggedIn: (state, { how }, out) => {
      out.emit.tell(tell({ _tag: "Login", how }))
      return state
    },
    LoggedOut: (state, { cause }, out) => {
      out.emit.tell(tell({ _tag: "Logout", cause }))
      return state
    },
    CallRefused: (state, { call, refusal }, out) => {
      if (!isFault(refusal)) return state
      const { status, problems } = refusal
      const codes = problems.map(({ code }) => code)
      out.emit.tell(tell({ _tag: "Refused", severity: "Error", call, status, codes }))
      return state
    },
    CallFailed: (state, { call, failure }, out) => {
      out.emit.tell(
        tell(failure === "Defect" ? { _tag: "Unreadable", call } : { _tag: "Unreachable", severity: "Error", call }),
      )
      return state
    },
    ScriptFailed: (state, { message }, out) => {
      if (isReportable(message)) out.emit.tell(tell({ _tag: "Exception", severity: "Error", message }))
      return state
    },
  },
  view: () => null,
})
