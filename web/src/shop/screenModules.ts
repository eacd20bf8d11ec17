import type { Screen } from "@skorpe/core/domain/route"

const shop = "index.html"

/**
 * The source modules of the screens that a server renders, as the build names them: in the entry chunk, or in a chunk
 * that the rendered page preloads together with its styles.
 */
export const screenModules = {
  Landing: shop,
  Stores: "src/screens/stores/StoresScreen.tsx",
  Store: "src/screens/store/StoreScreen.tsx",
  Menu: shop,
  Product: "src/screens/product/ProductScreen.tsx",
  Contact: "src/screens/page/PageScreen.tsx",
  Page: "src/screens/page/PageScreen.tsx",
} as const satisfies Partial<Record<Screen["_tag"], string>>

/** The consent banner, which every page shows to a new customer: a rendered page carries its texts. */
export const unaskedModule = "src/consent/ConsentCard.tsx"

/** Whether a screen looks the same to everybody, so that the server can render it. */
export const isDrawnByServer = (tag: Screen["_tag"]): tag is keyof typeof screenModules => tag in screenModules
