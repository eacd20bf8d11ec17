import type { Browser } from "playwright"
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest"
import { isInShare } from "../../core/src/testing/share.fixture.ts"
import { axeFaults } from "./axeFaults.ts"
import { openBrowser } from "./ordering.ts"
import {
  approveInApp,
  cards,
  codes,
  componentOf,
  decideAtBank,
  fieldOf,
  isAtBank,
  payByCard,
  payWith,
} from "./paying.ts"
import { isAskedToPay, isFollowing, isOneOrder, openCustomer, toFilledCheckout, toPayment } from "./payingCustomer.ts"
import { isAtAdyen } from "./runningShop.ts"

// A daily run has one of three payments; a deep run has all, and those of the other `payment…` files.
const shop = inject("payingShop")
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
}, 120_000)
afterAll(() => browser?.close())
let nth = 0
beforeEach(({ skip }) => skip(!isInShare(nth++, 3)))

test("three presses on the order button make one order, which a card pays in the provider's frames", async () => {
  const customer = await openCustomer(browser, "Trykk")
  const { page, words } = customer
  await toFilledCheckout(shop, customer)
  await page.getByRole("button", { name: words.toPayment }).evaluate((button: HTMLElement) => {
    for (let presses = 0; presses < 3; presses++) button.click()
  })
  const orderId = await isAskedToPay(customer)
  await fieldOf(page, "encryptedSecurityCode").waitFor()
  // The sum is in view, however far the checkout was scrolled down.
  expect(await page.evaluate<number>("scrollY")).toBe(0)
  expect(await axeFaults(page)).toEqual([])
  if (!isAtAdyen) {
    expect(await componentOf(page).innerText()).not.toMatch(/\b(Pay|Card|Enter)\b/)
    // A form that is larger than its frame hides the first digit.
    const excess = await fieldOf(page, "encryptedCardNumber").evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement
      return [document.forms[0]?.getBoundingClientRect().left, scrollWidth - innerWidth, scrollHeight - innerHeight]
    })
    expect(excess).toEqual([0, 0, 0])
  }
  await payByCard(page, cards.plain, codes.paid)
  await isFollowing(customer, orderId)
  await isOneOrder(shop, customer, orderId)
})

test.skipIf(isAtAdyen)("a payment that MobilePay refuses loses nothing, and Klarna pays the same order", async () => {
  const customer = await openCustomer(browser, "Lommebok")
  const { page } = customer
  const orderId = await toPayment(shop, customer)
  await payWith(page, /MobilePay/)
  await decideAtBank(page, "refused-2")
  await page.getByText("Bruk et annet kort eller en annen betalingsmåte.").waitFor()
  expect(await isAskedToPay(customer)).toBe(orderId)
  await page.getByRole("button", { name: "Betal i butikken i stedet" }).waitFor()
  await payWith(page, /Klarna/)
  await decideAtBank(page, "paid")
  await isFollowing(customer, orderId)
  await isOneOrder(shop, customer, orderId)
})

test.skipIf(isAtAdyen)("an order whose browser is closed at the bank is found again, unpaid and paid", async () => {
  const customer = await openCustomer(browser, "Lukket")
  const { device, page, words } = customer
  const orderId = await toPayment(shop, customer)
  await payWith(page, /MobilePay/)
  const bank = await isAtBank(page)
  await page.close()

  const later = await device.newPage()
  await later.goto(shop.url)
  const bar = later.getByRole("region", { name: words.underWay })
  await bar.getByText("Venter på betaling").waitFor()
  await bar.getByRole("link").click()
  expect(await isAskedToPay(customer, later)).toBe(orderId)
  await later.close()

  await approveInApp(bank)
  const evening = await device.newPage()
  await evening.goto(shop.url)
  await isFollowing(customer, orderId, evening)
  await evening.goto(shop.url)
  await evening.getByRole("region", { name: words.underWay }).getByText("Sendt til Oslo Sentrum").waitFor()
  await isOneOrder(shop, customer, orderId)
})
