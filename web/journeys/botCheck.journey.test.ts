import type { Browser, Page, Request } from "playwright"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { openBrowser, openContext } from "./ordering.ts"
import { proveNumber } from "./proveNumber.ts"

const url = inject("sharedShop")
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
}, 120_000)
afterAll(() => browser?.close())

/** A new device, and what its page asks the server about codes: the path, and whether a proof goes along. */
const openDevice = async (prepare: (page: Page) => Promise<void> = async () => undefined) => {
  const context = await openContext(browser, { viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await prepare(page)
  const asked: string[] = []
  page.on("request", (request: Request) => {
    const path = new URL(request.url()).pathname
    if (!/bot-check|request-login/.test(path)) return
    asked.push(
      `${path.replace("/api/auth/", "")}${request.headers()["bot-check"] === undefined ? "" : " with a proof"}`,
    )
  })
  return { page, asked, close: () => context.close() }
}

/** The number is proven, and has no account: its holder may give a name. */
const isProven = (page: Page) => page.getByLabel("Fornavn").waitFor()

test("the login page solves the bot check by itself: nothing is shown, and no other page requests one", async () => {
  const { page, asked, close } = await openDevice()
  let ended = 0
  page.on("worker", (worker) => worker.on("close", () => (ended += 1)))
  await page.goto(url)
  await page.getByRole("link", { name: "Logg inn" }).first().waitFor()
  expect(asked).toEqual([])
  await page.goto(`${url}/logg-inn`)
  // It is rendered by the page's code, so everything that the page shows is there now.
  await page.getByRole("button", { name: "Logg inn med passnøkkel" }).waitFor()
  const before = await page.locator("main").innerText()
  await expect.poll(() => ended, { timeout: 60_000 }).toBe(1)
  expect(await page.locator("main").innerText()).toBe(before)
  await proveNumber(page, url, "40 00 07 81", "+4740000781")
  await isProven(page)
  expect(asked).toEqual(["bot-check/login", "request-login with a proof"])
  await close()
})

test("a browser that runs no workers gets its code all the same, at once", async () => {
  const { page, asked, close } = await openDevice(async (one) => {
    await one.addInitScript(() => {
      Object.defineProperty(globalThis, "Worker", { value: undefined })
    })
  })
  await page.goto(`${url}/logg-inn`)
  await proveNumber(page, url, "40 00 07 82", "+4740000782")
  await isProven(page)
  expect(asked.at(-1)).toBe("request-login")
  await close()
})

test("a phone whose worker never ends waits some seconds, and gets its code", async () => {
  const { page, asked, close } = await openDevice(async (one) => {
    await one.addInitScript(() => {
      const never = class extends EventTarget {
        postMessage() {}
        terminate() {}
      }
      Object.defineProperty(globalThis, "Worker", { value: never })
    })
  })
  await page.goto(`${url}/logg-inn`)
  await proveNumber(page, url, "40 00 07 83", "+4740000783")
  await isProven(page)
  expect(asked).toEqual(["bot-check/login", "request-login"])
  await close()
})
