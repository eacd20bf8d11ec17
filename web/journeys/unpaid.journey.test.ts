import type { Browser, Page } from "playwright"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { fillIn, findPlaced, goToCheckout, openPhone, placeOrder } from "./customer.ts"
import { menu, openBrowser, putMargheritaInCart } from "./ordering.ts"
import { showsComponent } from "./paying.ts"
import { type RunningShop, runShop } from "./runningShop.ts"
import { readInKitchen, readNewestText } from "./staff.ts"

const phone = "+47 40 00 00 23"
const mostOpen = 3
let shop: RunningShop
let browser: Browser
let page: Page

beforeAll(async () => {
  ;[shop, browser] = await Promise.all([runShop("no", { cards: "on", unpaidLimits: "on" }), openBrowser()])
  await owe()
})
afterAll(async () => {
  await browser?.close()
  await shop?.stop()
})

beforeEach(async () => {
  page = await (await openPhone(browser)).newPage()
  return () => page.context().close()
})

/** From the menu to the checkout, with somebody's name in it. */
const fillCheckout = async (): Promise<void> => {
  await page.goto(shop.url + menu)
  await putMargheritaInCart(page)
  await goToCheckout(page)
  await fillIn(page, phone)
  await page.getByRole("radio", { name: /I butikken/ }).check()
}

/** Places as many uncollected orders on the number as are allowed; all but the first come from other devices. */
const owe = async (): Promise<void> => {
  page = await (await openPhone(browser)).newPage()
  await fillCheckout()
  const sending = page.waitForRequest((request) => request.url().endsWith("/api/order/create"))
  await placeOrder(page)
  const body = (await sending).postData() ?? ""
  for (let others = 1; others < mostOpen; others += 1) {
    const headers = { "content-type": "application/json", "idempotency-key": crypto.randomUUID() }
    const answer = await fetch(`${shop.url}/api/order/create`, { method: "POST", headers, body })
    expect(answer.status).toBe(200)
  }
  await page.context().close()
}

/** Sends an order too many, and waits for the sentence that says so. */
const sendTooMuch = async (): Promise<void> => {
  await fillCheckout()
  await page.getByRole("button", { name: /^Bestill for/ }).click()
  await page.getByText(/^Så mye kan vi ikke lage på et nummer som ikke er bekreftet\./).waitFor()
}

test("a number that owes for too many orders is proven by a code, and then the order passes", async () => {
  await sendTooMuch()
  await page.getByRole("button", { name: "Få en kode på SMS" }).click()
  await page.getByText(`Vi har sendt en kode på SMS til ${phone}.`, { exact: false }).waitFor()
  const [code = "none"] = /\b\d{6}\b/.exec(await readNewestText(shop.url, phone.replaceAll(" ", ""))) ?? []
  const field = page.getByLabel("Kode med seks sifre")
  await field.fill(code === "000000" ? "000001" : "000000")
  await page.getByRole("button", { name: "Bekreft og bestill" }).click()
  await page.getByText("Koden stemmer ikke, eller den er for gammel.").waitFor()
  await field.fill(code)
  await page.getByRole("button", { name: "Bekreft og bestill" }).click()
  const { orderId } = await findPlaced(page)
  expect((await readInKitchen(shop.url, orderId)).phone).toBe(phone.replaceAll(" ", ""))
})

test("or the order is paid online, by a customer who proves nothing", async () => {
  await sendTooMuch()
  await page.getByRole("button", { name: "Betal på nett" }).click()
  await showsComponent(page)
})
