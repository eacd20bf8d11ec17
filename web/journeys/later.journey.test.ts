import type { Browser, Page } from "playwright"
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest"
import { fillIn, goToCheckout, openPhone, placeOrder } from "./customer.ts"
import { menu, openBrowser, putMargheritaInCart } from "./ordering.ts"
import { readInKitchen } from "./staff.ts"

const shop = inject("sharedShop")
let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await openBrowser()
}, 120_000)
afterAll(() => browser?.close())

beforeEach(async () => {
  // A phone of its own: late in the evening one test ends with its pizza still in the cart.
  const phone = await openPhone(browser)
  page = await phone.newPage()
  await page.goto(shop + menu)
  await putMargheritaInCart(page)
  await goToCheckout(page)
  return () => phone.close()
})

const inOslo = (at: number, parts: Intl.DateTimeFormatOptions): string =>
  Intl.DateTimeFormat("nb-NO", { timeZone: "Europe/Oslo", ...parts }).format(at)
const clockOf = (at: number): string => inOslo(at, { hour: "2-digit", minute: "2-digit" })

const days = () => page.getByRole("combobox", { name: "Når vil du ha maten?" })
const clock = () => page.getByRole("combobox", { name: "Klokken" })

/** Chooses a day and the latest of its times, and returns that time. */
const choose = async (day: string): Promise<number> => {
  await days().selectOption(day)
  const times = await clock()
    .getByRole("option")
    .evaluateAll((options) => options.map((one) => (one as HTMLOptionElement).value))
  const chosen = times.at(-1) ?? ""
  await clock().selectOption(chosen)
  return Number(chosen)
}

/** Expects the chosen time in the checkout, the cart and the tracker, and in the kitchen's order. */
const isSaidEverywhere = async (at: number, words: string): Promise<void> => {
  await page.getByText(`Ønsket tid: ${words}`).waitFor()
  await page.getByRole("link", { name: "Endre", exact: true }).click()
  await page.getByRole("heading", { level: 1, name: "Handlevogn" }).waitFor()
  await page.getByRole("main").getByText(words, { exact: true }).first().waitFor()
  await page.goBack()
  await fillIn(page, "+47 40 00 00 14")
  const { orderId } = await placeOrder(page)
  await page.getByText(`Bestilt til ${words}`).waitFor()
  const { advanceOrderTime, estimatedAt } = await readInKitchen(shop, orderId)
  expect([advanceOrderTime, estimatedAt]).toEqual([at, at])
}

test("a pizza is collected later today, while the day has times left", async () => {
  const offered = await days().getByRole("option").allTextContents()
  if (!offered.includes("Senere i dag")) {
    // A time is an hour ahead at least, so the last hours of a day have none.
    expect(clockOf(Date.now()) >= "22:30").toBe(true)
    return
  }
  const at = await choose("today")
  const isFar = at - Date.now() > 14 * 3_600_000
  await isSaidEverywhere(at, `${isFar ? `${inOslo(at, { weekday: "long" })} ` : ""}${clockOf(at)}`)
})

test("a pizza is collected tomorrow", async () => {
  const at = await choose("tomorrow")
  await isSaidEverywhere(at, `${inOslo(at, { weekday: "long" })} ${clockOf(at)}`)
})

test("a pizza is collected on a day of another week, which is said with its date", async () => {
  const [day = ""] = (await days().getByRole("option").last().getAttribute("value"))?.split("T") ?? []
  const at = await choose(day)
  await isSaidEverywhere(at, `${inOslo(at, { weekday: "long", day: "numeric", month: "long" })} ${clockOf(at)}`)
})
