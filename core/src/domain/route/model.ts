import { Schema } from "effect"

/** The static text pages (SPEC §2.1, §2.2). */
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

/** The screen of a URL. CONTRIBUTING lists all places of a new screen. */
export const Screen = Schema.TaggedUnion({
  Landing: {},
  Stores: {},
  /** A store's location, opening hours and contact data. */
  Store: { storeSlug: Schema.String },
  Menu: { storeSlug: Schema.String },
  Product: { storeSlug: Schema.String, productSlug: Schema.String },
  Cart: {},
  /** Suggestions before payment (SPEC §2.1). */
  Extras: {},
  Checkout: {},
  /** The payment of a placed order that awaits it; the return address of a bank or an app (SPEC §2.1). */
  Payment: { orderId: Schema.String },
  /** The target after a logout (SPEC §2.2). */
  LoggedOut: {},
  Login: {},
  Register: {},
  /** A new password, by a mail's link, whose data is in the fragment, or by the old one. */
  NewPassword: {},
  /** The customer's own page (SPEC §2.2). */
  Account: {},
  /** An organisation that the customer belongs to. */
  Organisation: { organisationId: Schema.String },
  Contact: {},
  /**
   * The target of a mail's unsubscribe link (SPEC §2.1); the link's data is in the fragment, which is not part of the
   * screen.
   */
  Unsubscribe: {},
  Page: { page: PageName },
  Tracking: { orderId: Schema.String },
  NotFound: { path: Schema.String },
})
export type Screen = typeof Screen.Type
