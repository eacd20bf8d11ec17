import type { Browser, BrowserContext } from "playwright"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { fillIn, findPlaced, goToCheckout, openPhone, placeOrder } from "./customer.ts"
import { menu, openBrowser, passExtras, putMargheritaInCart } from "./ordering.ts"

const shop = inject("sharedShop")
let browser: Browser
let phone: BrowserContext

beforeAll(async () => {
  browser = await openBrowser()
  phone = await openPhone(browser)
}, 120_000)
afterAll(() => browser?.close())

/** Counts what a hand does on the pages of this phone from now on: each tap, and each key. */
const countTaps = async (context: BrowserContext): Promise<{ readonly taps: () => number }> => {
  let taps = 0
  await context.exposeFunction("countTap", () => void (taps += 1))
  await context.addInitScript(() => {
    const count = (): void => (globalThis as unknown as { readonly countTap: () => void }).countTap()
    for (const type of ["pointerdown", "keydown"]) addEventListener(type, count, { capture: true })
  })
  return { taps: () => taps }
}

test("a remembered guest has ordered within twelve taps of a link to the menu, and typed nothing", async () => {
  const first = await phone.newPage()
  await first.goto(shop + menu)
  await putMargheritaInCart(first)
  await goToCheckout(first)
  await fillIn(first, "+47 40 00 00 18")
  await first.getByLabel("Husk meg på denne enheten").check()
  const before = await placeOrder(first)
  await first.close()

  const { taps } = await countTaps(phone)
  const page = await phone.newPage()
  await page.goto(shop + menu)
  await page.getByRole("button", { name: "Legg til Margherita, velg størrelse" }).first().click()
  await page
    .getByRole("dialog", { name: "Margherita" })
    .getByRole("button", { name: /^Medium.*Italiensk/ })
    .click()
  await page.getByTestId("cart-link").getByText("1 vare").waitFor()
  await page.getByTestId("cart-link").click()
  await page.getByRole("dialog", { name: "Handlevogn" }).getByTestId("to-checkout").click()
  const skip = "Nei takk, gå til betaling"
  await passExtras(page, { skip, firstName: "Fornavn" }, () => page.getByRole("button", { name: skip }).click())
  await page.getByRole("button", { name: /^Bestill for/ }).click()
  const { orderId } = await findPlaced(page)
  expect(orderId).not.toBe(before.orderId)
  // A count that saw nothing would pass too.
  expect(taps()).toBeGreaterThanOrEqual(5)
  expect(taps()).toBeLessThanOrEqual(12)
})
