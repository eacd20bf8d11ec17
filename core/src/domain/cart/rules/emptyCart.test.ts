import { expect, test } from "vitest"
import { emptyCart } from "./emptyCart.ts"

test("an empty cart has no items and no choices, and costs nothing", () => {
  expect(emptyCart("medium", true)).toEqual({
    version: "0.1.9",
    cartId: "",
    storeId: "",
    storeName: "",
    storeSlug: "",
    inStorePurchase: true,
    items: [],
    shipping: {
      method: "carryout",
      price: 0,
      requestedTime: null,
      address: null,
      hotspot: null,
      contactless: false,
    },
    userDiscount: null,
    organisationDiscount: null,
    manualDeals: [],
    useLoyalty: false,
    defaultPizzaSize: "medium",
    activeOrderId: null,
    timestamp: 0,
  })
})
