/** What became of a link that was handed to the device: shared by its own menu, copied, or not. */
export type LinkShared =
  | { readonly _tag: "Shared" }
  | { readonly _tag: "Copied" }
  /** The customer closed the device's menu. */
  | { readonly _tag: "Dismissed" }
  /** The device can neither share nor copy. */
  | { readonly _tag: "Unavailable" }

/** What became of an order's link, and whom it opens the order for. */
export type OrderLinkAnswer =
  | Exclude<LinkShared, { readonly _tag: "Copied" }>
  | { readonly _tag: "Copied"; readonly opens: "anyone" | "orderer" }
