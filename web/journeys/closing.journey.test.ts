import type { Browser, Page } from "playwright"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { openBrowser } from "./ordering.ts"
import { type Customer, openCustomer, toFilledCheckout } from "./payingCustomer.ts"
import { type RunningShop, runShop } from "./runningShop.ts"
import { clockAhead, untilInOslo } from "./serverClock.ts"
import { ordersOf } from "./staff.ts"

/** Drammen takes orders from 15:00 to 21:00 on every day. */
const drammen = "/butikker/drammen/meny/pizza"

const beforeClosing = untilInOslo(20, 40)
const afterClosing = beforeClosing + 25 * 60_000

let shop: RunningShop
let browser: Browser

beforeAll(async () => {
  ;[shop, browser] = await Promise.all([
    runShop("no", { cards: "on", settings: clockAhead(beforeClosing) }),
    openBrowser(),
  ])
})
afterAll(async () => {
  await browser?.close()
  await shop?.stop()
})

let customer: Customer
let asked: string[]
beforeEach(async () => {
  customer = await openCustomer(browser, `Stengesen-${Math.round(performance.now())}`)
  asked = []
  customer.page.on("request", (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() === "POST" && pathname.startsWith("/api/order/")) asked.push(pathname)
  })
})

const button = (page: Page) => page.getByRole("button", { name: customer.words.toPayment })

/**
 * The customer presses the button, and the checkout says that the store is closed; no order is placed and no money
 * taken.
 */
const isRefused = async (said: RegExp): Promise<void> => {
  const { page, lastName } = customer
  const answered = page.waitForResponse("**/api/order/create")
  await button(page).click()
  expect((await answered).status()).toBe(400)
  await page.getByText("Bestillingen ble ikke tatt imot:").waitFor()
  await page.getByText(said).first().waitFor()
  expect(new URL(page.url()).pathname).toBe("/betaling")
  await page.getByTestId("cart-link").getByText("1 vare").waitFor()
  expect(await ordersOf(shop.url, lastName)).toEqual([])
  expect(asked.filter((path) => path !== "/api/order/price")).toEqual(["/api/order/create"])
}

/** The customer goes on, and comes to the payment of the order that the store can make. */
const goesOn = async (): Promise<void> => {
  const { page } = customer
  await page.getByTestId("order").and(page.locator("[aria-disabled=false]")).waitFor()
  await button(page).click()
  await page.getByRole("heading", { level: 1, name: /^Betal \d/ }).waitFor()
  expect(customer.troubles).toEqual([])
}

test("a store closes for the night during a checkout: the customer is told before paying, and orders for its next opening", async () => {
  const { page } = customer
  await toFilledCheckout(shop, customer, drammen)
  await page.getByTestId("order").and(page.locator("[aria-disabled=false]")).waitFor()
  expect(await page.getByTestId("store-closed").count()).toBe(0)
  await shop.stop()
  await shop.start(clockAhead(afterClosing))

  await isRefused(/ikke ta imot bestillingen til dette tidspunktet/)
  const closed = page.getByTestId("store-closed")
  await closed.getByText(/^Drammen er stengt, åpner .*15:00$/).waitFor()
  await closed.getByRole("button", { name: "Bytt butikk" }).waitFor()
  await page.getByText(/^Ønsket tid: .*15:\d\d$/).waitFor()
  await goesOn()
})
