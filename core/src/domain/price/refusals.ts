/** Why an order cannot be priced: codes of SPEC §8.3. Coupon refusals are in the discount area. */
export const refusals = {
  productNotSold: 3018,
  outsideArea: 3022,
  storeClosedOrLimit: 3023,
  tooManyPieces: 3045,
  tooLarge: 3046,
  organisationDelivery: 3066,
  belowMinimum: 3109,
  productRestricted: 3116,
  hotspotMissing: 3145,
  hotspotInvalid: 3146,
  invalidDiscount: 4026,
  deliveryNotAvailable: 4027,
  invalidProduct: 4031,
} as const

export type Refusal = (typeof refusals)[keyof typeof refusals]
