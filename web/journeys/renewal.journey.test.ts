import type { Browser, Page } from "playwright"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { menu, openBrowser, putMargheritaInCart, openContext } from "./ordering.ts"

const shop = { url: inject("sharedShop") }
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
}, 120_000)
afterAll(() => browser?.close())

/** From now on the server returns 404 for all files of this page's version, until a page loads again. */
const renew = async (page: Page): Promise<void> => {
  let isGone = true
  await page.route("**/*", async (route) => {
    const asked = route.request()
    if (asked.isNavigationRequest()) isGone = false
    if (isGone && new URL(asked.url()).pathname.startsWith("/assets/")) return route.fulfill({ status: 404, body: "" })
    return route.continue()
  })
}

test("a tab of an old version whose lazy code is gone reloads at the page that it was navigating to, with its cart", async () => {
  const context = await openContext(browser, { viewport: { width: 390, height: 844 }, serviceWorkers: "block" })
  // With data saver on nothing is prefetched: most of the code is not loaded when it is gone.
  await context.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }))
  const page = await context.newPage()
  await page.goto(shop.url + menu)
  await putMargheritaInCart(page)
  await page.waitForFunction(() => localStorage.getItem("skorpe.no.cart")?.includes("MARG"))
  await renew(page)
  const begunAnew = page.waitForEvent("load")
  await page.getByRole("link", { name: "Butikker", exact: true }).click()
  await begunAnew
  await page.getByRole("heading", { level: 1, name: "Velg butikk" }).waitFor()
  await page.getByTestId("cart-link").getByText("1 vare").waitFor()
  expect(new URL(page.url()).pathname).toBe("/butikker")
  await context.close()
})
