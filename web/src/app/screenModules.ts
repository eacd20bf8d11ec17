import type { Screen } from "@skorpe/core/route"

const shop = "index.html"

/**
 * Where the screens that a server draws come from, as the build names it: with the shop itself, or from a module whose
 * code a drawn page asks for, and whose styles it brings along.
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

/** What a new customer is asked on every page without having touched it: its words come with the page. */
export const unaskedModule = "src/consent/ConsentCard.tsx"

/** Whether a screen looks the same to everybody, so that the server can draw it. */
export const isDrawnByServer = (tag: Screen["_tag"]): tag is keyof typeof screenModules => tag in screenModules
