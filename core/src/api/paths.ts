/**
 * Where the endpoints that a shop asks lie below /api, for the contract and for whoever asks: the contract itself, and
 * all that writes contracts down, need not come with a shop.
 */
export const paths = {
  stores: { list: "/stores", read: "/stores/:id", status: "/stores/:id/status", find: "/stores/find" },
  catalogue: { addresses: "/address/search/:q", deals: "/deals", upsells: "/upsells/:id" },
  user: { unsubscribeEmail: "/user/email/unsubscribe/:token" },
  discounts: { list: "/user/discounts" },
  orders: { price: "/order/price", create: "/order/create", read: "/order/:id", track: "/order/:id/track" },
} as const
