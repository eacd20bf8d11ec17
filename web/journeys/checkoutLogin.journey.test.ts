import type { Browser } from "playwright"
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest"
import { axeFaults } from "./axeFaults.ts"
import { openBrowser } from "./ordering.ts"
import { type Customer, openCustomer, toCheckout } from "./payingCustomer.ts"
import { proveNumber } from "./proveNumber.ts"
import { type RunningShop, runShop } from "./runningShop.ts"
import { ordersOf } from "./staff.ts"

let browser: Browser
let sweden: RunningShop

beforeAll(async () => {
  ;[sweden, browser] = await Promise.all([runShop("se"), openBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await sweden?.stop()
})

const inMarket = {
  no: {
    url: () => inject("sharedShop"),
    typed: "400 00 017",
    phone: "+4740000017",
    account: { lastName: "7", email: "kunde7@skorpe.test" },
    logIn: "Logg inn",
    email: "E-post",
    message: "Beskjed til butikken",
    order: /^Bestill for/,
    loggedOut: "Du er logget ut",
    earnsPoints: false,
  },
  se: {
    url: () => sweden.url,
    typed: "070-174 06 11",
    phone: "+46701740611",
    account: { lastName: "1", email: "kund1@skorpe.test" },
    logIn: "Logga in",
    email: "E-post",
    message: "Meddelande till butiken",
    order: /^Beställ för/,
    loggedOut: "Du är utloggad",
    earnsPoints: true,
  },
} as const

/** Ends this page's session on the server; the page does not know it yet. */
const endSession = async (url: string, { device }: Customer): Promise<void> => {
  const cookies = await device.cookies(url)
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ")
  const answer = await fetch(`${url}/api/auth/logout`, {
    method: "POST",
    headers: { cookie, origin: url, "content-type": "application/json" },
    body: "{}",
  })
  expect(answer.status).toBeLessThan(300)
}

describe.each(["no", "se"] as const)("a guest in the market %s", (market) => {
  const said = inMarket[market]

  test("logs in at the checkout without leaving it, and again after the session has ended, and loses nothing", async () => {
    const url = said.url()
    const customer = await openCustomer(browser, `Innlogget-${market}`, { market })
    const { page, words } = customer
    const field = (name: string) => page.getByLabel(name, { exact: false }).first()
    const form = async () => {
      const names = [words.firstName, words.lastName, words.phone, said.email, said.message]
      return Promise.all(names.map((name) => field(name).inputValue()))
    }
    const prices: Promise<{ readonly pointsAmount: number }>[] = []
    page.on("response", (response) => {
      if (response.url().endsWith("/api/order/price")) prices.push(response.json())
    })
    await toCheckout({ url }, customer)
    await field(words.firstName).fill("Annen")
    await field(said.message).fill("Ring på")
    await page.getByRole("button", { name: said.order }).waitFor()
    const { pathname } = new URL(page.url())
    const asGuest = prices.length
    expect((await prices.at(-1))?.pointsAmount).toBe(0)
    const visited: string[] = []
    page.on("framenavigated", (frame) => visited.push(new URL(frame.url()).pathname))

    await page.getByRole("main").getByRole("button", { name: said.logIn, exact: true }).click()
    expect(await axeFaults(page)).toEqual([])
    await proveNumber(page, url, said.typed, said.phone, market)
    const { account } = said
    await expect.poll(form).toEqual(["Annen", account.lastName, said.phone, account.email, "Ring på"])
    await expect.poll(() => prices.length).toBeGreaterThan(asGuest)
    expect(((await prices.at(-1))?.pointsAmount ?? 0) > 0).toBe(said.earnsPoints)
    expect([new URL(page.url()).pathname, visited]).toEqual([pathname, []])
    await page.getByTestId("cart-link").getByText(words.inCart).waitFor()

    // Their own edits, and then the server no longer knows them.
    await field(words.lastName).fill(customer.lastName)
    await field(said.email).fill("")
    await page.getByRole("button", { name: said.order }).waitFor()
    await endSession(url, customer)
    await page.getByRole("button", { name: said.order }).click()
    await page.getByRole("heading", { level: 1, name: said.loggedOut }).waitFor()
    await page.getByRole("main").getByRole("link", { name: said.logIn }).click()
    await proveNumber(page, url, said.typed, said.phone, market)
    await page.waitForURL(url + pathname)
    await expect.poll(form).toEqual(["Annen", customer.lastName, said.phone, "", "Ring på"])
    expect(await ordersOf(url, customer.lastName)).toEqual([])

    await page.getByRole("button", { name: said.order }).click()
    await page.getByRole("heading", { level: 1, name: words.tracker }).waitFor()
    expect(await ordersOf(url, customer.lastName)).toMatchObject([{ paymentType: "INSTORE" }])
    expect(customer.troubles).toEqual([])
  })
})
