import type { SizeName } from "../../market/model.ts"
import { zero } from "../../money/rules/kroner.ts"
import type { Shipping, StoredCart } from "../model.ts"
import { cartVersion } from "./cartVersion.ts"

const shipping: Shipping = {
  method: "carryout",
  price: zero,
  requestedTime: null,
  address: null,
  hotspot: null,
  contactless: false,
}

/** A cart without items or choices. */
export const emptyCart = (defaultPizzaSize: SizeName, inStorePurchase: boolean): StoredCart => ({
  version: cartVersion,
  cartId: "",
  storeId: "",
  storeName: "",
  storeSlug: "",
  inStorePurchase,
  items: [],
  shipping,
  userDiscount: null,
  organisationDiscount: null,
  manualDeals: [],
  useLoyalty: false,
  defaultPizzaSize,
  activeOrderId: null,
  timestamp: 0,
})
