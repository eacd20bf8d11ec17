import type { Browser, BrowserContext, Page } from "playwright"
import { declineCookies, openContext, passExtras } from "./ordering.ts"

/** A phone that nobody has ordered on; its owner has answered the question about cookies. */
export const openPhone = async (browser: Browser): Promise<BrowserContext> => {
  const context = await openContext(browser, { viewport: { width: 390, height: 844 } })
  await declineCookies(context)
  return context
}

/** From any page with a pizza in the cart to the checkout. */
export const goToCheckout = async (page: Page): Promise<void> => {
  await page
    .getByRole("banner")
    .getByRole("link", { name: /handlevogn/i })
    .click()
  await page.getByRole("link", { name: /Til bestilling/ }).click()
  const skip = "Nei takk, gå til betaling"
  await passExtras(page, { skip, firstName: "Fornavn" }, () => page.getByRole("button", { name: skip }).click())
}

/** Types who orders. */
export const fillIn = async (page: Page, phone: string): Promise<void> => {
  await page.getByLabel("Fornavn").fill("Kunde")
  await page.getByLabel("Etternavn").fill("Journeysen")
  await page.getByLabel("Telefon").fill(phone)
}

/** A placed order whose tracker is shown. */
export interface Placed {
  readonly orderId: string
  readonly number: string
}

/** Waits for the tracker of the order that was sent. */
export const findPlaced = async (page: Page): Promise<Placed> => {
  const title = page.getByRole("heading", { level: 1, name: /^Bestilling \d+/ })
  await title.waitFor()
  const number = /\d+/.exec((await title.textContent()) ?? "")?.[0] ?? "none"
  return { orderId: new URL(page.url()).pathname.split("/").at(-1) ?? "none", number }
}

/** Presses the order button and waits for the tracker. */
export const placeOrder = async (page: Page): Promise<Placed> => {
  await page.getByRole("button", { name: /^Bestill for/ }).click()
  return findPlaced(page)
}
