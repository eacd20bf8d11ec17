import { type Caller, customerOf } from "@skorpe/core/domain/account"
import { Effect } from "effect"
import { findMembership } from "./findMembership.ts"

/** The start check of a shop or an app: whether its session and its chosen organisation are still valid. */
export const checkStart = Effect.fnUntraced(function* (caller: Caller, organisationId: string | null) {
  const customerId = customerOf(caller)
  if (customerId === null || organisationId === null) return { isLoggedIn: customerId !== null, organisation: null }
  const found = yield* findMembership(organisationId, customerId)
  return { isLoggedIn: true, organisation: found ? { organisationId, isActive: found.isActive } : null }
})
