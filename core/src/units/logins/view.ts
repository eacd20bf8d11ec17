import type { CustomerSession } from "../../domain/account/deviceKind.ts"
import type { ChartState } from "../../kernel/chart.ts"

/** Context of the logins. */
export interface LoginsContext {
  /** This session first; `null` before the sessions are loaded. */
  readonly sessions: readonly CustomerSession[] | null
  /** The session that is being ended, or `null` for all others. */
  readonly ending: string | null
  /** Whether the request to end a session got no answer. */
  readonly failed: boolean
}

/** Where a customer is logged in. */
export type LoginsView =
  /** The page is not open. */
  | { readonly _tag: "Closed" }
  | { readonly _tag: "Loading" }
  | { readonly _tag: "Failed" }
  | {
      readonly _tag: "Open"
      readonly sessions: readonly CustomerSession[]
      readonly task: LoginsTask
      readonly failed: boolean
    }

/** What the customer does with their logins. */
export type LoginsTask =
  | { readonly _tag: "Looking" }
  | { readonly _tag: "EndingOne"; readonly id: string }
  | { readonly _tag: "EndingOthers" }

const taskOf = (value: unknown, ending: string | null): LoginsTask => {
  if (value !== "ending") return { _tag: "Looking" }
  return ending === null ? { _tag: "EndingOthers" } : { _tag: "EndingOne", id: ending }
}

/** The view of the logins. */
export const viewLogins = ({ value, context: { sessions, ending, failed } }: ChartState<LoginsContext>): LoginsView => {
  if (value === "idle") return { _tag: "Closed" }
  if (value === "failed") return { _tag: "Failed" }
  return sessions === null ? { _tag: "Loading" } : { _tag: "Open", sessions, task: taskOf(value, ending), failed }
}
