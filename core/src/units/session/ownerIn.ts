import type { Owned } from "../../domain/device/rules/isLeftByAnother.ts"
import type { SessionView } from "./view.ts"

/** Who orders now: `null` for a guest, and absent while that is not known. */
export const ownerIn = (session: SessionView): Owned => {
  if (session._tag === "LoggedIn") return { customerId: session.user._id }
  return session._tag === "Anonymous" ? { customerId: null } : {}
}

/** Whether an order belongs to another customer than the current one; `false` for a guest's, and while either is unknown. */
export const belongsToAnother = (order: Owned | null, session: SessionView): boolean => {
  const { customerId: now } = ownerIn(session)
  return typeof order?.customerId === "string" && now !== undefined && now !== order.customerId
}
