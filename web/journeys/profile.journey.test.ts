import type { Browser, BrowserContext, Page } from "playwright"
import { afterAll, beforeAll, inject, test } from "vitest"
import { openPhone } from "./customer.ts"
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
afterAll(() => browser?.close())

const main = () => page.getByRole("main")
const panel = () => page.getByRole("dialog", { name: "Profilen din" })
const fact = (text: string) => main().getByText(text, { exact: true })

test("a member changes their name and birthday, and finds both after a reload", async () => {
  await page.goto(`${url}/registrer-bruker`)
  await proveNumber(page, url, "40 00 07 41", "+4740000741")
  await page.getByLabel("Fornavn").fill("Kunde")
  await page.getByLabel("Etternavn").fill("741")
  await page.getByLabel(/godtar medlemsvilkårene/).check()
  await page.getByRole("button", { name: "Bli medlem" }).click()
  await page.getByRole("heading", { level: 1, name: "Min side" }).waitFor()
  await main().getByRole("button", { name: "Endre profilen" }).click()
  await panel().getByLabel("Fornavn").fill("Kari")
  await panel().getByLabel("Dag").fill("31")
  await panel().getByLabel("Måned").fill("2")
  await panel().getByLabel("År").fill("1990")
  await panel().getByRole("button", { name: "Lagre" }).click()
  await panel().getByText("Skriv en dag som finnes: dag og måned med tall, og året med fire sifre.").waitFor()
  await panel().getByLabel("Dag").fill("28")
  await panel().getByRole("button", { name: "Lagre" }).click()
  await main().getByText("Profilen er lagret.").waitFor()
  await page.locator("button:focus", { hasText: "Endre profilen" }).waitFor()
  await page.reload()
  await fact("28. februar 1990").waitFor()
  await page.getByRole("banner").getByRole("link", { name: "Min side, Kari" }).waitFor()
})

test("an e-mail address that another account has is refused at its field", async () => {
  await main().getByRole("button", { name: "Endre profilen" }).click()
  const email = panel().getByLabel(/^E-post/)
  await email.fill("kunde1@skorpe.test")
  await panel().getByRole("button", { name: "Lagre" }).click()
  await panel().getByText("En annen konto bruker denne adressen.").waitFor()
  await email.fill("")
  await panel().getByRole("button", { name: "Lagre" }).click()
  await panel().waitFor({ state: "detached" })
})

test("the checkout orders in the new name", async () => {
  await page.goto(url + menu)
  await putMargheritaInCart(page)
  await page.goto(`${url}/betaling`)
  await page.getByText(/^Kari 741 · \+47 40 00 07 41/).waitFor()
})

test("offers by text message are switched on, and still are after a reload", async () => {
  await page.goto(`${url}/min-side`)
  const sms = main().getByRole("checkbox", { name: "Tilbud på SMS" })
  await sms.waitFor()
  const saved = page.waitForResponse((answer) => answer.url().endsWith("/api/user/agreements"))
  await sms.check()
  await saved
  await page.reload()
  await main().locator("input:checked").waitFor()
})

test("a member logs another device out, which learns it at its next call", async () => {
  const tablet = await openPhone(browser)
  const other = await tablet.newPage()
  await other.goto(`${url}/logg-inn`)
  await proveNumber(other, url, "40 00 07 41", "+4740000741")
  await other.getByRole("heading", { level: 1, name: "Min side" }).waitFor()
  await page.reload()
  await main().getByText("Denne enheten", { exact: true }).waitFor()
  await main()
    .getByRole("button", { name: /^Logg ut av/ })
    .click()
  await main()
    .getByRole("button", { name: /^Logg ut av/ })
    .waitFor({ state: "detached" })
  await other.reload()
  await other.getByRole("heading", { level: 1, name: "Du er logget ut" }).waitFor()
  await fact("28. februar 1990").waitFor()
  await tablet.close()
})
