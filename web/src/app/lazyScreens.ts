import type { ComponentType } from "react"
import type { Screen } from "@skorpe/core/domain/route"
import { lazyPart, type LazyPart } from "../kit/lazyPart.ts"
import { withWords } from "../texts/restOfWords.ts"

/** A lazy screen may need the slug in its address. */
type LazyScreen = LazyPart<ComponentType<{ readonly slug: string }>>

const lazyScreen = (fetchScreen: () => Promise<ComponentType<{ readonly slug: string }>>): LazyScreen =>
  lazyPart(() => withWords(fetchScreen()))

const articles = () => import("../screens/page/articles.ts")

const page = lazyScreen(async () => (await import("../screens/page/PageScreen.tsx")).PageScreen)

const own = lazyScreen(async () => (await import("../screens/account/OwnScreen.tsx")).OwnScreen)

/** Screens that are rarely seen first, in chunks of their own. Landing and menu are in the entry chunk. */
export const lazyScreens = {
  Stores: lazyScreen(async () => (await import("../screens/stores/StoresScreen.tsx")).StoresScreen),
  Store: lazyScreen(async () => (await import("../screens/store/StoreScreen.tsx")).StoreScreen),
  Product: lazyScreen(async () => (await import("../screens/product/ProductScreen.tsx")).ProductScreen),
  Cart: lazyScreen(async () => (await import("../screens/cart/CartScreen.tsx")).CartScreen),
  Extras: lazyScreen(async () => (await import("../screens/extras/ExtrasScreen.tsx")).ExtrasScreen),
  Checkout: lazyScreen(async () => (await import("../screens/checkout/CheckoutScreen.tsx")).CheckoutScreen),
  Payment: lazyScreen(async () => (await import("../screens/payment/PaymentScreen.tsx")).PaymentScreen),
  Tracking: lazyScreen(async () => (await import("../screens/tracking/TrackingScreen.tsx")).TrackingScreen),
  LoggedOut: own,
  Login: own,
  Register: own,
  NewPassword: own,
  Account: own,
  Organisation: own,
  Contact: page,
  Page: page,
  Unsubscribe: own,
  NotFound: page,
} satisfies Partial<Record<Screen["_tag"], LazyScreen>>

const isLazy = (tag: Screen["_tag"]): tag is keyof typeof lazyScreens => tag in lazyScreens

/** Resolves when this screen can render without waiting. */
export const loadScreen = async (screen: Screen): Promise<void> => {
  const { _tag } = screen
  if (isLazy(_tag)) await lazyScreens[_tag].load()
  if (_tag === "Page" || _tag === "Contact") await (await articles()).loadArticle(screen)
}

/** Loads every screen, in the order in which customers usually visit them. */
export const loadScreens = async (): Promise<void> => {
  for (const screen of Object.values(lazyScreens)) await screen.load()
  await (await articles()).loadArticles()
}
