/** Why an order cannot be priced: codes of SPEC §8.3. */
export const refusals = {
  productNotSold: 3018,
  storeClosedOrLimit: 3023,
  belowMinimum: 3109,
  hotspotMissing: 3145,
  deliveryNotAvailable: 4027,
  invalidProduct: 4031,
} as const

export type Refusal = (typeof refusals)[keyof typeof refusals]
