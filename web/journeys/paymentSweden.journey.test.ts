import type { Browser, Page } from "playwright"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { axeFaults } from "./axeFaults.ts"
import { openBrowser } from "./ordering.ts"
import { approveInApp, cards, codes, componentOf, decideAtBank, payByCard, payWith } from "./paying.ts"
import { isAskedToPay, isFollowing, isOneOrder, openCustomer, toPayment } from "./payingCustomer.ts"
import { isAtAdyen, type RunningShop, runShop } from "./runningShop.ts"
import { ordersOf } from "./staff.ts"

let shop: RunningShop
let browser: Browser

beforeAll(async () => {
  ;[shop, browser] = await Promise.all([runShop("se", { cards: "on" }), openBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await shop?.stop()
})

const codeOf = (page: Page) => componentOf(page).getByRole("img", { name: "Skanna QR-koden" })

/** Where the app that scans the shown code decides. */
const appOf = async (page: Page): Promise<string> => {
  const payment = /data=simulated-(\w+)/.exec((await codeOf(page).getAttribute("src")) ?? "")?.[1] ?? "none"
  return `${shop.url}/checkoutshopper/stand-in/bank?payment=${payment}`
}

describe.skipIf(isAtAdyen)("in Sweden", () => {
  test("the code of Swish is scanned and approved on another device, and the page follows the order by itself", async () => {
    const customer = await openCustomer(browser, "Swish", { market: "se", colorScheme: "dark" })
    const { page } = customer
    const orderId = await toPayment(shop, customer)
    expect(await componentOf(page).innerText()).not.toMatch(/\b(Pay|Card|Enter)\b/)
    expect(await axeFaults(page)).toEqual([])
    await payWith(page, /Swish/)
    await page.getByText("Här är koden som du betalar med.").waitFor()
    await codeOf(page).waitFor()
    expect(await axeFaults(page)).toEqual([])
    await approveInApp(await appOf(page))
    await isFollowing(customer, orderId)
    await isOneOrder(shop, customer, orderId)
  })

  test("the app of Swish opens on the same phone, refuses, and Klarna pays the same order", async () => {
    const customer = await openCustomer(browser, "Klarna", { market: "se" })
    const { page } = customer
    const orderId = await toPayment(shop, customer)
    await payWith(page, /Swish/)
    await page.getByRole("button", { name: "Öppna appen" }).click()
    await decideAtBank(page, "refused-2")
    expect(await isAskedToPay(customer)).toBe(orderId)
    await payWith(page, /Klarna/)
    await decideAtBank(page, "paid")
    await isFollowing(customer, orderId)
    await isOneOrder(shop, customer, orderId)
  })

  test("a customer who does not pay with the Swish code switches to a card at once", async () => {
    const customer = await openCustomer(browser, "Kort", { market: "se" })
    const { page } = customer
    const orderId = await toPayment(shop, customer)
    await payWith(page, /Swish/)
    await codeOf(page).waitFor()
    await page.getByRole("button", { name: "Betala på ett annat sätt" }).click()
    expect(await isAskedToPay(customer)).toBe(orderId)
    await payByCard(page, cards.plain, codes.paid)
    await isFollowing(customer, orderId)
    await isOneOrder(shop, customer, orderId)
  })
})

test("an order that is not paid in time is closed: the customer is told, and orders the same cart again", async () => {
  const customer = await openCustomer(browser, "Sen", { market: "se" })
  const { page, words } = customer
  const orderId = await toPayment(shop, customer)
  // The operator sets the time to pay to zero.
  await shop.stop()
  await shop.start({ SKORPE_PAYMENT_MINUTES: "0" })
  await page.getByRole("button", { name: "Betala i butiken i stället" }).click()
  await page.getByRole("heading", { level: 1, name: "Beställningen är stängd" }).waitFor()
  await page.getByTestId("cart-link").getByText(words.inCart).waitFor()
  expect(await ordersOf(shop.url, customer.lastName)).toEqual([])

  await shop.stop()
  await shop.start()
  await page.getByRole("link", { name: "Beställ igen" }).click()
  await page.getByText("Beställningen betalades inte i tid och är stängd. Varukorgen är som den var.").waitFor()
  await page.getByRole("button", { name: words.toPayment }).click()
  const again = await isAskedToPay(customer)
  expect(again).not.toBe(orderId)
  await payByCard(page, cards.plain, codes.paid)
  await isFollowing(customer, again)
  expect(await ordersOf(shop.url, customer.lastName)).toMatchObject([{ orderId: again, toCollect: 0 }])
  expect(customer.troubles).toEqual([])
})
