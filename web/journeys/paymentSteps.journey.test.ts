import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { Browser, Page } from "playwright"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { menu, openBrowser, passExtras, openPage } from "./ordering.ts"
import {
  answerChallenge,
  cards,
  codeOfRefusal,
  codes,
  componentOf,
  decideAtBank,
  payByCard,
  payWith,
  showsComponent,
} from "./paying.ts"
import { isAtAdyen, type RunningShop, runShop } from "./runningShop.ts"

const names = { skip: "Nei takk, gå til betaling", firstName: "Fornavn" }
let shop: RunningShop
let browser: Browser
let page: Page
let troubles: string[]

beforeAll(async () => {
  ;[shop, browser] = await Promise.all([runShop("no", { cards: "on" }), openBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await shop?.stop()
})

beforeEach(async () => {
  troubles = []
  page = await openPage(browser, { viewport: { width: 390, height: 844 } })
  page.on("pageerror", ({ message }) => troubles.push(message))
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) troubles.push(message.text())
  })
  return () => page.close()
})

/** From the menu to the payment screen with one pizza. */
const orderByCard = async (): Promise<void> => {
  await page.goto(shop.url + menu)
  await page
    .getByRole("link", { name: /Margherita/ })
    .first()
    .click()
  await page.getByRole("radio", { name: /Medium 30 cm/ }).check()
  await page.getByRole("button", { name: /^Legg / }).click()
  await page.getByTestId("cart-link").getByText("1 vare").waitFor()
  await page.goto(`${shop.url}/handlevogn`)
  await page.getByRole("link", { name: /Til bestilling/ }).click()
  await passExtras(page, names, () => page.getByRole("button", { name: names.skip }).click())
  await page.getByLabel("Fornavn").fill("Kunde")
  await page.getByLabel("Etternavn").fill("Journeysen")
  await page.getByLabel("Telefon").fill("+47 40 00 00 13")
  await page.getByRole("radio", { name: /Betal nå/ }).check()
  await page.getByRole("button", { name: /^(Bestill|Betal|Til betaling)/ }).click()
  await showsComponent(page)
}

const tracker = () => page.getByRole("heading", { level: 1, name: /Bestilling \d+/ })

test("a card is filled into the provider's frames, and the order stands at its tracker", async () => {
  await orderByCard()
  await payByCard(page, cards.plain, codes.paid)
  await tracker().waitFor()
  expect(troubles).toEqual([])
})

// The stand-in alone refuses for the reason of a security code.
test.skipIf(isAtAdyen)("a refused card says why, keeps the order, and can be paid after all", async () => {
  await orderByCard()
  const orderId = new URL(page.url()).pathname.split("/").at(-1) ?? "none"
  await payByCard(page, cards.plain, codeOfRefusal(12))
  await page.getByText("Det er ikke nok penger på kontoen.").waitFor()
  await componentOf(page).waitFor()
  expect(page.url()).toContain(orderId)
  await payByCard(page, cards.plain, codes.paid)
  await tracker().waitFor()
  expect(page.url()).toContain(orderId)
  expect(troubles).toEqual([])
})

describe.skipIf(isAtAdyen)("on the simulated page of a bank or an app", () => {
  test("a card is approved, and the way back leads to the tracker", async () => {
    await orderByCard()
    await payByCard(page, cards.atBank, codes.paid)
    await decideAtBank(page, "paid")
    await tracker().waitFor()
    expect(troubles).toEqual([])
  })

  test("a payment with Vipps is cancelled, nothing is lost, and another way pays the same order", async () => {
    await orderByCard()
    const orderId = new URL(page.url()).pathname.split("/").at(-1) ?? "none"
    await payWith(page, /Vipps/)
    await decideAtBank(page, "cancelled")
    await showsComponent(page)
    expect(page.url()).toContain(orderId)
    await payWith(page, /Vipps/)
    await decideAtBank(page, "paid")
    await tracker().waitFor()
    expect(page.url()).toContain(orderId)
  })

  test("a challenge inside the page is passed", async () => {
    await orderByCard()
    await payByCard(page, cards.challenged, codes.paid)
    await answerChallenge(page, "Y")
    await tracker().waitFor()
    expect(troubles).toEqual([])
  })

  test("a page that is loaded again in the middle shows the ways to pay again, with the cart whole", async () => {
    await orderByCard()
    await page.reload()
    await showsComponent(page)
    await page.getByTestId("cart-link").getByText("1 vare").waitFor()
    await payByCard(page, cards.plain, codes.paid)
    await tracker().waitFor()
  })
})

test("the built production server holds no stand-in; the one of npm start does", () => {
  const said = "The stand-in does not know this call"
  const holdsIt = (folder: string): boolean =>
    readdirSync(folder).some((file) => file.endsWith(".js") && readFileSync(join(folder, file), "utf8").includes(said))
  const server = join(import.meta.dirname, "..", "..", "server")
  expect(holdsIt(join(server, "standIn", "dist"))).toBe(true)
  expect(holdsIt(join(server, "dist"))).toBe(false)
})
