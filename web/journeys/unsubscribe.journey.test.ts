import type { Browser, Page } from "playwright"
import { afterAll, beforeAll, inject, test } from "vitest"
import { openPhone } from "./customer.ts"
import { openBrowser } from "./ordering.ts"

const url = inject("sharedShop")
let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await openBrowser()
  page = await (await openPhone(browser)).newPage()
}, 120_000)
afterAll(() => browser?.close())

const unsubscribe = async (number: string): Promise<void> => {
  await page.getByLabel("Telefonnummer").fill(number)
  await page.getByRole("button", { name: "Meld meg av" }).click()
}

test("a customer without a link stops text messages by their number, and is told if the number is invalid", async () => {
  await page.goto(`${url}/u`)
  await unsubscribe("12")
  await page.getByText(/^Skriv hele nummeret/).waitFor()
  await unsubscribe("400 00 771")
  await page.getByRole("heading", { level: 1, name: "Nummeret er meldt av" }).waitFor()
})

test("in another language the same is said of another number", async () => {
  await page.goto(`${url}/en/u`)
  await page.getByLabel("Phone number").fill("+47 400 00 772")
  await page.getByRole("button", { name: "Unsubscribe me" }).click()
  await page.getByRole("heading", { level: 1, name: "The number is unsubscribed" }).waitFor()
})
