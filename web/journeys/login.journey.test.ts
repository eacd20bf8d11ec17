import type { Browser, BrowserContext, Page } from "playwright"
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest"
import { menu, openBrowser, openContext, putMargheritaInCart } from "./ordering.ts"
import { newestMessage, proveNumber, sentTo } from "./proveNumber.ts"

const url = inject("sharedShop")
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

const heading = (name: string) => page.getByRole("heading", { level: 1, name })

test("a guest logs in from the checkout by SMS, and is back there with the cart, priced anew", async () => {
  await page.goto(url + menu)
  await putMargheritaInCart(page)
  const kept = () => page.evaluate(() => localStorage.getItem("skorpe.no.cart") ?? "")
  await expect.poll(kept, { timeout: 60_000 }).toContain("MARG")
  await page.goto(`${url}/betaling`)
  await page.getByLabel("Fornavn").fill("Annen")
  const total = page.getByTestId("total").first()
  await total.waitFor()
  const before = await total.textContent()
  await page.getByRole("link", { name: "Logg inn" }).click()
  await heading("Logg inn").waitFor()
  const prices: string[] = []
  page.on("request", (request) => {
    if (request.url().endsWith("/api/order/price")) prices.push(request.method())
  })
  await proveNumber(page, url, "400 00 011", "+4740000011")
  await page.waitForURL(`${url}/betaling`)
  await page.getByRole("link", { name: /^Min side/ }).waitFor()
  await expect.poll(() => prices.length, { timeout: 60_000 }).toBeGreaterThan(0)
  await page.getByRole("button", { name: /^Bestill for/ }).waitFor()
  expect(await total.textContent()).toBe(before)
  // What was typed stays, and the account fills in the rest.
  await expect.poll(() => page.getByLabel("E-post", { exact: false }).first().inputValue()).toBe("kunde1@skorpe.test")
  expect(await page.getByLabel("Fornavn").inputValue()).toBe("Annen")
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
  await proveNumber(page, url, "40 00 07 31", "+4740000731")
  const proven = await newestMessage(url)
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

  // A link for a new password goes to a confirmed address alone.
  const confirmation = /\/min-side#\S+/.exec(await sentTo(url, "kunde731@skorpe.test", proven))?.[0] ?? ""
  await page.goto(url + confirmation)
  await page.getByText("E-postadressen er bekreftet. Takk!").waitFor()
  await page.goto(`${url}/nytt-passord`)
  const last = await newestMessage(url)
  await page.getByLabel("E-post").fill("kunde731@skorpe.test")
  await page.getByRole("button", { name: "Send lenken" }).click()
  await heading("Se i innboksen").waitFor()
  const link = /\/nytt-passord#\S+/.exec(await sentTo(url, "kunde731@skorpe.test", last))?.[0] ?? ""
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
