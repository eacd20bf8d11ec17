/** The paths below /api of the kitchen's endpoints, shared by contract and clients. */
export const kitchenPaths = {
  orders: "/kitchen/orders",
  report: "/kitchen/orders/:id/report",
  refund: "/kitchen/orders/:id/refund",
  refunds: "/kitchen/orders/:id/refunds",
  marks: "/kitchen/stores/:id",
  stock: "/kitchen/stores/:id/stock",
  delay: "/kitchen/stores/:id/delay",
  organisations: "/kitchen/organisations",
  approve: "/kitchen/organisations/:number/approve",
  money: "/kitchen/money",
  seen: "/kitchen/money/:id/seen",
} as const
