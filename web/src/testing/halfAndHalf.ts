import type { ShopEvent } from "@skorpe/core/messages"

/** The event that adds a large half-and-half: Pepperoni with extra ham, and Hagen without cheese. */
export const halfAndHalf = {
  type: "ItemAdded",
  variationCode: "PEPP_AM40",
  secondVariationCode: "VEGG_AM40",
  ingredients: [
    { code: "HA", quantity: 1.5, part: "1" },
    { code: "Ch", quantity: 0, part: "2" },
  ],
  quantity: 1,
  lineId: null,
  merge: "all",
  newStore: false,
} as const satisfies ShopEvent
