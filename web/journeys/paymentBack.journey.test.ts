import type { Browser } from "playwright"
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest"
import { openBrowser } from "./ordering.ts"
import { cards, codes, componentOf, decideAtBank, isAtBank, payByCard, payWith } from "./paying.ts"
import { isAskedToPay, isFollowing, isOneOrder, openCustomer, toPayment } from "./payingCustomer.ts"
import { isAtAdyen } from "./runningShop.ts"

const shop = inject("payingShop")
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
}, 120_000)
afterAll(() => browser?.close())

const waits = "Bestillingen venter på betaling"

describe.skipIf(isAtAdyen)("Back", () => {
  test.each([
    ["loads each page again", false],
    ["keeps the pages that were left", true],
  ] as const)("in a browser that %s leads from the bank to the payment, and on to the checkout", async (_, keeps) => {
    const own = keeps ? await openBrowser({ keepsPages: true }) : browser
    const customer = await openCustomer(own, keeps ? "Tilbakeholdt" : "Tilbake")
    const { page } = customer
    // A page from the back-forward cache fires no load event, for which Playwright would wait.
    const goBack = () => page.goBack({ waitUntil: "commit" })
    const orderId = await toPayment(shop, customer)
    await payWith(page, /Vipps/)
    await isAtBank(page)
    await goBack()
    expect(await isAskedToPay(customer)).toBe(orderId)

    await goBack()
    const notice = page.getByRole("alert").filter({ hasText: waits })
    await notice.waitFor()
    expect(new URL(page.url()).pathname).toBe("/betaling")
    expect(await page.getByRole("radio", { name: /Betal nå/ }).isChecked()).toBe(true)
    // No button orders a second time.
    expect(await page.getByTestId("order").count()).toBe(0)
    expect(await componentOf(page).count()).toBe(0)

    await page.getByRole("link", { name: "Gå til betalingen" }).click()
    expect(await isAskedToPay(customer)).toBe(orderId)
    await payByCard(page, cards.plain, codes.paid)
    await isFollowing(customer, orderId)
    // Back once more is the payment, which takes no second one.
    await goBack()
    await page.getByRole("heading", { level: 1, name: "Betalt", exact: true }).waitFor()
    await page.getByRole("link", { name: "Følg bestillingen" }).click()
    await isFollowing(customer, orderId)
    await isOneOrder(shop, customer, orderId)
    if (keeps) await own.close()
  })
})

test("a payment that is open in two tabs is paid in one, and the other one follows the order by itself", async () => {
  const customer = await openCustomer(browser, "Tofaner")
  const { device, page } = customer
  const orderId = await toPayment(shop, customer)
  const other = await device.newPage()
  await other.goto(page.url())
  expect(await isAskedToPay(customer, other)).toBe(orderId)
  await payByCard(other, cards.plain, codes.paid)
  await isFollowing(customer, orderId, other)
  await isFollowing(customer, orderId)
  await isOneOrder(shop, customer, orderId)
})

test("an order can be paid in the store instead: the store collects the sum, and Back asks for no other payment", async () => {
  const customer = await openCustomer(browser, "Butikk")
  const { page } = customer
  const orderId = await toPayment(shop, customer)
  await page.getByRole("button", { name: "Betal i butikken i stedet" }).click()
  await isFollowing(customer, orderId)
  await page.getByText("Betales i butikken").waitFor()
  await page.goBack()
  await page.getByRole("heading", { level: 1, name: "Bestilt", exact: true }).waitFor()
  expect(await componentOf(page).count()).toBe(0)
  await isOneOrder(shop, customer, orderId, "INSTORE")
})

test("a customer who goes back to change the order pays a new one, and the store has that one only", async () => {
  const customer = await openCustomer(browser, "Ombestemt")
  const { page } = customer
  const first = await toPayment(shop, customer)
  await page.getByRole("button", { name: "Tilbake til bestillingen" }).click()
  await page.getByText("Du betalte ikke. Handlevognen er som den var.").waitFor()
  await page.getByTestId("cart-link").getByText("1 vare").waitFor()
  await page.getByRole("button", { name: customer.words.toPayment }).click()
  const second = await isAskedToPay(customer)
  expect(second).not.toBe(first)
  await payByCard(page, cards.plain, codes.paid)
  await isFollowing(customer, second)
  // The first one was sent too, and never paid.
  customer.sent.delete(firstOf(customer.sent))
  await isOneOrder(shop, customer, second)
})

test.skipIf(isAtAdyen)(
  "an order that is given up while another tab is at its bank is not paid there beside the next one",
  async () => {
    const customer = await openCustomer(browser, "Hosbanken")
    const { device, page } = customer
    const first = await toPayment(shop, customer)
    const other = await device.newPage()
    await other.goto(page.url())
    await isAskedToPay(customer, other)
    await payWith(other, /Vipps/)
    await isAtBank(other)
    await page.bringToFront()
    await page.getByRole("button", { name: "Tilbake til bestillingen" }).click()
    await page.getByText("Du betalte ikke. Handlevognen er som den var.").waitFor()
    // What this page knew is gone; the way to pay that was chosen is not.
    await page.reload()
    await page.getByRole("button", { name: customer.words.toPayment }).click()
    const second = await isAskedToPay(customer)
    await payByCard(page, cards.plain, codes.paid)
    await isFollowing(customer, second)
    await other.bringToFront()
    await decideAtBank(other, "paid")
    await other.getByText(/går (det )?tilbake av seg selv/).waitFor()
    expect(second).not.toBe(first)
    customer.sent.delete(firstOf(customer.sent))
    await isOneOrder(shop, customer, second)
  },
)

const firstOf = (keys: ReadonlySet<string>): string => [...keys][0] ?? "none"
