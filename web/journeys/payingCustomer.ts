import type { Browser, BrowserContext, Page } from "playwright"
import { expect, onTestFinished } from "vitest"
import { declineCookies, openContext, passExtras } from "./ordering.ts"
import { componentOf, showsComponent } from "./paying.ts"
import type { SharedShop } from "./sharedShop.ts"
import { mattersOf, ordersOf } from "./staff.ts"

/** What customers read and press in the shop of a market. */
export const words = {
  no: {
    menu: "/butikker/oslo-sentrum/meny/pizza",
    add: /^Legg /,
    inCart: "1 vare",
    toCheckout: /Til bestilling/,
    skip: "Nei takk, gå til betaling",
    firstName: "Fornavn",
    lastName: "Etternavn",
    phone: "Telefon",
    payNow: /Betal nå/,
    toPayment: /^Til betaling/,
    sum: "Betal 269 kr",
    tracker: /Bestilling \d+/,
    underWay: "Bestillingen din er på gang",
  },
  se: {
    menu: "/butiker/stockholm-city/meny/pizza",
    add: /^Lägg /,
    inCart: "1 vara",
    toCheckout: /Till beställning/,
    skip: "Nej tack, gå till betalning",
    firstName: "Förnamn",
    lastName: "Efternamn",
    phone: "Telefon",
    payNow: /Betala nu/,
    toPayment: /^Till betalning/,
    sum: "Betala 129 kr",
    tracker: /Beställning \d+/,
    underWay: "Din beställning är på gång",
  },
} as const

type Words = (typeof words)[keyof typeof words]

/** A customer of one story, on a device of their own. */
export interface Customer {
  readonly device: BrowserContext
  readonly page: Page
  /** Unique to this customer, so that staff can find their orders. */
  readonly lastName: string
  readonly words: Words
  /** The keys of the orders that their pages have sent: one key is one order. */
  readonly sent: Set<string>
  /** Errors of their pages, and what a page's security policy has stopped. */
  readonly troubles: string[]
}

/** A customer with a phone, until the test ends. */
export const openCustomer = async (
  browser: Browser,
  lastName: string,
  {
    market = "no",
    colorScheme = "light",
  }: { readonly market?: "no" | "se"; readonly colorScheme?: "light" | "dark" } = {},
): Promise<Customer> => {
  const device = await openContext(browser, { viewport: { width: 390, height: 844 }, colorScheme })
  onTestFinished(() => device.close())
  await declineCookies(device, market)
  const [sent, troubles] = [new Set<string>(), [] as string[]]
  device.on("weberror", (error) => troubles.push(error.error().message))
  device.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) troubles.push(message.text())
  })
  device.on("request", (request) => {
    if (request.url().endsWith("/api/order/create")) sent.add(request.headers()["idempotency-key"] ?? "none")
  })
  return { device, page: await device.newPage(), lastName, words: words[market], sent, troubles }
}

/** From a store's menu to the checkout, with one pizza. */
export const toCheckout = async (
  { url }: SharedShop,
  { page, words: word }: Customer,
  menu: string = word.menu,
): Promise<void> => {
  await page.goto(url + menu)
  await page
    .getByRole("link", { name: /Margherita/ })
    .first()
    .click()
  await page.getByRole("button", { name: word.add }).click()
  await page.getByTestId("cart-link").getByText(word.inCart).waitFor()
  await page.getByTestId("cart-link").click()
  await page.getByRole("link", { name: word.toCheckout }).click()
  await passExtras(page, word, () => page.getByRole("button", { name: word.skip }).click())
}

/** From the menu to the filled checkout, with one pizza that is to be paid now. */
export const toFilledCheckout = async (shop: SharedShop, customer: Customer, menu?: string): Promise<void> => {
  const { page, lastName, words: word } = customer
  await toCheckout(shop, customer, menu)
  await page.getByLabel(word.firstName).fill("Kunde")
  await page.getByLabel(word.lastName).fill(lastName)
  await page.getByLabel(word.phone).fill("+47 40 00 00 13")
  await page.getByRole("radio", { name: word.payNow }).check()
}

/** From the menu to the payment screen, with one pizza; the order's id. */
export const toPayment = async (shop: SharedShop, customer: Customer): Promise<string> => {
  await toFilledCheckout(shop, customer)
  await customer.page.getByRole("button", { name: customer.words.toPayment }).click()
  return isAskedToPay(customer)
}

/** Waits for the ways to pay, below the whole sum and with the cart as it was; the order's id. */
export const isAskedToPay = async ({ page, words: word }: Customer, at: Page = page): Promise<string> => {
  await showsComponent(at)
  await at.getByRole("heading", { level: 1, name: word.sum, exact: true }).waitFor()
  await at.getByTestId("cart-link").getByText(word.inCart).waitFor()
  return new URL(at.url()).pathname.split("/").at(-1) ?? "none"
}

/** Waits for the order's tracker, with the cart empty. */
export const isFollowing = async ({ page, words: word }: Customer, orderId: string, at: Page = page): Promise<void> => {
  await at.getByRole("heading", { level: 1, name: word.tracker }).waitFor()
  expect(new URL(at.url()).pathname).toContain(orderId)
  expect(await at.getByTestId("cart-link").getByText(word.inCart).count()).toBe(0)
  expect(await componentOf(at).count()).toBe(0)
}

/** At the end of a story: the store has this one order of the customer, paid once in this way. */
export const isOneOrder = async (
  shop: SharedShop,
  { lastName, sent, troubles }: Customer,
  orderId: string,
  paidBy: "ADYEN" | "INSTORE" = "ADYEN",
): Promise<void> => {
  const orders = await ordersOf(shop.url, lastName)
  expect(orders.map(({ total: _, ...order }) => order)).toMatchObject([{ orderId, paymentType: paidBy }])
  for (const { total, toCollect } of orders) expect(toCollect).toBe(paidBy === "ADYEN" ? 0 : total)
  expect(await mattersOf(shop.url, orderId)).toEqual([])
  expect([sent.size, troubles]).toEqual([1, []])
}
