import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { Browser } from "playwright"
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest"
import { openBrowser } from "./ordering.ts"
import { answerChallenge, cards, codeOfRefusal, codes, decideAtBank, payByCard, payWith } from "./paying.ts"
import { isAskedToPay, isFollowing, isOneOrder, openCustomer, toPayment } from "./payingCustomer.ts"
import { isAtAdyen } from "./runningShop.ts"

const shop = inject("payingShop")
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
}, 120_000)
afterAll(() => browser?.close())

// Only the stand-in refuses for the reason that the security code names.
describe.skipIf(isAtAdyen)("a card", () => {
  test("that is refused says why and keeps the order; its bank's own page approves the next try", async () => {
    const customer = await openCustomer(browser, "Avvist")
    const { page } = customer
    const orderId = await toPayment(shop, customer)
    await payByCard(page, cards.plain, codeOfRefusal(12))
    await page.getByText("Det er ikke nok penger på kontoen.").waitFor()
    expect(await isAskedToPay(customer)).toBe(orderId)
    await payByCard(page, cards.atBank, codes.paid)
    await decideAtBank(page, "paid")
    await isFollowing(customer, orderId)
    await isOneOrder(shop, customer, orderId)
  })

  test("whose challenge is not passed is refused, and pays once it is passed", async () => {
    const customer = await openCustomer(browser, "Prøve")
    const { page } = customer
    const orderId = await toPayment(shop, customer)
    await payByCard(page, cards.challenged, codes.paid)
    await answerChallenge(page, "N")
    await page.getByText("Banken fikk ikke bekreftet at det er deg.").waitFor()
    expect(await isAskedToPay(customer)).toBe(orderId)
    await payByCard(page, cards.challenged, codes.paid)
    await answerChallenge(page, "Y")
    await isFollowing(customer, orderId)
    await isOneOrder(shop, customer, orderId)
  })
})

test.skipIf(isAtAdyen)(
  "Vipps is cancelled and the page loaded again, nothing is lost, and Vipps pays the order",
  async () => {
    const customer = await openCustomer(browser, "Avbrutt")
    const { page } = customer
    const orderId = await toPayment(shop, customer)
    await payWith(page, /Vipps/)
    await decideAtBank(page, "cancelled")
    const said = page.getByText("Betalingen ble avbrutt. Ingenting er trukket.")
    await said.waitFor()
    expect(await isAskedToPay(customer)).toBe(orderId)
    await page.reload()
    await said.waitFor()
    expect(await isAskedToPay(customer)).toBe(orderId)
    await payWith(page, /Vipps/)
    await decideAtBank(page, "paid")
    await isFollowing(customer, orderId)
    await isOneOrder(shop, customer, orderId)
  },
)

test("the built production server holds no stand-in; the one of npm start does", () => {
  const said = "The stand-in does not know this call"
  const holdsIt = (folder: string): boolean =>
    readdirSync(folder).some((file) => file.endsWith(".js") && readFileSync(join(folder, file), "utf8").includes(said))
  const server = join(import.meta.dirname, "..", "..", "server")
  expect(holdsIt(join(server, "standIn", "dist"))).toBe(true)
  expect(holdsIt(join(server, "dist"))).toBe(false)
})
