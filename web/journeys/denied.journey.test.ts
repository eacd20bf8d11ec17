import type { Browser } from "playwright"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { fillIn, goToCheckout, placeOrder } from "./customer.ts"
import { menu, openBrowser, putMargheritaInCart, openContext } from "./ordering.ts"

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
  await goToCheckout(page)
  await fillIn(page, "+47 40 00 00 11")
  await placeOrder(page)
  expect(troubles).toEqual([])
  await context.close()
})
