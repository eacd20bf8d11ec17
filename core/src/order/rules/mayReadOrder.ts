import type { OrganisationRole } from "../../organisation/model.ts"

/** Whose an order is; `null` was a guest's, or nobody's organisation. */
export interface OrderOwners {
  readonly customerId: string | null
  readonly organisationId: string | null
}

/** A customer, and their active place in the order's organisation if they have one. */
export interface OrderReader {
  readonly customerId: string
  readonly role: OrganisationRole | null
}

/** Whether a customer may read an order without its token: their own; of an organisation while they belong to it, and all of it as its administrator. */
export const mayReadOrder = (order: OrderOwners, reader: OrderReader): boolean => {
  const isOwn = order.customerId === reader.customerId
  if (order.organisationId === null) return isOwn
  return reader.role === "administrator" || (reader.role === "member" && isOwn)
}
