import type { Browser } from "playwright"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { menu, openBrowser, openPage, putMargheritaInCart } from "./ordering.ts"
import { proveNumber } from "./proveNumber.ts"

const url = inject("sharedShop")
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
}, 120_000)
afterAll(() => browser?.close())

/** A page in the webview of an app, and the messages that the app has received from it. */
const openInApp = async () => {
  const page = await openPage(browser, { viewport: { width: 390, height: 844 } })
  const heard: unknown[] = []
  await page.exposeFunction("appHears", (message: string) => void heard.push(JSON.parse(message)))
  await page.addInitScript("skorpeApp = { postMessage: (message) => appHears(message) }")
  const hears = (message: object) =>
    expect.poll(() => heard, { timeout: 60_000 }).toContainEqual(expect.objectContaining(message))
  const says = (message: object) => page.evaluate(`skorpePage.receive(${JSON.stringify(JSON.stringify(message))})`)
  return { page, heard, hears, says }
}

test("an app learns who logs in and which language is chosen, and its own log-out and language reach the page", async () => {
  const { page, heard, hears, says } = await openInApp()
  await page.goto(url + menu)
  await hears({ type: "ready" })
  await putMargheritaInCart(page)
  await page.goto(`${url}/logg-inn`)
  await proveNumber(page, url, "400 00 012", "+4740000012")
  await hears({ type: "identified", externalId: "8-1002" })

  await says({ type: "languageChosen", language: "en" })
  await page.waitForURL(/\/en(\/|$)/)
  await hears({ type: "languageChosen", language: "en" })
  await page.getByTestId("cart-link").getByText("1 item").waitFor()

  heard.length = 0
  await page.goto(`${url}/en/min-side`)
  await page.getByText("+47 40 00 00 12").first().waitFor()
  await hears({ type: "ready" })
  await says({ type: "loggedOut" })
  await page.getByRole("heading", { level: 1, name: "You are logged out" }).waitFor()
  await hears({ type: "identified", externalId: null })
  await page.getByTestId("cart-link").getByText("1 item").waitFor()
  // The parts that the app provides itself are not shown.
  expect(await page.getByRole("contentinfo").count()).toBe(0)
  expect(await page.getByRole("banner").getByRole("link", { name: "Log in" }).count()).toBe(0)
  await page.close()
})
