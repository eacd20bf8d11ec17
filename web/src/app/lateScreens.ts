import type { ComponentType } from "react"
import type { Screen } from "@skorpe/core/route"
import { later, type Later } from "../kit/later.ts"
import { withWords } from "../texts/restOfWords.ts"

/** Whatever stands in the address of a screen, it may need. */
type LateScreen = Later<ComponentType<{ readonly slug: string }>>

const lateScreen = (fetchScreen: () => Promise<ComponentType<{ readonly slug: string }>>): LateScreen =>
  later(() => withWords(fetchScreen()))

const articles = () => import("../screens/page/articles.ts")

const page = async () => (await import("../screens/page/PageScreen.tsx")).PageScreen

/** The screens that nobody sees first as a rule, each in its own chunk. Landing and menu come with the page. */
export const lateScreens = {
  Stores: lateScreen(async () => (await import("../screens/stores/StoresScreen.tsx")).StoresScreen),
  Store: lateScreen(async () => (await import("../screens/store/StoreScreen.tsx")).StoreScreen),
  Product: lateScreen(async () => (await import("../screens/product/ProductScreen.tsx")).ProductScreen),
  Cart: lateScreen(async () => (await import("../screens/cart/CartScreen.tsx")).CartScreen),
  Extras: lateScreen(async () => (await import("../screens/extras/ExtrasScreen.tsx")).ExtrasScreen),
  Checkout: lateScreen(async () => (await import("../screens/checkout/CheckoutScreen.tsx")).CheckoutScreen),
  Tracking: lateScreen(async () => (await import("../screens/tracking/TrackingScreen.tsx")).TrackingScreen),
  LoggedOut: lateScreen(async () => (await import("../screens/loggedOut/LoggedOutScreen.tsx")).LoggedOutScreen),
  Login: lateScreen(page),
  Register: lateScreen(page),
  Account: lateScreen(page),
  Contact: lateScreen(page),
  Page: lateScreen(page),
  Unsubscribe: lateScreen(async () => (await import("../screens/unsubscribe/UnsubscribeScreen.tsx")).UnsubscribeScreen),
  NotFound: lateScreen(async () => (await import("../screens/notFound/NotFoundScreen.tsx")).NotFoundScreen),
} satisfies Partial<Record<Screen["_tag"], LateScreen>>

const isLate = (tag: Screen["_tag"]): tag is keyof typeof lateScreens => tag in lateScreens

/** Resolves when this screen can be drawn without waiting. */
export const loadScreen = async (screen: Screen): Promise<void> => {
  const { _tag } = screen
  if (isLate(_tag)) await lateScreens[_tag].load()
  if (_tag === "Page" || _tag === "Contact") await (await articles()).loadArticle(screen)
}

/** Resolves when every screen can be drawn without waiting, in the order in which a customer may come to them. */
export const loadScreens = async (): Promise<void> => {
  for (const screen of Object.values(lateScreens)) await screen.load()
  await (await articles()).loadArticles()
}
