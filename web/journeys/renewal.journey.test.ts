import type { Browser, Page } from "playwright"
import { afterAll, beforeAll, expect, test } from "vitest"
import { closeStage, menu, openStage, putMargheritaInCart } from "./ordering.ts"
import type { RunningShop } from "./runningShop.ts"

let shop: RunningShop
let browser: Browser

beforeAll(async () => {
  ;({ shop, browser } = await openStage("no"))
}, 120_000)
afterAll(() => closeStage({ shop, browser }))

/** From now on the server has none of the files that this page began with, until a page begins anew. */
const renew = async (page: Page): Promise<void> => {
  let isGone = true
  await page.route("**/*", async (route) => {
    const asked = route.request()
    if (asked.isNavigationRequest()) isGone = false
    if (isGone && new URL(asked.url()).pathname.startsWith("/assets/")) return route.fulfill({ status: 404, body: "" })
    return route.continue()
  })
}

test("a tab of an old version that misses its late code begins anew where it was going, the cart with it", async () => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: "block" })
  // A connection that saves data fetches nothing ahead: most of the code has not come when it is gone.
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
