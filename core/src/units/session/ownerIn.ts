import type { Owned } from "../../domain/device/rules/isLeftByAnother.ts"
import type { SessionView } from "./view.ts"

/** Who orders now: `null` for a guest, and absent while nobody knows. */
export const ownerIn = (session: SessionView): Owned => {
  if (session._tag === "LoggedIn") return { customerId: session.user._id }
  return session._tag === "Anonymous" ? { customerId: null } : {}
}

/** Whether an order is another customer's than who orders now; nobody's while that is not known. */
export const isAnothers = (order: Owned | null, session: SessionView): boolean => {
  const { customerId: now } = ownerIn(session)
  return typeof order?.customerId === "string" && now !== undefined && now !== order.customerId
}
