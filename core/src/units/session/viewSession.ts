import type { ChartState } from "../../kernel/chart.ts"
import type { SessionContext } from "./context.ts"
import type { SessionView } from "./view.ts"

/** The view of the session; apart from its type's file, which every page loads at once. */
export const viewSession = ({ value, context: { user, organisationId } }: ChartState<SessionContext>): SessionView => {
  if (value === "starting" || value === "waiting") return { _tag: "Starting" }
  if (value === "anonymous" || value === "overhearing") return { _tag: "Anonymous" }
  if (user === null) return { _tag: "Recognised" }
  return { _tag: "LoggedIn", user, organisation: organisationId === null ? null : { organisationId } }
}
