import { Schema } from "effect"

/** The pages that only hold words (SPEC §2.1, §2.2). */
export const PageName = Schema.Literals([
  "company",
  "jobs",
  "franchise",
  "faq",
  "allergens",
  "terms",
  "privacy",
  "membership",
  "studentDiscount",
])
export type PageName = typeof PageName.Type

/** What an address shows. Later screens join here, in the route table and nowhere else. */
export const Screen = Schema.TaggedUnion({
  Landing: {},
  Stores: {},
  /** Where a store is, when it is open and how to reach it. */
  Store: { storeSlug: Schema.String },
  Menu: { storeSlug: Schema.String },
  Product: { storeSlug: Schema.String, productSlug: Schema.String },
  Cart: {},
  /** What else might be nice, before paying (SPEC §2.1). */
  Extras: {},
  Checkout: {},
  /** Where the end of a session leads (SPEC §2.2). */
  LoggedOut: {},
  Login: {},
  Register: {},
  /** The customer's own page (SPEC §2.2). */
  Account: {},
  Contact: {},
  /** Where the link at the end of a mail leads (SPEC §2.1); what the link carries stands behind the hash and is no part of it. */
  Unsubscribe: {},
  Page: { page: PageName },
  Tracking: { orderId: Schema.String },
  NotFound: { path: Schema.String },
})
export type Screen = typeof Screen.Type
