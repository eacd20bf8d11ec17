import type { Browser, BrowserContext, Page } from "playwright"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { openPhone } from "./customer.ts"
import { openBrowser } from "./ordering.ts"
import { newestMessage, proveNumber, sentTo } from "./proveNumber.ts"

const url = inject("sharedShop")
let browser: Browser
let phone: BrowserContext
let page: Page
let colleague: Page
/** The text message of the newest invitation. */
let invitation = ""

beforeAll(async () => {
  browser = await openBrowser()
  phone = await openPhone(browser)
  page = await phone.newPage()
}, 120_000)
afterAll(() => browser?.close())

const main = () => page.getByRole("main")
const members = () => main().getByRole("region", { name: "Medlemmer" })

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
  await main().getByRole("radio", { name: "Medlem" }).check()
  await main().getByRole("button", { name: "Lagre" }).click()
  await main()
    .getByText(/^Bedriften må ha minst én administrator/)
    .waitFor()
  await main().getByRole("button", { name: "Avbryt" }).click()
})

test("they invite a colleague by phone, whose message has the link, and send it again", async () => {
  const before = await newestMessage(url)
  await main().getByRole("button", { name: "Inviter en kollega" }).click()
  await page.getByLabel("Telefon").fill("400 00 014")
  await main().getByRole("button", { name: "Send invitasjonen" }).click()
  await main().getByText("Invitasjonen er sendt.").waitFor()
  expect(await sentTo(url, "+4740000014", before)).toMatch(/#invitation=[\w-]{43}$/)
  const rows = main().getByRole("article", { name: "+47 40 00 00 14" })
  await rows.getByText(/^Venter, til/).waitFor()
  const again = await newestMessage(url)
  await rows.getByRole("button", { name: "Send igjen" }).click()
  invitation = await sentTo(url, "+4740000014", again)
  expect(invitation).toContain("Bedrift 1 AS")
  // The one that it replaces is not listed as another that was withdrawn.
  await main().getByText("Invitasjonen er sendt.").waitFor()
  await rows.getByText(/^Venter, til/).waitFor()
  expect(await rows.count()).toBe(1)
})

test("an administrator of another company opens the link, logs in, joins, and finds the company's page", async () => {
  const link = /\/min-side#invitation=[\w-]{43}$/.exec(invitation)?.[0] ?? "none"
  const theirs = await (await openPhone(browser)).newPage()
  colleague = theirs
  await theirs.goto(url + link)
  await theirs.getByText(/^Logg inn med nummeret eller adressen/).waitFor()
  await theirs.getByRole("main").getByRole("link", { name: "Logg inn" }).click()
  await proveNumber(theirs, url, "400 00 014", "+4740000014")
  const picker = theirs.getByRole("dialog", { name: "Hvem bestiller du for?" })
  await picker.getByRole("button", { name: "Meg selv" }).click()
  await picker.waitFor({ state: "detached" })
  await theirs.getByRole("button", { name: "Bli med" }).click()
  await theirs.getByText(/^Du er med i Bedrift 1 AS/).waitFor()
  await theirs.getByRole("link", { name: "Åpne bedriften" }).click()
  await theirs.getByRole("heading", { level: 1, name: "Bedrift 1 AS" }).waitFor()
  await page.reload()
  await members().getByRole("article", { name: "Kunde 4", exact: true }).getByText("Medlem").waitFor()
  const invitations = main().getByRole("region", { name: "Invitasjoner" })
  await invitations
    .getByRole("article", { name: "Kunde 4" })
    .getByText(/^Takket ja /)
    .waitFor()
})

test("they switch the colleague off and on again, who is told so at the company's page", async () => {
  const switchTo = async (isOn: boolean, badge: string) => {
    await main().getByRole("button", { name: "Endre Kunde 4" }).click()
    await main().getByRole("checkbox", { name: "Kan bestille for bedriften" }).setChecked(isOn)
    await main().getByRole("button", { name: "Lagre" }).click()
    await main().getByText("Medlemmet er endret.").waitFor()
    await members().getByRole("article", { name: "Kunde 4", exact: true }).getByText(badge).waitFor()
    await colleague.reload()
  }
  await switchTo(false, "Slått av")
  await colleague.getByText(/^En administrator har slått deg av/).waitFor()
  await switchTo(true, "Medlem")
  await colleague.getByRole("heading", { level: 1, name: "Bedrift 1 AS" }).waitFor()
})

test("they remove the colleague again, who is told so at the company's page", async () => {
  const theirs = members().getByRole("article", { name: "Kunde 4", exact: true })
  await main().getByRole("button", { name: "Endre Kunde 4" }).click()
  await main().getByRole("button", { name: "Fjern fra bedriften" }).click()
  await main().getByRole("button", { name: "Ja, fjern" }).click()
  await main().getByText("Medlemmet er fjernet.").waitFor()
  await theirs.waitFor({ state: "detached" })
  await colleague.reload()
  await colleague.getByText(/^Du er ikke med i denne bedriften/).waitFor()
})

test("they withdraw an invitation, whose link then answers like an expired one", async () => {
  const before = await newestMessage(url)
  await main().getByRole("button", { name: "Inviter en kollega" }).click()
  await page.getByLabel("Telefon").fill("400 00 014")
  await main().getByRole("button", { name: "Send invitasjonen" }).click()
  await main().getByText("Invitasjonen er sendt.").waitFor()
  const link = /\/min-side#invitation=[\w-]{43}$/.exec(await sentTo(url, "+4740000014", before))?.[0] ?? "none"
  const row = main().getByRole("article", { name: "+47 40 00 00 14" }).first()
  await row.getByRole("button", { name: "Trekk tilbake" }).click()
  await main().getByRole("button", { name: "Ja, trekk tilbake" }).click()
  await main().getByText("Invitasjonen er trukket tilbake.").waitFor()
  await row.getByText("Trukket tilbake").waitFor()
  await colleague.goto(`${url}/min-side`)
  await colleague.goto(url + link)
  await colleague.getByRole("button", { name: "Bli med" }).click()
  await colleague.getByText(/^Invitasjonen gjelder ikke lenger/).waitFor()
})

test("they make a colleague an administrator; a company of others shows nothing", async () => {
  await main().getByRole("button", { name: "Endre Kunde 5" }).click()
  await main().getByRole("radio", { name: "Administrator" }).check()
  await main().getByRole("button", { name: "Lagre" }).click()
  await main().getByText("Medlemmet er endret.").waitFor()
  await main().getByRole("article", { name: "Kunde 5" }).getByText("Administrator").waitFor()
  await page.goto(`${url}/min-side/bedrift/no-organisation-2`)
  await main()
    .getByText(/^Du er ikke med i denne bedriften/)
    .waitFor()
})
