import { CurrentCustomer } from "@skorpe/core/api"
import {
  decideMemberChange,
  type MemberChange,
  type MemberDetails,
  type MemberUpdate,
  type MemberUpdated,
  readRole,
} from "@skorpe/core/domain/organisation"
import { Effect } from "effect"
import { refuse } from "../http/refuse.ts"
import { withdrawInvitationsOf } from "./invitations.ts"
import { readMembers, removeMember, writeMember } from "./members.ts"
import { withOrganisationLock, requireRight } from "./rights.ts"

/**
 * Changes or removes a member under the organisation's lock: when two administrators remove each other at once, one of
 * them stays (3006).
 */
export const changeMember = (organisationId: string, memberId: string, update: MemberUpdate) =>
  withOrganisationLock(
    organisationId,
    Effect.gen(function* () {
      yield* requireChange(organisationId, memberId, update)
      const change = yield* readChange(update)
      const members = yield* readMembers(organisationId)
      const member = members.find(({ customerId }) => customerId === memberId)
      if (member === undefined) return yield* refuse.notFound(3009)
      const decision = decideMemberChange(member, change, countOtherAdministrators(members, memberId))
      switch (decision._tag) {
        case "Refused":
          return yield* refuse.conflict(decision.code)
        case "Removed": {
          yield* withdrawInvitationsOf(organisationId, memberId)
          yield* removeMember(organisationId, memberId)
          const gone: MemberUpdated = { member: null }
          return gone
        }
        case "Changed": {
          yield* writeMember(organisationId, memberId, decision.place)
          const changed: MemberUpdated = { member: { ...member, ...decision.place } }
          return changed
        }
      }
    }),
  )

const requireChange = Effect.fnUntraced(function* (organisationId: string, memberId: string, update: MemberUpdate) {
  const { customerId } = yield* CurrentCustomer
  yield* requireRight(organisationId, update.remove === true && memberId === customerId ? "leave" : "changeMember")
})

const readChange = Effect.fnUntraced(function* ({ role: written, ...rest }: MemberUpdate) {
  if (written === undefined) return rest satisfies MemberChange
  const role = readRole(written)
  return role._tag === "Role" ? { ...rest, role: role.role } : yield* refuse.badRequest(role.code)
})

const countOtherAdministrators = (members: readonly MemberDetails[], memberId: string): number =>
  members.filter(({ customerId, role, isActive }) => customerId !== memberId && role === "administrator" && isActive)
    .length
