import type { Browser, BrowserContext, Page } from "playwright"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { openPhone } from "./customer.ts"
import { openBrowser } from "./ordering.ts"
import { newestMessage, proveNumber, sentTo } from "./proveNumber.ts"

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

test("an administrator opens their company, and sees its budget, members and orders", async () => {
  await page.goto(`${url}/logg-inn`)
  await proveNumber(page, url, "400 00 013", "+4740000013")
  const picker = page.getByRole("dialog", { name: "Hvem bestiller du for?" })
  await picker.getByRole("button", { name: "Meg selv" }).click()
  await picker.waitFor({ state: "detached" })
  await page.goto(`${url}/min-side`)
  await main().getByRole("link", { name: "Bedrift 1 AS" }).click()
  await page.getByRole("heading", { level: 1, name: "Bedrift 1 AS" }).waitFor()
  await main().getByRole("article", { name: "Hele bedriften" }).getByText("50 000 kr").first().waitFor()
  await main().getByRole("article", { name: "Kunde 3 (deg)" }).waitFor()
})

test("they set the company's own limits, and the last administrator cannot give up the role", async () => {
  await main().getByRole("button", { name: "Endre bedriften" }).click()
  const panel = page.getByRole("dialog", { name: "Bedriften" })
  await panel.getByLabel(/^Grense for én bestilling/).fill("900")
  await panel.getByRole("button", { name: "Lagre" }).click()
  await panel.waitFor({ state: "detached" })
  await main().getByText("Bedriften er endret.").waitFor()
  await main().getByText("900 kr").waitFor()

  await main().getByRole("button", { name: "Endre Kunde 3 (deg)" }).click()
  await main().getByText("Medlem", { exact: true }).first().click()
  await main().getByRole("button", { name: "Lagre" }).click()
  await main()
    .getByText(/^Bedriften må ha minst én administrator/)
    .waitFor()
  await main().getByRole("button", { name: "Avbryt" }).click()
})

test("they invite a colleague by phone, whose message has the link, and send it again", async () => {
  const before = await newestMessage(url)
  await main().getByRole("button", { name: "Inviter en kollega" }).click()
  await page.getByLabel("Telefon").fill("400 00 019")
  await main().getByRole("button", { name: "Send invitasjonen" }).click()
  await main().getByText("Invitasjonen er sendt.").waitFor()
  expect(await sentTo(url, "+4740000019", before)).toMatch(/#invitation=[\w-]{43}$/)
  const row = main().getByRole("article", { name: "+47 40 00 00 19" })
  await row.getByText(/^Venter, til/).waitFor()
  const again = await newestMessage(url)
  await row.getByRole("button", { name: "Send igjen" }).click()
  await row.getByText("Trukket tilbake").waitFor()
  expect(await sentTo(url, "+4740000019", again)).toContain("Bedrift 1 AS")
})

test("they make a colleague an administrator, and back; a company of others shows nothing", async () => {
  await main().getByRole("button", { name: "Endre Kunde 5" }).click()
  await main().getByText("Administrator", { exact: true }).last().click()
  await main().getByRole("button", { name: "Lagre" }).click()
  await main().getByText("Medlemmet er endret.").waitFor()
  await main().getByRole("article", { name: "Kunde 5" }).getByText("Administrator").waitFor()
  await page.goto(`${url}/min-side/bedrift/no-organisation-2`)
  await main()
    .getByText(/^Du er ikke med i denne bedriften/)
    .waitFor()
})
