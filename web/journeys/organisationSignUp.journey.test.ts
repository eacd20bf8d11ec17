import { mkdtemp, readFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Browser, Page } from "playwright"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { openPhone } from "./customer.ts"
import { menu, openBrowser, putMargheritaInCart } from "./ordering.ts"
import { proveNumber } from "./proveNumber.ts"
import { approveOrganisation } from "./staff.ts"

const url = inject("sharedShop")
let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await openBrowser()
  page = await (await openPhone(browser)).newPage()
}, 120_000)
afterAll(() => browser?.close())

const panel = () => page.getByRole("dialog", { name: "Registrer bedrift" })
const name = () => panel().getByLabel("Bedriftens navn")
const number = () => panel().getByLabel("Organisasjonsnummer")

test("a customer finds that a company is registered already, is told who can help, and signs up their own", async () => {
  await page.goto(`${url}/logg-inn`)
  await proveNumber(page, url, "400 00 018", "+4740000018")
  await page.getByRole("heading", { level: 1, name: "Min side" }).waitFor()
  await page.getByRole("main").getByRole("button", { name: "Registrer bedrift" }).click()
  await name().fill("Bedrift")
  await panel().getByText("933 333 337").waitFor()
  await number().fill("922 222 223")
  await panel()
    .getByText(/^En bedrift med dette nummeret er allerede registrert/)
    .waitFor()
  await panel().getByRole("button", { name: "Registrer bedriften" }).click()
  await panel()
    .getByText(/^Bedriften er allerede registrert/)
    .waitFor()

  await name().fill("Nye Bedrift AS")
  await number().fill("944 444 440")
  await panel().getByRole("button", { name: "Registrer bedriften" }).click()
  await panel().getByRole("heading", { name: "Nye Bedrift AS er registrert" }).waitFor()
  await panel().getByRole("link", { name: "Åpne bedriften" }).click()
  await page.getByRole("heading", { level: 1, name: "Nye Bedrift AS" }).waitFor()
  await page.getByText(/^Bedriften venter på godkjenning/).waitFor()
})

test("from then on the account picker offers the company, also after a reload", async () => {
  await page.reload()
  await page.getByRole("button", { name: "Meny" }).click()
  await page.getByRole("button", { name: "Bestiller for deg selv" }).click()
  const picker = page.getByRole("dialog", { name: "Hvem bestiller du for?" })
  await picker.getByRole("button", { name: "Nye Bedrift AS" }).click()
  await picker.waitFor({ state: "detached" })
  await page.getByRole("button", { name: "Meny" }).click()
  await page.getByRole("button", { name: "Bestiller for Nye Bedrift AS" }).waitFor()
})

test("the checkout says that the company waits, and once staff has approved it, it orders on account", async () => {
  const toCheckout = async () => {
    await page.goto(url + menu)
    await putMargheritaInCart(page)
    await page.goto(`${url}/betaling`)
  }
  await toCheckout()
  await page.getByText(/^Bedriften venter på godkjenning/).waitFor()
  await approveOrganisation(url, "944444440", { perOrder: 500, perMonth: 2000 })
  await page.reload()
  await page.getByText("2 000 kr igjen denne måneden.").waitFor()
  await page.getByLabel("Merking på fakturaen").fill("=Avdeling; 4")
  await page.getByRole("button", { name: /^Bestill for 269/ }).click()
  await page.waitForURL(/\/bestilling\//)
  await page.getByRole("heading", { level: 1, name: /^Bestilling \d+/ }).waitFor()
})

test("its administrator downloads the month's orders for bookkeeping", async () => {
  await page.goto(`${url}/min-side`)
  await page.getByRole("main").getByRole("link", { name: "Nye Bedrift AS" }).click()
  await page.getByRole("button", { name: "Last ned til regnskapet" }).click()
  const downloading = page.waitForEvent("download")
  await page.getByRole("link", { name: "Last ned filen" }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^skorpe-944444440-\d{4}-\d{2}\.csv$/)
  // The browser runs in another process, so the download has no local path.
  const file = join(await mkdtemp(join(tmpdir(), "skorpe-orders-")), "orders.csv")
  await download.saveAs(file)
  const [head, order, ...rest] = (await readFile(file, "utf8")).split("\r\n")
  expect(head).toMatch(/^\uFEFFBestilling;Dato;Klokkeslett;Butikk;Bestilt av;Merking;Betaling;Netto;Mva\.;Brutto;/)
  expect(order).toMatch(
    /^\d+;\d{4}-\d\d-\d\d;\d\d:\d\d;[^;]+;Kunde 8;"'=Avdeling; 4";Faktura;233,91;35,09;269,00;35,09;0,00$/,
  )
  expect(rest).toEqual([""])
})
