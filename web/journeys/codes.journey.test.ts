import type { Browser, BrowserContext, Page } from "playwright"
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest"
import { menu, openBrowser, openContext } from "./ordering.ts"

const shop = { url: inject("sharedShop") }
let browser: Browser
let context: BrowserContext
let page: Page
const troubles: string[] = []

beforeAll(async () => {
  browser = await openBrowser()
}, 120_000)
afterAll(() => browser?.close())

beforeEach(async () => {
  context = await openContext(browser, { viewport: { width: 390, height: 844 } })
  page = await context.newPage()
  page.on("pageerror", ({ message }) => troubles.push(message))
  await page.goto(shop.url + menu)
  await page
    .getByRole("link", { name: /Margherita/ })
    .first()
    .click()
  await page.getByRole("radio", { name: /Medium 30 cm/ }).check()
  await page.getByRole("button", { name: /^Legg / }).click()
  await page.getByTestId("cart-link").getByText("1 vare").waitFor()
  await page.goto(`${shop.url}/handlevogn`)
  await confirmed()
  return () => context.close()
})

const confirmed = () => page.getByTestId("price-state").getByText("Prisen er bekreftet").waitFor()
const dialog = () => page.getByRole("dialog", { name: "Har du en kode?" })
const field = () => dialog().getByLabel("Rabattkode", { exact: true })
const openField = () => page.getByRole("main").getByRole("button", { name: "Rabattkode" }).click()
const enter = async (code: string): Promise<void> => {
  await field().fill(code)
  await dialog().getByRole("button", { name: "Bruk koden" }).click()
}
const notices = () => page.getByRole("region", { name: "Meldinger" })
const named = (code: string) => page.getByText(`Rabatt: ${code}`)

const order = async (): Promise<void> => {
  await page.getByRole("link", { name: /Til bestilling/ }).click()
  const extras = page.getByRole("button", { name: "Nei takk, gå til betaling" })
  const firstName = page.getByLabel("Fornavn")
  await extras.or(firstName).first().waitFor()
  if (await extras.isVisible()) await extras.click()
  await firstName.fill("Kunde")
  await page.getByLabel("Etternavn").fill("Journeysen")
  await page.getByLabel("Telefon").fill("+47 40 00 00 13")
  await page.getByRole("button", { name: /^Bestill for/ }).waitFor()
}

test("a wrong code stays in the field with its reason, the order goes on, and the right one is named in it", async () => {
  const total = await page.getByTestId("total").textContent()
  await openField()
  for (const [code, reason] of [
    ["TULL", "Vi kjenner ikke igjen rabattkoden."],
    ["SOMMER26", "Koden er utløpt."],
    ["TROMSO20", "Koden gjelder ikke i denne butikken."],
  ] as const) {
    await enter(code)
    await dialog().getByText(reason).waitFor()
    expect(await field().inputValue()).toBe(code)
  }
  await dialog().getByRole("button", { name: "Ferdig" }).click()
  await confirmed()
  expect(await page.getByTestId("total").textContent()).toBe(total)
  await openField()
  await enter("hent25")
  await dialog().getByText("Koden gjelder").waitFor()
  await dialog().getByRole("button", { name: "Ferdig" }).click()
  await order()
  await named("HENT25").waitFor()
  await page.getByRole("button", { name: /^Bestill for/ }).click()
  await page
    .getByRole("heading", { level: 1 })
    .filter({ hasText: /Bestilling \d+/ })
    .waitFor()
  expect(troubles).toEqual([])
})

test("a code that is entered without network is judged once it is back, and its notice shows on any page", async () => {
  await openField()
  await context.setOffline(true)
  await enter("HENT25")
  await dialog()
    .getByText(/Koden sjekkes når vi gjør det/)
    .waitFor()
  await dialog().getByRole("button", { name: "Ferdig" }).click()
  await page
    .getByRole("main")
    .getByText(/Koden sjekkes når vi gjør det/)
    .waitFor()
  await context.setOffline(false)
  await notices().getByText("HENT25 er lagt til.").waitFor()
  await named("HENT25").waitFor()
  expect(troubles).toEqual([])
})

test("a deal lapses with one of its two pizzas, and comes back with it", async () => {
  const main = page.getByRole("main")
  await main.getByRole("button", { name: "Én Margherita til" }).click()
  await confirmed()
  await main.getByRole("button", { name: "Se tilbud" }).click()
  const deals = page.getByRole("dialog", { name: "Tilbud" })
  await deals.getByRole("button", { name: /To mediumpizzaer/ }).click()
  await deals.getByText("Valgt", { exact: true }).waitFor()
  await page.goBack()
  await named("DUO399").waitFor()
  const total = await page.getByTestId("total").textContent()
  await main.getByRole("button", { name: "Én Margherita mindre" }).click()
  const undo = page.getByRole("button", { name: "Angre, og få tilbake DUO399" })
  await undo.waitFor()
  await confirmed()
  expect(await named("DUO399").count()).toBe(0)
  await undo.click()
  await named("DUO399").waitFor()
  expect(await page.getByTestId("total").textContent()).toBe(total)
  expect(troubles).toEqual([])
})
