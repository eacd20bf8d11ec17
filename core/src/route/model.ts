import { Schema } from "effect"

/** What an address shows. Later screens join here, in the route table and nowhere else. */
export const Screen = Schema.TaggedUnion({
  Landing: {},
  Stores: {},
  Menu: { storeSlug: Schema.String },
  Product: { storeSlug: Schema.String, productSlug: Schema.String },
  Cart: {},
  Checkout: {},
  /** Where the end of a session leads (SPEC §2.2). */
  LoggedOut: {},
  Tracking: { orderId: Schema.String },
  NotFound: { path: Schema.String },
})
export type Screen = typeof Screen.Type
