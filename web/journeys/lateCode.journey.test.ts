import type { Browser, Page } from "playwright"
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from "vitest"
import { isDeep } from "../../core/src/testing/share.fixture.ts"
import { menu, openBrowser, openPage } from "./ordering.ts"
import { tellFailed } from "./tellFailed.ts"

const shop = { url: inject("sharedShop") }
let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await openBrowser()
}, 120_000)
afterAll(() => browser?.close())
beforeEach(async () => {
  page = await openPage(browser, { viewport: { width: 390, height: 844 }, serviceWorkers: "block" })
})
afterEach(async ({ task }) => {
  await tellFailed(task.result?.state, page)
  await page.close()
})

const add = () => page.getByRole("button", { name: /^Legg / }).click()
const late = () => page.getByText("Det tar litt tid å hente det du valgte.")

test.skipIf(!isDeep)(
  "account code that does not load is reported, and blocks neither the cart nor navigation",
  async () => {
    const account = "**/assets/lazyAccount-*.js"
    await page.route(account, (route) => route.abort())
    await page.goto(`${shop.url}${menu}/pepperoni`)
    await add()
    await page.getByTestId("cart-link").getByText("1 vare").waitFor()
    await page.getByRole("link", { name: "Logg inn" }).click()
    await late().waitFor()
    await add()
    await page.getByTestId("cart-link").getByText("2 varer").waitFor()
    // The customer looks at the cart instead, and is not taken away from it when the code comes.
    await page.getByTestId("cart-link").click()
    const cart = page.getByRole("dialog")
    await cart.getByText("Pepperoni").first().waitFor()
    await late().waitFor({ state: "detached" })
    await page.unroute(account)
    // Reads the page's own entries: Playwright reports nothing of a request that is held while its route is removed.
    await page.waitForFunction(() =>
      performance
        .getEntriesByType("resource")
        .some(
          (entry) => entry.name.includes("/lazyAccount-") && "responseStatus" in entry && entry.responseStatus === 200,
        ),
    )
    await page.waitForTimeout(1000)
    expect([new URL(page.url()).pathname, await cart.isVisible()]).toEqual([`${menu}/pepperoni`, true])
    await page.keyboard.press("Escape")
    await page.getByRole("link", { name: "Logg inn" }).click()
    await page.getByRole("heading", { name: "Logg inn" }).waitFor()
  },
)

test("a pizza that waits for the cart's code is in the cart when it comes, also after a page was opened meanwhile", async () => {
  const ordering = "**/assets/ordering-*.js"
  await page.route(ordering, (route) => route.abort())
  await page.goto(`${shop.url}${menu}/pepperoni`)
  await add()
  const bar = page.locator("html[data-waits]")
  await bar.waitFor()
  await late().waitFor()
  await page.getByRole("link", { name: "Skorpe, til forsiden" }).first().click()
  await page.waitForURL(`${shop.url}/`)
  await page.unroute(ordering)
  await page.getByTestId("cart-link").getByText("1 vare").waitFor()
  await bar.waitFor({ state: "detached" })
  await late().waitFor({ state: "detached" })
})

test("a pizza that waits for the cart's code is in the cart of the page in the language that was chosen meanwhile", async () => {
  const ordering = "**/assets/ordering-*.js"
  await page.route(ordering, (route) => route.abort())
  await page.goto(`${shop.url}${menu}/pepperoni`)
  await add()
  await page.locator("html[data-waits]").waitFor()
  await page.locator("footer").getByRole("link", { name: "English" }).click()
  await page.unroute(ordering)
  await page.waitForURL("**/en/**")
  await page.getByTestId("cart-link").getByText("1 item").waitFor()
})

test("a pizza that waits for the cart's code is in the cart once, also when the page is reloaded meanwhile", async () => {
  const ordering = "**/assets/ordering-*.js"
  await page.route(ordering, (route) => route.abort())
  await page.goto(`${shop.url}${menu}/pepperoni`)
  await page.getByRole("radio", { name: /Liten/ }).check({ force: true })
  await add()
  const bar = page.locator("html[data-waits]")
  await bar.waitFor()
  // The second reload comes before the first one's page has its code.
  await page.reload({ waitUntil: "domcontentloaded" })
  await page.reload()
  await bar.waitFor()
  await add()
  await page.unroute(ordering)
  await page.getByTestId("cart-link").getByText("2 varer").waitFor()
  await page.reload()
  await page.getByTestId("cart-link").getByText("2 varer").waitFor()
  await page.getByTestId("cart-link").click()
  // The size of the page that was reloaded, and the preselected one.
  const cart = page.getByRole("dialog")
  await cart.getByText(/Liten/).first().waitFor()
  expect(await cart.getByRole("listitem").filter({ hasText: "Pepperoni" }).count()).toBe(2)
})

test("a pizza that waits for the cart's code is not added from another store that was opened meanwhile, and a notice says so", async () => {
  const ordering = "**/assets/ordering-*.js"
  await page.route(ordering, (route) => route.abort())
  await page.goto(`${shop.url}${menu}/pepperoni`)
  await add()
  await page.locator("html[data-waits]").waitFor()
  await page.getByRole("link", { name: "Skorpe, til forsiden" }).first().click()
  await page.waitForURL(`${shop.url}/`)
  // This page knows no store, so the pizza cannot be added to any.
  await page.reload()
  await page.unroute(ordering)
  await page.getByText(/^Varen kom ikke i handlevognen/).waitFor()
  expect(await page.evaluate(() => localStorage.getItem("skorpe.no.cart") ?? "")).not.toContain("PEPP")
})

test("an event that waits for code is not carried to another page, nor when it opens something", async () => {
  const ordering = "**/assets/ordering-*.js"
  await page.route(ordering, (route) => route.abort())
  await page.goto(`${shop.url}${menu}/pepperoni`)
  await page.waitForFunction(() => performance.getEntriesByName("start.alive").length > 0)
  await page.getByTestId("cart-link").click()
  await page.locator("html[data-waits]").waitFor()
  await page.reload()
  await page.waitForFunction(() => performance.getEntriesByName("start.alive").length > 0)
  expect(await page.locator("html[data-waits]").count()).toBe(0)
  await add()
  await page.locator("html[data-waits]").waitFor()
  await page.goto(`${shop.url}${menu}/margherita`)
  await page.waitForFunction(() => performance.getEntriesByName("start.alive").length > 0)
  expect(await page.locator("html[data-waits]").count()).toBe(0)
})

test("code that throws once while it is evaluated is loaded again, and meanwhile a notice says that the pizza is waiting", async () => {
  let asked = 0
  await page.route(/assets\/ordering-.*\.js/, (route) =>
    ++asked > 7
      ? route.continue()
      : route.fulfill({ contentType: "text/javascript", body: 'throw new Error("broken once")' }),
  )
  await page.goto(`${shop.url}${menu}/pepperoni`)
  await add()
  await late().waitFor()
  await page.getByTestId("cart-link").getByText("1 vare").waitFor()
  await late().waitFor({ state: "detached" })
})

test("while a guest's checkout waits for the services, it loads neither the account's code nor the prefetched code", async () => {
  await page.goto(`${shop.url}${menu}/pepperoni`)
  await add()
  await page.getByTestId("cart-link").getByText("1 vare").waitFor()
  const asked = new Set<string>()
  page.on("request", (request) => {
    const [name] = /lazyAccount|Panels/.exec(request.url()) ?? []
    if (name !== undefined) asked.add(name)
  })
  let meanwhile: readonly string[] = ["not looked"]
  await page.route("**/assets/browserHands-*.js", async (route) => {
    await page.waitForTimeout(2000)
    meanwhile = [...asked]
    await route.continue()
  })
  await page.goto(`${shop.url}/betaling`)
  await page.getByLabel("Fornavn").waitFor()
  expect(meanwhile).toEqual([])
  await expect.poll(() => [...asked].toSorted()).toEqual(["Panels", "lazyAccount"])
})

test.each(["/handlevogn", "/betaling"])(
  "%s does not say that the cart is empty while the device is not read yet",
  async (path) => {
    await page.goto(`${shop.url}${menu}/pepperoni`)
    await add()
    await page.getByTestId("cart-link").getByText("1 vare").waitFor()
    await expect.poll(() => page.evaluate(() => localStorage.getItem("skorpe.no.cart"))).toContain("PEPP")
    const services = "**/assets/browserHands-*.js"
    await page.route(services, (route) => route.abort())
    await page.goto(shop.url + path)
    await page.getByText("Henter siden …").waitFor({ state: "attached" })
    expect(await page.getByRole("heading", { name: "Tomt her ennå" }).count()).toBe(0)
    await page.unroute(services)
    await page.getByRole("heading", { level: 1, name: /^(Handlevogn|Bestill)$/ }).waitFor()
  },
)

test("a price whose call waits for the services is reported as late, and comes once they load", async () => {
  const services = "**/assets/browserHands-*.js"
  await page.route(services, (route) => route.fulfill({ status: 500 }))
  await page.goto(`${shop.url}${menu}/pepperoni`)
  await add()
  await page.getByTestId("cart-link").getByText("1 vare").waitFor()
  await page.getByTestId("cart-link").click()
  await late().waitFor()
  await page.unroute(services)
  await late().waitFor({ state: "detached" })
  await page.getByRole("link", { name: /Til bestilling/ }).waitFor()
})

test("a screen whose code does not come says so instead of nothing but its outline, and is shown once it comes", async () => {
  const screen = "**/assets/PageScreen-*.js"
  await page.route(screen, (route) => route.fulfill({ status: 500 }))
  await page.goto(shop.url + menu)
  // Before, the link would load a page that the server has rendered.
  await page.waitForFunction(() => performance.getEntriesByName("start.alive").length > 0)
  await page.locator("footer").getByRole("link", { name: "Brukervilkår" }).click()
  const said = page.getByText("Siden er ikke fremme ennå. Er du på nett?")
  await said.waitFor()
  await page.unroute(screen)
  await page.getByRole("heading", { level: 1, name: "Brukervilkår" }).waitFor()
  expect(await said.count()).toBe(0)
})
