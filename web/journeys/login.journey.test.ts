import type { Browser, BrowserContext, Page } from "playwright"
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest"
import { menu, openBrowser, openContext, putMargheritaInCart } from "./ordering.ts"

const url = inject("sharedShop")
/** The operator's key of a journey's shop (`runningShop.ts`). */
const staffKey = "journey-staff-key"
let browser: Browser
let context: BrowserContext
let page: Page

beforeAll(async () => {
  browser = await openBrowser()
}, 120_000)
afterAll(() => browser?.close())

beforeEach(async () => {
  context = await openContext(browser, { viewport: { width: 390, height: 844 } })
  page = await context.newPage()
  return () => context.close()
})

interface Message {
  readonly id: number
  readonly to: string
  readonly text: string | null
}

const outbox = async (after = 0): Promise<readonly Message[]> => {
  const answer = await fetch(`${url}/api/operator/outbox?after=${after}`, { headers: { "staff-key": staffKey } })
  return (await answer.json()) as readonly Message[]
}

/** What is sent to a phone or a mailbox once something was done. */
const sentTo = async (to: string, after: number): Promise<string> => {
  const found = async () => (await outbox(after)).findLast((message) => message.to === to)?.text ?? ""
  await expect.poll(found, { timeout: 60_000, interval: 200 }).not.toBe("")
  return found()
}

const newest = async (): Promise<number> => (await outbox()).at(-1)?.id ?? 0

/** Asks for a code, and types it; the form sends it by itself. */
const proveNumber = async (typed: string, phone: string): Promise<void> => {
  const last = await newest()
  await page.getByLabel("Telefonnummer").fill(typed)
  await page.getByRole("button", { name: "Få en kode" }).click()
  const code = page.getByLabel("Kode med seks sifre")
  await code.waitFor()
  await code.pressSequentially(/\d{6}/.exec(await sentTo(phone, last))?.[0] ?? "")
}

const heading = (name: string) => page.getByRole("heading", { level: 1, name })

test("a guest logs in from the checkout by SMS, and is back there with the cart, priced anew", async () => {
  await page.goto(url + menu)
  await putMargheritaInCart(page)
  await page.goto(`${url}/betaling`)
  await page.getByLabel("Fornavn").fill("Kunde")
  const total = page.getByTestId("total").first()
  await total.waitFor()
  const before = await total.textContent()
  await page.getByRole("link", { name: "Logg inn" }).click()
  await heading("Logg inn").waitFor()
  const prices: string[] = []
  page.on("request", (request) => {
    if (request.url().endsWith("/api/order/price")) prices.push(request.method())
  })
  await proveNumber("400 00 011", "+4740000011")
  await page.waitForURL(`${url}/betaling`)
  await page.getByRole("link", { name: /^Min side/ }).waitFor()
  await expect.poll(() => prices.length, { timeout: 60_000 }).toBeGreaterThan(0)
  await page.getByRole("button", { name: /^Bestill for/ }).waitFor()
  expect(await total.textContent()).toBe(before)
  expect(await page.getByLabel("Fornavn").inputValue()).toBe("Kunde")
  await page.goBack()
  expect(new URL(page.url()).pathname).not.toBe("/logg-inn")
  // The session outlives a reload, and ends by hand.
  await page.goto(`${url}/min-side`)
  await page.getByText("+47 40 00 00 11").waitFor()
  await page.getByRole("main").getByRole("button", { name: "Logg ut" }).click()
  await heading("Du er logget ut").waitFor()
  await page.getByTestId("cart-link").getByText("1 vare").waitFor()
})

test("a stranger becomes a member in five fields, orders, sees the order listed, and chooses a password by a mail's link", async () => {
  const began = Date.now()
  await page.goto(`${url}/registrer-bruker`)
  await proveNumber("40 00 07 31", "+4740000731")
  await page.getByLabel("Fornavn").fill("Kunde")
  await page.getByLabel("Etternavn").fill("731")
  await page.getByLabel("E-post", { exact: false }).first().fill("kunde731@skorpe.test")
  await page.getByLabel(/godtar medlemsvilkårene/).check()
  await page.getByRole("button", { name: "Bli medlem" }).click()
  await heading("Min side").waitFor()
  await page.getByText("Kunde 731").waitFor()
  expect(Date.now() - began).toBeLessThan(40_000)
  await page.getByText(/^Her står bestillingene dine/).waitFor()
  await page.goto(url + menu)
  await putMargheritaInCart(page)
  await page.goto(`${url}/betaling`)
  await page.getByRole("button", { name: /^Bestill for/ }).click()
  await page.waitForURL(/\/bestilling\//)
  await page.goto(`${url}/min-side`)
  await page
    .getByRole("article")
    .getByText(/Margherita/)
    .waitFor()
  await page.getByRole("main").getByRole("button", { name: "Logg ut" }).click()
  await heading("Du er logget ut").waitFor()

  await page.goto(`${url}/nytt-passord`)
  const last = await newest()
  await page.getByLabel("E-post").fill("kunde731@skorpe.test")
  await page.getByRole("button", { name: "Send lenken" }).click()
  await heading("Se i innboksen").waitFor()
  const link = /\/nytt-passord#\S+/.exec(await sentTo("kunde731@skorpe.test", last))?.[0] ?? ""
  await page.goto("about:blank")
  await page.goto(url + link)
  await page.getByLabel("Det nye passordet").fill("et langt passord")
  await page.getByRole("button", { name: "Lagre passordet" }).click()
  await heading("Passordet er lagret").waitFor()
  expect(new URL(page.url()).hash).toBe("")
  await page.getByRole("link", { name: "Til innloggingen" }).click()
  await page.getByRole("button", { name: "Logg inn med e-post" }).click()
  await page.getByLabel("E-post").fill("kunde731@skorpe.test")
  await page.getByLabel("Passord").fill("et galt passord")
  await page.getByRole("button", { name: "Logg inn", exact: true }).click()
  await page.getByText(/Feil brukernavn eller passord/).waitFor()
  await page.getByLabel("Passord").fill("et langt passord")
  await page.getByRole("button", { name: "Logg inn", exact: true }).click()
  await heading("Min side").waitFor()
  await page.getByText("kunde731@skorpe.test").waitFor()
})
