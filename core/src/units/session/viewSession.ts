import type { ChartState } from "../../kernel/chart.ts"
import type { SessionContext } from "./context.ts"
import type { SessionView } from "./view.ts"

/** The view of the session; not in its type's file, because every page loads that file at once. */
export const viewSession = ({ value, context: { user, organisationId } }: ChartState<SessionContext>): SessionView => {
  if (value === "starting" || value === "waiting") return { _tag: "Starting" }
  if (value === "anonymous" || value === "overhearing") return { _tag: "Anonymous" }
  if (user === null) return { _tag: "Recognised" }
  return { _tag: "LoggedIn", user, organisation: organisationId === null ? null : { organisationId } }
}
