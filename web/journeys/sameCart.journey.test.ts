import type { Browser, BrowserContext, Page } from "playwright"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { fillIn, findPlaced, goToCheckout, openPhone } from "./customer.ts"
import { menu, openBrowser, putMargheritaInCart } from "./ordering.ts"
import { showsComponent } from "./paying.ts"
import { type RunningShop, runShop } from "./runningShop.ts"

let shop: RunningShop
let browser: Browser
let context: BrowserContext

beforeAll(async () => {
  ;[shop, browser] = await Promise.all([runShop("no", { cards: "on" }), openBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await shop?.stop()
})

beforeEach(async () => {
  context = await openPhone(browser)
  return () => context.close()
})

/** Two tabs of one browser at the checkout of one cart, each with its way to pay. */
const openTabs = async (ways: readonly [RegExp, RegExp]): Promise<readonly [Page, Page]> => {
  const first = await context.newPage()
  await first.goto(shop.url + menu)
  await putMargheritaInCart(first)
  await goToCheckout(first)
  const second = await context.newPage()
  await second.goto(shop.url + new URL(first.url()).pathname)
  const tabs = [first, second] as const
  for (const [number, tab] of tabs.entries()) {
    await fillIn(tab, "+47 40 00 00 24")
    await tab.getByRole("radio", { name: ways[number] ?? /./ }).check()
    await tab.getByTestId("order").and(tab.locator("[aria-disabled=false]")).waitFor()
  }
  return tabs
}

/** The first tab's order reaches the server, but its answer is held until the second tab has its own. */
const orderAtOnce = async ([first, second]: readonly [Page, Page]): Promise<number> => {
  const placed = Promise.withResolvers<void>()
  const refused = Promise.withResolvers<void>()
  await first.route("**/api/order/create", async (route) => {
    const answer = await route.fetch()
    placed.resolve()
    await refused.promise
    await route.fulfill({ response: answer })
  })
  await first.getByTestId("order").click()
  await placed.promise
  const answered = second.waitForResponse("**/api/order/create")
  await second.getByTestId("order").click()
  const status = (await answered).status()
  refused.resolve()
  return status
}

test("of two tabs that send one cart at once, the second follows the order that the store has", async () => {
  const tabs = await openTabs([/I butikken/, /^Betal nå/])
  expect(await orderAtOnce(tabs)).toBe(409)
  const [first, second] = await Promise.all(tabs.map(findPlaced))
  expect(second).toEqual(first)
})

test("of two tabs that send one cart at once, the second comes to the payment that the order waits for", async () => {
  const tabs = await openTabs([/^Betal nå/, /I butikken/])
  expect(await orderAtOnce(tabs)).toBe(409)
  await Promise.all(tabs.map(showsComponent))
  const [first, second] = tabs.map((tab) => new URL(tab.url()).pathname)
  expect([second, await tabs[1].getByText("Denne handlevognen er allerede bestilt.").isVisible()]).toEqual([
    first,
    true,
  ])
  await tabs[1].goto(shop.url + menu)
  await tabs[1].getByTestId("cart-link").getByText("1 vare").waitFor()
})

/** Holds a tab's code back; the answer lets it go. */
const holdCode = async (tab: Page): Promise<() => void> => {
  const free = Promise.withResolvers<void>()
  await tab.route("**/assets/index-*.js", async (route) => {
    await free.promise
    await route.continue()
  })
  return free.resolve
}

test.each([[["pepperoni", "margherita"]], [["pepperoni", "pepperoni"]]])(
  "of two tabs that come alive at the same time neither loses the pizza that was pressed in it: %s",
  async (products) => {
    const tabs = await Promise.all(
      products.map(async (product) => {
        const tab = await context.newPage()
        const letGo = await holdCode(tab)
        await tab.goto(`${shop.url}${menu}/${product}`, { waitUntil: "commit" })
        await tab.getByRole("button", { name: /^Legg / }).click()
        return { tab, letGo }
      }),
    )
    for (const { letGo } of tabs) letGo()
    for (const { tab } of tabs) await tab.getByTestId("cart-link").getByText("2 varer").waitFor()
    const cart = await tabs[0]?.tab.evaluate(() => localStorage.getItem("skorpe.no.cart") ?? "")
    const { items } = JSON.parse(cart ?? "") as { readonly items: readonly { readonly quantity: number }[] }
    expect(items.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(2)
  },
)
