import { type Caller, customerOf } from "@skorpe/core/account"
import { Effect } from "effect"
import { findMembership } from "../organisations/findMembership.ts"

/** What a shop or an app that starts may go on with: whether its session holds, and the organisation that it had chosen. */
export const checkStart = Effect.fnUntraced(function* (caller: Caller, organisationId: string | null) {
  const customerId = customerOf(caller)
  if (customerId === null || organisationId === null) return { isLoggedIn: customerId !== null, organisation: null }
  const found = yield* findMembership(organisationId, customerId)
  return { isLoggedIn: true, organisation: found ? { organisationId, isActive: found.isActive } : null }
})
