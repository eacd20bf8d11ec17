import type { DeviceContents } from "../model.ts"

/** The owner of an entry on the device; `null` for a guest, absent if unknown. */
export interface Owned {
  readonly customerId?: string | null
}

/**
 * Whether an order on the device belongs to another customer than the one logged in now. A guest's order is
 * everybody's.
 */
export const isLeftByAnother = (
  order: Owned | null,
  { loggedIn, currentAccount }: Pick<DeviceContents, "loggedIn" | "currentAccount">,
): boolean => {
  if (typeof order?.customerId !== "string") return false
  return !loggedIn || (currentAccount !== null && currentAccount.customerId !== order.customerId)
}
