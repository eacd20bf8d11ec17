import type { Browser, Page } from "playwright"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { goToCheckout } from "./customer.ts"
import { menu, openBrowser, putMargheritaInCart, openContext } from "./ordering.ts"

const shop = inject("sharedShop")
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** A page at the checkout with a pizza in the cart. */
const atCheckout = async (page: Page): Promise<void> => {
  await page.goto(shop + menu)
  await putMargheritaInCart(page)
  await goToCheckout(page)
}

test("what is typed survives a reload, and a customer who asks for it is remembered until they untick it", async () => {
  const context = await openContext(browser, { viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const firstName = page.getByLabel("Fornavn")
  const remember = page.getByLabel("Husk meg på denne enheten")
  await atCheckout(page)
  await firstName.fill("Kunde")
  await page.getByLabel("Etternavn").fill("Journeysen")
  await page.getByLabel("Telefon").fill("+47 40 00 00 17")
  await page.reload()
  await expect.poll(() => firstName.inputValue()).toBe("Kunde")
  expect(await remember.isChecked()).toBe(false)
  await remember.check()
  await page.getByRole("button", { name: /^Bestill for/ }).click()
  await page
    .getByRole("heading", { level: 1 })
    .filter({ hasText: /Bestilling \d+/ })
    .waitFor()
  await page.close()

  const later = await context.newPage()
  await atCheckout(later)
  await expect.poll(() => later.getByLabel("Telefon").inputValue()).toBe("+47 40 00 00 17")
  await later.getByLabel("Husk meg på denne enheten").uncheck()
  await later.close()

  const last = await context.newPage()
  await last.goto(`${shop}/betaling`)
  await last.getByRole("button", { name: /^Bestill for/ }).waitFor()
  expect(await last.getByLabel("Fornavn").inputValue()).toBe("")
  await context.close()
})

test("the address of a customer who is not remembered stays with the tab: a reload has it, a new tab asks", async () => {
  const context = await openContext(browser, { viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto(shop)
  await page.getByRole("combobox", { name: "Få den levert til" }).fill("karl joh")
  await page.getByRole("option").first().click()
  await page
    .getByRole("dialog", { name: "Hvor vil du ha pizza fra?" })
    .getByRole("link", { name: /Få den levert|Se menyen/ })
    .click()
  await page.waitForURL(/\/meny\/pizza$/)
  await putMargheritaInCart(page)
  const address = /^Leveres til Karl Johans gate/
  await page.goto(`${shop}/handlevogn`)
  await page.getByText(address).waitFor()
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/Karl Johan/i)

  const other = await context.newPage()
  await other.goto(`${shop}/handlevogn`)
  await other.getByText("Margherita").first().waitFor()
  expect(await other.getByText(address).count()).toBe(0)
  await context.close()
})
