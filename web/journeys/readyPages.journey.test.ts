import type { Browser, Page } from "playwright"
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest"
import { tookOver } from "../src/app/startAfterPaint.ts"
import { closeStage, menu, openStage } from "./ordering.ts"
import type { RunningShop } from "./runningShop.ts"

let shop: RunningShop
let browser: Browser
let page: Page
let troubles: string[]

beforeAll(async () => {
  ;({ shop, browser } = await openStage("no"))
}, 120_000)
afterAll(() => closeStage({ shop, browser }))
beforeEach(async () => {
  troubles = []
  page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  page.on("pageerror", ({ message }) => troubles.push(message))
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") troubles.push(message.text())
  })
})
afterEach(() => page.close())

/** What every change of the page's words would show, once what lies below the window is laid out too. */
const wordsOf = async () => {
  await page.locator("footer").getByText("Skorpe", { exact: true }).waitFor()
  await page.waitForTimeout(300)
  return page.locator("main").innerText()
}

test.each(["/", "/butikker", menu, `${menu}/pepperoni`, "/side/faq", "/sv/butikker"])(
  "%s says what it has to say before any script runs, and the browser takes over without a word of its own",
  async (path) => {
    const html = await (await fetch(shop.url + path)).text()
    expect(html).toMatch(/<main[^>]*>.*<h1/s)
    await page.route("**/assets/*.js", (route) => route.abort())
    await page.goto(shop.url + path)
    const drawn = await wordsOf()
    expect(await page.locator("h1").count()).toBe(1)
    await page.unroute("**/assets/*.js")
    troubles.length = 0
    const words: string[] = []
    page.on("request", (request) => {
      if (request.url().includes("/locales/")) words.push(request.url())
    })
    await page.goto(shop.url + path)
    // The hands come last of all.
    await page.waitForLoadState("networkidle")
    expect(await wordsOf()).toBe(drawn)
    expect(words).toEqual([])
    expect(troubles).toEqual([])
  },
)

const slowly = async (route: { readonly continue: () => Promise<void> }) => {
  await new Promise((resolve) => setTimeout(resolve, 1500))
  await route.continue()
}

/** Milliseconds after the start: when the page was first seen, when it was whole, and when its code was asked for. */
const beginnings = () =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation")
    const code = performance.getEntriesByType("resource").find(({ name }) => /assets\/index-.*\.js$/.test(name))
    return {
      seen: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? NaN,
      whole: navigation instanceof PerformanceNavigationTiming ? navigation.domContentLoadedEventStart : NaN,
      asked: code?.startTime ?? NaN,
    }
  })

const customise = () => page.getByRole("button", { name: /Tilpass/ }).first()

/** Presses before anybody listens as a rule: the press counts all the same. */
const comesAlive = async () => {
  await customise().click()
  await page.getByRole("dialog").getByText("Hel pizza").first().waitFor()
}

test("a drawn page asks for its code once it was seen, and one that nobody sees does not wait for that", async () => {
  await page.goto(shop.url + menu)
  await comesAlive()
  const drawn = await beginnings()
  expect(drawn.asked).toBeGreaterThan(drawn.seen)
  const hidden = "Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })"
  await page.addInitScript(`PerformanceObserver = class { observe() {} }; ${hidden}`)
  await page.goto(shop.url + menu)
  await comesAlive()
  const unseen = await beginnings()
  expect(unseen.asked).toBeLessThan(unseen.whole)
  expect(troubles).toEqual([])
})

test("a press before the page's code has come is not lost, a link works without it, and only the last press counts", async () => {
  await page.route("**/assets/index-*.js", slowly)
  await page.goto(shop.url + menu, { waitUntil: "commit" })
  await page.getByRole("button", { name: "Meny" }).click()
  await comesAlive()
  expect(await page.getByRole("dialog").count()).toBe(1)
  await page.goto(shop.url + menu, { waitUntil: "commit" })
  await page.getByRole("link", { name: "Margherita" }).click()
  await page.waitForURL("**/margherita")
  expect(troubles).toEqual([])
})

test("what is typed and chosen before the page's code has come is searched for and shown, and is not sent away", async () => {
  await page.route("**/assets/index-*.js", slowly)
  await page.goto(shop.url + menu, { waitUntil: "commit" })
  const search = page.getByRole("searchbox")
  await search.fill("pepp")
  await search.press("Enter")
  await page.getByRole("status").filter({ hasText: "treff" }).waitFor()
  expect([await search.inputValue(), page.url()]).toEqual(["pepp", shop.url + menu])
  await page.goto(shop.url + menu, { waitUntil: "commit" })
  await page.getByRole("combobox").first().selectOption("large")
  await page.locator("select[data-chosen=true]").waitFor()
  expect(await page.getByRole("combobox").first().inputValue()).toBe("large")
  await page.goto(`${shop.url}/butikker`, { waitUntil: "commit" })
  const stores = page.locator("main")
  await stores.getByRole("searchbox").fill("berg")
  await stores.getByText("Oslo Sentrum").waitFor({ state: "detached" })
  await stores.getByText("Bergen Sentrum").waitFor()
  expect(troubles).toEqual([])
})

test("in an app's webview neither the account nor the footer is ever seen", async () => {
  await page.addInitScript("skorpeApp = { postMessage: () => {} }")
  const neither = async () => {
    expect(await page.getByRole("link", { name: "Logg inn" }).isVisible()).toBe(false)
    expect(await page.getByRole("contentinfo").isVisible()).toBe(false)
  }
  await page.route("**/assets/index-*.js", slowly)
  await page.goto(shop.url + menu)
  expect(await page.locator("footer").count()).toBe(1)
  await neither()
  await page.locator("footer").waitFor({ state: "detached" })
  await neither()
  expect(troubles).toEqual([])
})

test.each(["a new customer", "who was here before"])(
  "%s gets the size and crust ticked before the page's code has come",
  async (who) => {
    if (who !== "a new customer") await page.addInitScript('localStorage.setItem("skorpe.no.consent", "{}")')
    await page.route(/index-.*js|browserHands/, slowly)
    await page.goto(`${shop.url}${menu}/pepperoni`, { waitUntil: "commit" })
    const isTicked = (name: RegExp) => page.getByRole("radio", { name }).isChecked()
    await page.getByRole("radio", { name: /Liten/ }).click({ force: true })
    await page.getByRole("button", { name: /^Legg / }).click()
    await page.getByTestId("cart-link").getByText("1 vare").waitFor()
    const kept = () => page.evaluate(() => localStorage.getItem("skorpe.no.cart") ?? "")
    await expect.poll(kept, { timeout: 10_000 }).toContain("/oslo-sentrum/pepperoni/PEPP_AM20?")
    await page.goto(`${shop.url}${menu}/pepperoni`, { waitUntil: "commit" })
    await page.getByRole("radio", { name: /Medium/ }).click({ force: true })
    await page.getByRole("radio", { name: /Italiensk/ }).click({ force: true })
    await page.getByRole("button", { name: /Legg .* 239 kr/ }).waitFor()
    expect([await isTicked(/Medium/), await isTicked(/Italiensk/)]).toEqual([true, true])
    expect(troubles).toEqual([])
  },
)

test("who was here before gets what is ticked while their device has not answered", async () => {
  await page.addInitScript('localStorage.setItem("skorpe.no.consent", "{}")')
  await page.route(/browserHands/, slowly)
  await page.goto(`${shop.url}${menu}/pepperoni`, { waitUntil: "commit" })
  await page.waitForTimeout(1000)
  await page.getByRole("radio", { name: /Medium/ }).click({ force: true })
  await page.getByRole("radio", { name: /Italiensk/ }).click({ force: true })
  await page.getByRole("button", { name: /^Legg / }).click()
  await page.getByTestId("cart-link").getByText("1 vare").waitFor()
  await page.getByRole("button", { name: /Legg .* 239 kr/ }).waitFor()
  const kept = () => page.evaluate(() => localStorage.getItem("skorpe.no.cart") ?? "")
  await expect.poll(kept, { timeout: 10_000 }).toContain("/oslo-sentrum/pepperoni/PEPP_IT30?")
  expect(troubles).toEqual([])
})

test("whoever has scrolled on since a press is not called back to it", async () => {
  await page.route("**/assets/index-*.js", slowly)
  await page.goto(shop.url + menu, { waitUntil: "commit" })
  await customise().click()
  await page.evaluate((tookOver) => {
    scrollTo({ top: 3000, behavior: "instant" })
    return new Promise((resolve) => addEventListener(tookOver, resolve, { once: true }))
  }, tookOver)
  await page.getByRole("button", { name: "Meny", exact: true }).click()
  await page.getByRole("dialog").waitFor()
  expect(await page.getByRole("dialog").getByText("Hel pizza").count()).toBe(0)
  expect(troubles).toEqual([])
})

test("what is typed after a press is what counts, not the press", async () => {
  await page.route("**/assets/index-*.js", slowly)
  await page.goto(shop.url + menu, { waitUntil: "commit" })
  await page.getByRole("button", { name: "Favoritter" }).first().click()
  const search = page.getByRole("searchbox")
  await search.fill("pepp")
  await page.getByRole("status").filter({ hasText: "treff" }).waitFor()
  expect(await search.inputValue()).toBe("pepp")
  expect(troubles).toEqual([])
})

test("where a browser does not tell of paints, the code comes a second later", async () => {
  await page.addInitScript("PerformanceObserver = class { observe() {} }")
  await page.goto(shop.url + menu)
  await comesAlive()
  const { whole, asked } = await beginnings()
  expect(asked).toBeGreaterThan(whole + 999)
  expect(troubles).toEqual([])
})

test.each([menu, "/handlevogn"])("%s asks again for code that did not come, and lives all the same", async (path) => {
  let asked = 0
  await page.route("**/assets/index-*.js", (route) => (++asked < 2 ? route.abort() : route.continue()))
  await page.goto(shop.url + path, { waitUntil: "commit" })
  await expect.poll(() => asked, { timeout: 10_000 }).toBe(2)
  await page.getByRole("button", { name: "Meny" }).click()
  await page.getByRole("dialog").waitFor()
})

test("without JavaScript a page says what it has, and that ordering needs more", async () => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const silent = await context.newPage()
  const says = () => silent.locator("body").innerText()
  await silent.goto(`${shop.url}/handlevogn`)
  expect(await says()).toContain("trengs JavaScript")
  await silent.goto(shop.url + menu)
  expect(await says()).toMatch(/trengs JavaScript.*Oslo Sentrum.*Margherita/s)
  await context.close()
})

test("the pizzas of the first cards stand in the page, and the others are images of the server's", async () => {
  await page.goto(shop.url + menu)
  const widths = () =>
    page.locator("article use").evaluateAll((drawings) => drawings.map((one) => one.getBoundingClientRect().width))
  await expect.poll(widths).toEqual([expect.closeTo(126, -1), expect.closeTo(126, -1)])
  const image = page.locator("article img").first()
  await image.scrollIntoViewIfNeeded()
  await expect.poll(() => image.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBeGreaterThan(100)
  expect(await image.getAttribute("src")).toMatch(/^\/images\/drawn-/)
  expect(troubles).toEqual([])
})

test.each(["a new customer", "who was here before"])("an impatient tap of %s is not lost", async (who) => {
  if (who !== "a new customer") await page.addInitScript('localStorage.setItem("skorpe.no.consent", "{}")')
  await page.route(/browserHands/, slowly)
  await page.goto(shop.url + menu, { waitUntil: "commit" })
  const customise = page.getByRole("button", { name: /Tilpass/ }).first()
  await customise.waitFor()
  await page.waitForTimeout(700)
  await customise.click()
  await page.getByRole("dialog").getByText("Hel pizza").first().waitFor()
  expect(troubles).toEqual([])
})

test("words that a page did not bring may come late: what says them waits, and says all of them", async () => {
  await page.route("**/locales/**", slowly)
  await page.goto(shop.url + menu)
  await page
    .getByRole("button", { name: /Tilpass/ })
    .first()
    .click()
  await page.getByRole("dialog").getByText("Hel pizza").first().waitFor()
  expect(await page.getByRole("dialog").getByRole("button", { name: /^$/ }).count()).toBe(0)
  expect(troubles).toEqual([])
})

test("words that do not come are told of, and once they come so does what was pressed", async () => {
  await page.route("**/locales/**", (route) => route.abort())
  await page.goto(shop.url + menu)
  const customise = page.getByRole("button", { name: /Tilpass/ }).first()
  await customise.click()
  const told = page.getByRole("alert").filter({ hasText: "ikke fremme" })
  await told.getByRole("button", { name: "Lukk" }).click()
  await told.waitFor({ state: "detached" })
  await page.getByRole("searchbox").fill("pep")
  await page.getByText("Henter menyen").waitFor({ state: "attached" })
  await page.unroute("**/locales/**")
  await page.getByRole("status").filter({ hasText: "treff" }).waitFor({ timeout: 30_000 })
  await customise.click()
  await page.getByRole("dialog").getByText("Hel pizza").first().waitFor()
})

test("the language changes from the drawer, however long its page takes", async () => {
  await page.goto(`${shop.url}/butikker`)
  await page.waitForLoadState("networkidle")
  await page.route("**/en/butikker", slowly)
  await page.getByRole("button", { name: "Meny" }).click()
  await page.getByRole("dialog").getByRole("link", { name: "English" }).click()
  await page.waitForURL("**/en/butikker")
  expect(await page.locator("h1").innerText()).toBe("Choose a store")
  expect(troubles).toEqual([])
})

test.each(["/butikker/nowhere", "/butikker/nowhere/meny/pizza", `${menu}/nothing`, "/nowhere"])(
  "%s is nowhere, and says so to machines as well",
  async (path) => {
    expect((await fetch(shop.url + path)).status).toBe(404)
    await page.goto(shop.url + path)
    await page.locator("h1").waitFor()
    expect(troubles.filter((trouble) => !trouble.includes("404"))).toEqual([])
  },
)
