import type { OrganisationRole } from "../model.ts"

/** What can be done in an organisation. */
export type OrganisationAction =
  | "read"
  | "readDetails"
  | "readOwnBalance"
  | "readBalance"
  | "readOwnOrders"
  | "readOrders"
  | "readInvitations"
  | "invite"
  | "update"
  | "changeMember"
  | "leave"
  | "order"

/** A customer's place in an organisation: a role, which counts only while it is active. */
export interface Standing {
  readonly role: OrganisationRole
  readonly isActive: boolean
}

const everybody: ReadonlySet<OrganisationAction> = new Set(["leave"])
const members: ReadonlySet<OrganisationAction> = new Set([
  ...everybody,
  "read",
  "readOwnBalance",
  "readOwnOrders",
  "order",
])
const administrators: ReadonlySet<OrganisationAction> = new Set([
  ...members,
  "readDetails",
  "readBalance",
  "readOrders",
  "readInvitations",
  "invite",
  "update",
  "changeMember",
])

const granted: Readonly<Record<OrganisationRole, ReadonlySet<OrganisationAction>>> = {
  administrator: administrators,
  member: members,
}

/** Whether a place in an organisation lets somebody do something there (SPEC §6); who is deactivated may only leave. */
export const mayDo = ({ role, isActive }: Standing, action: OrganisationAction): boolean =>
  (isActive ? granted[role] : everybody).has(action)
