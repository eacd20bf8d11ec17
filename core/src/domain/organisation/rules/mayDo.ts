import type { OrganisationRole } from "../model.ts"

/** An action within an organisation. */
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

/** A customer's membership: a role, which counts only while it is active. */
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

/** True when a membership permits an action (SPEC §6); a deactivated member may only leave. */
export const mayDo = ({ role, isActive }: Standing, action: OrganisationAction): boolean =>
  (isActive ? granted[role] : everybody).has(action)
