import type { Browser } from "playwright"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { menu, openBrowser, passExtras, putMargheritaInCart, openContext } from "./ordering.ts"

const shop = { url: inject("sharedShop") }
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
}, 120_000)
afterAll(() => browser?.close())

/** Makes every storage of the browser throw on access, as in a frame without an origin. */
const denyAll = (): void => {
  const deny = (holder: object, name: string): void => {
    const refuse = (): never => {
      throw new DOMException("denied", "SecurityError")
    }
    Object.defineProperty(holder, name, { configurable: true, get: refuse, set: refuse })
  }
  for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"]) deny(window, name)
  deny(Document.prototype, "cookie")
  deny(Navigator.prototype, "serviceWorker")
}

test("a pizza can be ordered where the browser denies storage and cookies", async () => {
  const context = await openContext(browser, { viewport: { width: 390, height: 844 } })
  await context.addInitScript(denyAll)
  const page = await context.newPage()
  const troubles: string[] = []
  page.on("pageerror", ({ message }) => troubles.push(message))
  await page.goto(shop.url + menu)
  await putMargheritaInCart(page)
  await page
    .getByRole("banner")
    .getByRole("link", { name: /handlevogn/i })
    .click()
  await page.getByRole("link", { name: /Til bestilling/ }).click()
  const skip = "Nei takk, gå til betaling"
  await passExtras(page, { skip, firstName: "Fornavn" }, () => page.getByRole("button", { name: skip }).click())
  await page.getByLabel("Fornavn").fill("Kunde")
  await page.getByLabel("Etternavn").fill("Journeysen")
  await page.getByLabel("Telefon").fill("+47 40 00 00 11")
  await page.getByRole("button", { name: /^Bestill for/ }).click()
  await page
    .getByRole("heading", { level: 1 })
    .filter({ hasText: /Bestilling \d+/ })
    .waitFor()
  expect(troubles).toEqual([])
  await context.close()
})
