import { stepsOf } from "@skorpe/core/domain/order"
import type { Browser, BrowserContext, Page } from "playwright"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { openPhone, placeOrder, type Placed } from "./customer.ts"
import { markStock, report } from "./staff.ts"
import { menu, openBrowser, putMargheritaInCart } from "./ordering.ts"
import { proveNumber } from "./proveNumber.ts"

const url = inject("sharedShop")
let browser: Browser
let phone: BrowserContext
let page: Page

beforeAll(async () => {
  browser = await openBrowser()
  phone = await openPhone(browser)
  page = await phone.newPage()
}, 120_000)
afterAll(async () => {
  await markStock(url, "101", { kind: "product", code: "ISJO", until: null })
  await browser?.close()
})

const main = () => page.getByRole("main")

/** Opens the customer's own page anew. */
const openOwnPage = async (): Promise<void> => {
  await page.goto(`${url}/min-side`)
  await main().getByText("Kunde 761").waitFor()
}

let order: Placed

test("a member finds their order on their page, and its receipt once it is handed over", async () => {
  await page.goto(`${url}/registrer-bruker`)
  await proveNumber(page, url, "40 00 07 61", "+4740000761")
  await page.getByLabel("Fornavn").fill("Kunde")
  await page.getByLabel("Etternavn").fill("761")
  await page.getByLabel(/godtar medlemsvilkårene/).check()
  await page.getByRole("button", { name: "Bli medlem" }).click()
  await page.getByRole("heading", { level: 1, name: "Min side" }).waitFor()
  await page.goto(url + menu)
  await putMargheritaInCart(page)
  await page.goto(`${url}/butikker/oslo-sentrum/meny/pizza/jordbaersorbet`)
  await page.getByTestId("add").click()
  await page.getByTestId("cart-link").getByText("2 varer").waitFor()
  await page.goto(`${url}/betaling`)
  order = await placeOrder(page)
  await openOwnPage()
  const row = main().getByRole("article", { name: `Bestilling ${order.number}` })
  await row.getByRole("link", { name: "Følg bestillingen" }).waitFor()
  await report(url, order.orderId, { type: "Accept" })
  for (const step of stepsOf("carryout")) await report(url, order.orderId, { type: "Step", step })
  await report(url, order.orderId, { type: "Complete" })
  await openOwnPage()
  await row.getByRole("button", { name: /^Kvittering/ }).click()
  const receipt = row.getByRole("region", { name: "Kvittering" })
  await receipt.getByText(/Margherita/).waitFor()
  await receipt.getByText("Betalt i butikken").waitFor()
  expect(await receipt.getByRole("listitem").filter({ hasText: "Totalt" }).count()).toBe(1)
  expect(await receipt.getByText(/^herav mva\., 15 %/).count()).toBe(1)
})

test("the receipt is all that is printed", async () => {
  await page.emulateMedia({ media: "print" })
  await main().getByText("Betalt i butikken").waitFor()
  expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(false)
  expect(await page.getByRole("banner").isVisible()).toBe(false)
  expect(await main().getByRole("button").filter({ visible: true }).count()).toBe(0)
  await page.emulateMedia({ media: "screen" })
})

test("the order is ordered again; what is sold out by now stays away, and the cart says so", async () => {
  await markStock(url, "101", { kind: "product", code: "ISJO", until: Date.now() + 3_600_000 })
  await main().getByRole("button", { name: "Bestill igjen" }).click()
  const cart = page.getByRole("dialog", { name: "Handlevogn" })
  await cart.getByText("Ikke alt ble som sist").waitFor()
  await cart.getByText(/er utsolgt\.$/).waitFor()
  await page.getByTestId("cart-link").getByText("1 vare").waitFor()
})
