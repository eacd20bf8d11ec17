import type { Browser } from "playwright"
import { afterAll, beforeAll, expect, test } from "vitest"
import { closeStage, menu, openStage, putMargheritaInCart } from "./ordering.ts"
import type { RunningShop } from "./runningShop.ts"

let shop: RunningShop
let browser: Browser

beforeAll(async () => {
  ;({ shop, browser } = await openStage("no"))
}, 120_000)
afterAll(() => closeStage({ shop, browser }))

/** What a browser keeps for a page, each of which throws when it is looked at, as in a frame without an origin. */
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

test("where the browser keeps nothing, neither storage nor cookies, a pizza is ordered all the same", async () => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
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
  await page.getByRole("button", { name: "Nei takk, gå til betaling" }).click()
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
