import type { Browser, Page } from "playwright"
import { afterAll, beforeAll, inject, test } from "vitest"
import { declineCookies, menu, openBrowser, openContext, putMargheritaInCart } from "./ordering.ts"
import { proveNumber } from "./proveNumber.ts"

const url = inject("sharedShop")
let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await openBrowser()
  const context = await openContext(browser, { viewport: { width: 390, height: 844 } })
  await declineCookies(context)
  page = await context.newPage()
}, 120_000)
afterAll(() => browser?.close())

const goToCheckout = async (): Promise<void> => {
  await page.goto(url + menu)
  await putMargheritaInCart(page)
  await page.goto(`${url}/betaling`)
}

test("a member chooses the company after logging in, orders on its account, is told of the limit, and orders for themselves", async () => {
  await page.goto(`${url}/logg-inn`)
  await proveNumber(page, url, "400 00 016", "+4740000016")
  const picker = page.getByRole("dialog", { name: "Hvem bestiller du for?" })
  await picker.getByRole("button", { name: "Bedrift 2 AS" }).click()
  await picker.waitFor({ state: "hidden" })

  await goToCheckout()
  await page.getByText("600 kr igjen denne måneden.").waitFor()
  await page.getByLabel("Merking på fakturaen").fill("Avdeling 4")
  await page.getByRole("button", { name: /^Bestill for 269/ }).click()
  await page.waitForURL(/\/bestilling\//)
  await page.getByRole("heading", { level: 1, name: /^Bestilling \d+/ }).waitFor()

  await goToCheckout()
  await page.getByText("331 kr igjen denne måneden.").waitFor()
  await page.goto(url + menu)
  await page
    .getByRole("link", { name: /Margherita/ })
    .first()
    .click()
  await page.getByTestId("add").click()
  await page.getByTestId("cart-link").getByText("2 varer").waitFor()
  await page.goto(`${url}/betaling`)
  await page.getByText("Bestillingen er dyrere enn bedriftens grense for én bestilling: 300 kr.").waitFor()
  await page.getByRole("button", { name: "Betal selv" }).waitFor()

  await page.getByRole("button", { name: "Meny" }).click()
  await page.getByRole("button", { name: "Bestiller for Bedrift 2 AS" }).click()
  await picker.getByRole("button", { name: "Meg selv" }).click()
  await picker.waitFor({ state: "hidden" })
  await page.getByRole("button", { name: /^Bestill for/ }).click()
  await page.waitForURL(/\/bestilling\//)
})
