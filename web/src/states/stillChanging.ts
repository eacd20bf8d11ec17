/** What is being drawn anew these days, by the beginning of its path: no pictures of it are kept or compared yet. */
export const stillChanging: readonly string[] = [
  "screen/Landing",
  "screen/Stores",
  "screen/Menu",
  "screen/Product",
  "screen/Cart",
  "screen/Checkout",
  "screen/Tracking",
  "panel/",
  "dialog/",
  "notice/",
  "drawer/Menu/open",
  "drawer/Menu/known",
]
