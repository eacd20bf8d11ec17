import type { Browser, Page } from "playwright"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { openPhone } from "./customer.ts"
import { openBrowser } from "./ordering.ts"
import { newestMessage, proveNumber, sentTo } from "./proveNumber.ts"

const url = inject("sharedShop")
let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await openBrowser()
  const phone = await openPhone(browser)
  await phone.grantPermissions(["clipboard-read", "clipboard-write"], { origin: new URL(url).origin })
  page = await phone.newPage()
}, 120_000)
afterAll(() => browser?.close())

test("a member copies their code, and sends it to a friend, who gets a message with it", async () => {
  await page.goto(`${url}/logg-inn`)
  await proveNumber(page, url, "400 00 012", "+4740000012")
  await page.getByRole("heading", { level: 1, name: "Min side" }).waitFor()
  await page.getByRole("main").getByRole("button", { name: "Verv en venn" }).click()
  const panel = page.getByRole("dialog", { name: "Verv en venn" })
  await panel.getByRole("button", { name: "Kopier koden" }).click()
  await panel.getByText("Koden er kopiert.").waitFor()
  const code = await page.evaluate(() => navigator.clipboard.readText())
  expect(code).toMatch(/^SMAK-[0-9A-Z]{8}$/)

  const last = await newestMessage(url)
  const friend = panel.getByLabel("Vennens telefonnummer eller e-post")
  await friend.fill("400 00 012")
  await panel.getByRole("button", { name: "Send koden" }).click()
  await panel.getByText(/^Dette er deg selv/).waitFor()
  await friend.fill("400 00 077")
  await panel.getByRole("button", { name: "Send koden" }).click()
  await panel.getByText("Koden er sendt til 400 00 077.").waitFor()
  expect(await sentTo(url, "+4740000077", last)).toContain(code)
})
