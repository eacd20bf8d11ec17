/** As much of a page as a picture shows, in CSS pixels. */
export interface PictureSize {
  readonly width: number
  readonly height: number
}

const window = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]

/** Windows that hold all of a long page or panel. */
const tall = [
  { width: 390, height: 2600 },
  { width: 1280, height: 1800 },
]

/** States that are looked at from top to bottom; of the others what a customer sees before they scroll. */
const wholePages: ReadonlySet<string> = new Set([
  "screen/Landing/visitor",
  "screen/Landing/withStore",
  "screen/Stores/Loaded",
  "screen/Store/Loaded",
  "screen/Menu/everyShelf",
  "screen/Product/everything",
  "screen/Cart/modified",
  "screen/Checkout/faultsOfEachKind",
  "screen/Tracking/brought",
  "screen/Page/faq",
  "panel/PizzaBuilder/everything",
  "panel/Deals/given",
  "drawer/Menu/open",
])

/** A colour scheme that the customer's device prefers. */
export type Scheme = "light" | "dark"

/** In which sizes a state is kept as a picture: a screen in all; of what lies on one, a phone by day and a desk by night. */
export const sizesOf = (path: string, scheme: Scheme): readonly PictureSize[] => {
  const sizes = wholePages.has(path) ? tall : window
  return path.startsWith("screen/") ? sizes : sizes.filter(({ width }) => width < 1000 === (scheme === "light"))
}

const grouped = /^(.*\/(?:refused|blocked|near|offer))-\w+$/

/** Of states that differ in a sentence only, the first of their kind. */
export const isPictured = (path: string, paths: readonly string[]): boolean => {
  const group = grouped.exec(path)?.[1]
  return group === undefined || paths.find((other) => grouped.exec(other)?.[1] === group) === path
}

/** States that look as another does before anybody scrolls: what tells them apart is heard, comes later or stands below. */
const twins: Readonly<Record<string, string>> = {
  "screen/Cart/extrasAsked": "screen/Cart/Confirmed",
  "screen/Checkout/Sending": "screen/Checkout/Paying",
  "screen/Checkout/nothing": "screen/Cart/Empty",
  "screen/Checkout/payment-refused": "screen/Checkout/payment-cancelled",
  "screen/Login/open": "screen/Account/known",
  "screen/Register/open": "screen/Account/known",
  "screen/Product/Failed": "screen/Menu/Failed",
  "screen/Product/Loading": "screen/Menu/Loading",
  "screen/Product/Missing": "screen/Menu/Missing",
  "screen/Tracking/order-accepted": "screen/Tracking/Following",
  "screen/Tracking/order-created": "screen/Tracking/order-awaitingPayment",
  "screen/Tracking/order-placed": "screen/Tracking/order-awaitingPayment",
  "screen/Tracking/step-preparing": "screen/Tracking/Following",
  "shell/Account/nobody": "shell/Account/customer",
  "shell/Account/recognised": "shell/Account/customer",
}

/** The state whose picture a state is compared with: its own, or that of one that looks the same, kept once. */
export const pictureOf = (path: string): string => twins[path] ?? path
