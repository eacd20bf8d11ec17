/** The result of sharing a link: shared by the device's menu, copied, or not. */
export type LinkShared =
  | { readonly _tag: "Shared" }
  | { readonly _tag: "Copied" }
  /** The customer closed the device's menu. */
  | { readonly _tag: "Dismissed" }
  /** The device can neither share nor copy. */
  | { readonly _tag: "Unavailable" }

/** The result of sharing an order's link, and for whom it opens the order. */
export type OrderLinkAnswer =
  | Exclude<LinkShared, { readonly _tag: "Copied" }>
  | { readonly _tag: "Copied"; readonly opens: "anyone" | "orderer" }
