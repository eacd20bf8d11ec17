import type { Browser } from "playwright"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { openBrowser, openPage } from "./ordering.ts"
import { staffKey } from "./runningShop.ts"

const url = inject("sharedShop")
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
}, 120_000)
afterAll(() => browser?.close())

test("an operator opens the health with the staff key, keeps it through a reload, and sees when the server is away", async () => {
  const page = await openPage(browser, { viewport: { width: 390, height: 800 } })
  const troubles: string[] = []
  page.on("pageerror", ({ message }) => troubles.push(message))
  await page.goto(`${url}/operator`)
  await page.getByLabel("Staff key").fill("wrong")
  await page.keyboard.press("Enter")
  await page.getByText("The server does not accept this staff key.").waitFor()
  await page.getByLabel("Staff key").fill(staffKey)
  await page.keyboard.press("Enter")
  // The refusal of the wrong key is among the figures.
  await page.getByRole("row", { name: /^401 1003: / }).waitFor()
  await page.reload()
  await page.getByText(/^orders a minute, at most/).waitFor()
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  // A page that is shown again reads at once.
  const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")))
  await page.context().setOffline(true)
  await comeBack()
  await page.getByText(/^The server does not answer\./).waitFor()
  await page.context().setOffline(false)
  await comeBack()
  await page.getByText(/^The server does not answer\./).waitFor({ state: "detached" })
  await page.getByRole("button", { name: "Forget the key" }).click()
  await page.reload()
  await page.getByLabel("Staff key").waitFor()
  expect(troubles).toEqual([])
})
