import type { DeviceContents } from "../model.ts"

/** The owner of something kept on the device; `null` for a guest, absent when the owner was not known. */
export interface Owned {
  readonly customerId?: string | null
}

/** Whether another customer than the one logged in now has left an order on the device. What a guest left is everybody's. */
export const isLeftByAnother = (
  order: Owned | null,
  { loggedIn, currentAccount }: Pick<DeviceContents, "loggedIn" | "currentAccount">,
): boolean => {
  if (typeof order?.customerId !== "string") return false
  return !loggedIn || (currentAccount !== null && currentAccount.customerId !== order.customerId)
}
