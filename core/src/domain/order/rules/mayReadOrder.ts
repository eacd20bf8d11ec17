import type { OrganisationRole } from "../../organisation/model.ts"

/** The owners of an order; `null` for a guest's order, and for one without an organisation. */
export interface OrderOwners {
  readonly customerId: string | null
  readonly organisationId: string | null
}

/** A customer, with their active membership in the order's organisation if any. */
export interface OrderReader {
  readonly customerId: string
  readonly role: OrganisationRole | null
}

/**
 * True when a customer may read an order without its token: their own; an organisation's if they placed it and still
 * belong to it; all of it as its administrator.
 */
export const mayReadOrder = (order: OrderOwners, reader: OrderReader): boolean => {
  const isOwn = order.customerId === reader.customerId
  if (order.organisationId === null) return isOwn
  return reader.role === "administrator" || (reader.role === "member" && isOwn)
}

/** True if a customer may read an order because they placed it: only then may they read its destination. */
export const isOrderer = (order: OrderOwners, reader: OrderReader): boolean =>
  order.customerId === reader.customerId && mayReadOrder(order, reader)
