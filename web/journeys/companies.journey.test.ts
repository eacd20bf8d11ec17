import type { Browser, BrowserContext, Page } from "playwright"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { openPhone } from "./customer.ts"
import { menu, openBrowser, putMargheritaInCart } from "./ordering.ts"
import { proveNumber } from "./proveNumber.ts"
import { approveOrganisation } from "./staff.ts"

const url = inject("sharedShop")
const numbers = ["955000005", "955000013", "955000021"] as const
const nameOf = (index: number): string => `Tre ${index + 1} AS`
let browser: Browser
let phone: BrowserContext
let first: Page
let second: Page
/** The ids of the customer's three companies. */
let ids: readonly string[]

beforeAll(async () => {
  browser = await openBrowser()
  phone = await openPhone(browser)
  first = await phone.newPage()
}, 120_000)
afterAll(() => browser?.close())

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name })

/** Asks the shop's API as the customer of this page. */
const ask = (page: Page, path: string, body?: object): Promise<unknown> =>
  page.evaluate(
    async ([to, sent, key]) => {
      const headers = { "content-type": "application/json", "idempotency-key": key }
      const answer = await fetch(`/api${to}`, sent === null ? {} : { method: "POST", headers, body: sent })
      if (!answer.ok) throw new Error(`${to} answers ${answer.status}: ${await answer.text()}`)
      return answer.status === 204 ? null : await answer.json()
    },
    [path, body ? JSON.stringify(body) : null, crypto.randomUUID()] as const,
  )

/** How many orders each of the three companies has. */
const ordersOfEach = async (page: Page): Promise<readonly number[]> => {
  const listed = await Promise.all(ids.map((id) => ask(page, `/organisation/${id}/orders`)))
  return (listed as readonly { readonly total: number }[]).map(({ total }) => total)
}

const choose = async (page: Page, from: string, to: string): Promise<void> => {
  await page.getByRole("button", { name: "Meny" }).click()
  await page.getByRole("button", { name: `Bestiller for ${from}` }).click()
  const picker = page.getByRole("dialog", { name: "Hvem bestiller du for?" })
  await picker.getByRole("button", { name: to }).click()
  await picker.waitFor({ state: "detached" })
}

const toCheckout = async (page: Page): Promise<void> => {
  await page.goto(url + menu)
  await putMargheritaInCart(page)
  await page.goto(`${url}/betaling`)
}
/** What a company may order for in a month, in kroner: tells which one a checkout orders for. */
const perMonth = (index: number): number => 700 + index * 100
const ordersFor = (page: Page, index: number) => page.getByText(`${perMonth(index)} kr igjen denne måneden.`)
const orderButton = (page: Page) => page.getByRole("button", { name: /^Bestill for 269/ })

test("a new customer registers three companies, which staff approve", async () => {
  await first.goto(`${url}/registrer-bruker`)
  await proveNumber(first, url, "40 00 07 91", "+4740000791")
  await first.getByLabel("Fornavn").fill("Kunde")
  await first.getByLabel("Etternavn").fill("791")
  await first.getByLabel("E-post", { exact: false }).first().fill("kunde791@skorpe.test")
  await first.getByLabel(/godtar medlemsvilkårene/).check()
  await first.getByRole("button", { name: "Bli medlem" }).click()
  await heading(first, "Min side").waitFor()
  const made = (await Promise.all(
    numbers.map((number, index) => ask(first, "/organisation/create", { name: nameOf(index), number })),
  )) as readonly { readonly id: string }[]
  ids = made.map(({ id }) => id)
  await Promise.all(
    numbers.map((number, index) => approveOrganisation(url, number, { perOrder: 500, perMonth: perMonth(index) })),
  )
})

/** Presses twice: after another tab's choice the first press only asks for confirmation. */
const orderTwice = async (page: Page): Promise<void> => {
  await orderButton(page).click()
  await page
    .getByRole("alert")
    .getByText(/valgt i en annen fane/)
    .waitFor()
  await orderButton(page).click()
}

test("two tabs show the same account: what one chooses, the other orders on", async () => {
  await toCheckout(first)
  second = await phone.newPage()
  await second.goto(`${url}/betaling`)
  await orderButton(second).waitFor()
  await choose(first, "deg selv", nameOf(0))
  await ordersFor(second, 0).waitFor()
  await choose(second, nameOf(0), nameOf(1))
  await ordersFor(first, 1).waitFor()
  await orderTwice(first)
  await first.waitForURL(/\/bestilling\//)
  await expect.poll(() => ordersOfEach(first)).toEqual([0, 1, 0])
})

test("a session that ended elsewhere orders for nobody, in either tab, and the cart stays", async () => {
  await toCheckout(first)
  await second.goto(`${url}/betaling`)
  await choose(first, nameOf(1), nameOf(2))
  await ordersFor(second, 2).waitFor()
  const elsewhere = await (await openPhone(browser)).newPage()
  await elsewhere.goto(`${url}/logg-inn`)
  await proveNumber(elsewhere, url, "40 00 07 91", "+4740000791")
  await elsewhere.getByRole("dialog", { name: "Hvem bestiller du for?" }).waitFor()
  await ask(elsewhere, "/user/sessions", { others: true })
  await orderTwice(second)
  await heading(second, "Du er logget ut").waitFor()
  await heading(first, "Du er logget ut").waitFor()
  await first.getByTestId("cart-link").getByText("1 vare").waitFor()
  expect(await ordersOfEach(elsewhere)).toEqual([0, 1, 0])
})
