import type { Browser, BrowserContext, Page } from "playwright"
import { afterAll, beforeAll, expect, test } from "vitest"
import { closeStage, menu, openStage, putMargheritaInCart, until, openContext } from "./ordering.ts"
import type { RunningShop } from "./runningShop.ts"

let shop: RunningShop
let browser: Browser
let context: BrowserContext
let page: Page
const troubles: string[] = []

beforeAll(async () => {
  ;({ shop, browser } = await openStage("no"))
  context = await openContext(browser, { viewport: { width: 390, height: 844 } })
  page = await context.newPage()
  page.on("pageerror", ({ message }) => troubles.push(message))
}, 120_000)
afterAll(() => closeStage({ shop, browser }))

const notice = () => page.getByText(/Ingen kontakt akkurat nå/)
const isTold = async (isTold: boolean): Promise<void> => notice().waitFor({ state: isTold ? "visible" : "detached" })

/** Waits until the service worker has cached the shop and the menu. */
const isKept = () =>
  until(page, async () => {
    const { active } = await navigator.serviceWorker.ready
    const menus = await caches.open("skorpe-menus")
    return active?.state === "activated" && (await menus.match("/api/stores/oslo-sentrum")) !== undefined
  })

test("a menu that was seen once opens without network, by its address and from the front page", async () => {
  await page.goto(shop.url + menu)
  await isKept()
  await context.setOffline(true)
  await page.reload()
  await page.getByRole("heading", { level: 1, name: "Oslo Sentrum" }).waitFor()
  await isTold(true)
  await page.goto(shop.url)
  await page.getByRole("heading", { level: 1 }).waitFor()
  await isTold(true)
  await page.goto(shop.url + menu)
  await page.getByRole("heading", { level: 1, name: "Oslo Sentrum" }).waitFor()
})

test("a pizza is put in the cart without network, and is still there after the page was closed", async () => {
  await putMargheritaInCart(page)
  await page.close()
  page = await context.newPage()
  page.on("pageerror", ({ message }) => troubles.push(message))
  await page.goto(`${shop.url}/handlevogn`)
  await page.getByText("Margherita").first().waitFor()
  await isTold(true)
})

test("back online the price is confirmed by itself, and the offline notice goes", async () => {
  const priced = page.waitForResponse((answer) => answer.url().endsWith("/api/order/price") && answer.status() === 200)
  await context.setOffline(false)
  await priced
  await isTold(false)
  await page.getByRole("link", { name: /Til bestilling/ }).waitFor()
})

test("a server that is down is reported too, and found again without a click", async () => {
  await page.goto(shop.url + menu)
  await page.getByRole("heading", { level: 1, name: "Oslo Sentrum" }).waitFor()
  await shop.kill()
  await page.reload()
  await page.getByRole("heading", { level: 1, name: "Oslo Sentrum" }).waitFor()
  await isTold(true)
  await shop.start()
  await isTold(false)
})

test("the cache holds only what is the same for everybody: files, texts and menus, and no response about an order", async () => {
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const shelves = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return shelves.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(kept.length).toBeGreaterThan(50)
  const allowed = /^\/(shell\.html|assets\/[^/]+|locales\/(nb|sv|en)\/\w+\.json|api\/stores(\/[\w-]+)?)$/
  expect(kept.filter((path) => !allowed.test(path))).toEqual([])
  expect(troubles).toEqual([])
})
