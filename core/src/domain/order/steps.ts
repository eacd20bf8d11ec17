/** Steps of a delivered order, in order (SPEC §2.7); a hotspot order has the same. */
export const deliverySteps = ["received", "makingFood", "inOven", "onItsWay", "delivered"] as const
/** Steps of a carry-out order, in order (SPEC §2.7). */
export const pickupSteps = ["received", "preparing", "inOven", "qualityCheck", "canBePickedUp"] as const
