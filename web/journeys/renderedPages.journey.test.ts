import type { Browser, Page } from "playwright"
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from "vitest"
import { isInShare } from "../../core/src/testing/share.fixture.ts"
import { menu, openBrowser, openContext, openPage } from "./ordering.ts"
import { tellFailed } from "./tellFailed.ts"

const shop = { url: inject("sharedShop") }
let browser: Browser
let page: Page
let troubles: string[]

beforeAll(async () => {
  browser = await openBrowser()
}, 120_000)
afterAll(() => browser?.close())
let nth = 0
beforeEach(async ({ skip }) => {
  // Each page takes seconds, and there are many: a day sees one in eight.
  skip(!isInShare(nth++, 8))
  troubles = []
  page = await openPage(browser, { viewport: { width: 390, height: 844 } })
  page.on("pageerror", ({ message }) => troubles.push(message))
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") troubles.push(message.text())
  })
})
afterEach(async ({ task }) => {
  if (page) await tellFailed(task.result?.state, page)
  await page?.close()
})

/** The page's whole text, including content below the viewport. */
const wordsOf = async (from: Page) => {
  await from.locator("footer").getByText("Skorpe", { exact: true }).waitFor()
  return from.locator("main").innerText()
}

/** Reads a page of its own whose scripts never arrive: the errors about them may be late, and must not reach `troubles`. */
const withoutScripts = async <Read>(path: string, read: (unhydrated: Page) => Promise<Read>) => {
  const unhydrated = await openPage(browser, { viewport: { width: 390, height: 844 } })
  await unhydrated.route("**/assets/*.js", (route) => route.abort())
  await unhydrated.goto(shop.url + path)
  const answer = await read(unhydrated)
  await unhydrated.close()
  return answer
}

/** Waits until the page is alive: hydrated, and what was done before is done again. */
const untilAlive = () =>
  page.waitForFunction(() => performance.getEntriesByName("start.alive").length > 0, null, { timeout: 60_000 })

test.each(["/", "/butikker", menu, `${menu}/pepperoni`, "/side/faq", "/sv/butikker"])(
  "%s shows its whole text before any script runs, and hydration changes none of it",
  async (path) => {
    const html = await (await fetch(shop.url + path)).text()
    expect(html).toMatch(/<main[^>]*>.*<h1/s)
    const drawn = await withoutScripts(path, async (unhydrated) => {
      expect(await unhydrated.locator("h1").count()).toBe(1)
      return wordsOf(unhydrated)
    })
    await page.goto(shop.url + path)
    await untilAlive()
    // What serves the first interaction loads last.
    await page.waitForLoadState("networkidle")
    expect(await wordsOf(page)).toBe(drawn)
    // Eight seconds after its code has started, a page without interaction fetches the rest of the texts ahead.
    const words = await page.evaluate(() => {
      const alive = performance.getEntriesByName("start.alive")[0]?.startTime ?? 0
      const before = performance.getEntriesByType("resource").filter(({ startTime }) => startTime < alive)
      return before.map(({ name }) => name).filter((name) => name.includes("/locales/"))
    })
    expect(words).toEqual([])
    expect(troubles).toEqual([])
  },
)

/** Holds requests back, and returns a function that releases them and lets later ones pass. */
const hold = async (requests: string | RegExp) => {
  let letGo = () => {}
  const free = new Promise<void>((resolve) => (letGo = resolve))
  await page.unroute(requests)
  await page.route(requests, async (route) => {
    await free
    // The page may have been left by now.
    await route.continue().catch(() => {})
  })
  return letGo
}

const code = "**/assets/index-*.js"

/** Milliseconds after the navigation's start: first paint, document parsed, and code requested. */
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

const choose = () => page.getByRole("button", { name: /velg størrelse$/ }).first()

const showsSizes = () => page.getByRole("dialog").getByText("Amerikansk bunn").first().waitFor()

/** Opens the sizes of a pizza by a press, usually before the page is alive: the press counts all the same. */
const comesAlive = async (letGo: () => void | Promise<void> = () => {}) => {
  const pressed = Date.now()
  await choose().click()
  await letGo()
  await untilAlive()
  // What opens over the page is forgotten after twenty seconds, which a very busy machine may take.
  if (Date.now() - pressed > 20_000 && (await page.getByRole("dialog").count()) === 0) await choose().click()
  await showsSizes()
}

test("a page requests its code after the first paint, and a hidden page does not wait for a paint", async () => {
  await page.goto(shop.url + menu)
  await untilAlive()
  await choose().click()
  await showsSizes()
  const drawn = await beginnings()
  expect(drawn.asked).toBeGreaterThan(drawn.seen)
  const hidden = "Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })"
  await page.addInitScript(`PerformanceObserver = class { observe() {} }; ${hidden}`)
  await page.goto(shop.url + menu)
  await untilAlive()
  await choose().click()
  await showsSizes()
  const unseen = await beginnings()
  expect(unseen.asked).toBeLessThan(unseen.whole)
  expect(troubles).toEqual([])
})

test("early input: of what opens over the page only the last press counts, and a link works without code", async () => {
  const letGo = await hold(code)
  await page.goto(shop.url + menu, { waitUntil: "commit" })
  await page.getByRole("button", { name: "Meny" }).click()
  await comesAlive(letGo)
  expect(await page.getByRole("dialog").count()).toBe(1)
  await hold(code)
  await page.goto(shop.url + menu, { waitUntil: "commit" })
  await page.getByRole("link", { name: "Margherita" }).click()
  // Held code can hold the load event back.
  await page.waitForURL("**/margherita", { waitUntil: "commit" })
  expect(troubles).toEqual([])
})

test("early input: a press counts although the code comes six seconds later", async () => {
  const letGo = await hold(code)
  await page.goto(shop.url + menu, { waitUntil: "commit" })
  await comesAlive(async () => {
    await page.waitForTimeout(6000)
    letGo()
  })
  const letGoAgain = await hold(code)
  await page.goto(`${shop.url}${menu}/pepperoni`, { waitUntil: "commit" })
  await page.getByRole("button", { name: /^Legg / }).click()
  await page.waitForTimeout(6000)
  letGoAgain()
  await page.getByTestId("cart-link").getByText("1 vare").waitFor()
  expect(troubles).toEqual([])
})

test("early input: what was pressed before the code came counts once, also when the page is reloaded meanwhile", async () => {
  const letGo = await hold(code)
  await page.goto(`${shop.url}${menu}/pepperoni`, { waitUntil: "commit" })
  const add = page.getByRole("button", { name: /^Legg / })
  await page.getByRole("radio", { name: /Liten/ }).click({ force: true })
  await add.click()
  await page.getByRole("radio", { name: /Stor/ }).click({ force: true })
  await add.click()
  await page.reload({ waitUntil: "commit" })
  await page.waitForFunction(() => document.querySelectorAll("button[data-early]").length === 1)
  letGo()
  await page.getByTestId("cart-link").getByText("2 varer").waitFor()
  // Once they are in the cart, a further reload does not add them again.
  await page.reload()
  await page.getByTestId("cart-link").getByText("2 varer").waitFor()
  await page.getByTestId("cart-link").click()
  const cart = page.getByRole("dialog")
  await cart.getByText(/Liten/).first().waitFor()
  await cart.getByText(/Stor/).first().waitFor()
  expect(troubles).toEqual([])
})

test("early input: the link that loads a late page again carries what was pressed along", async () => {
  const letGo = await hold(code)
  await page.goto(`${shop.url}${menu}/pepperoni`, { waitUntil: "commit" })
  await page.getByRole("button", { name: /^Legg / }).click()
  await page.getByRole("link", { name: "Last siden på nytt" }).click()
  await page.waitForFunction(() => document.querySelectorAll("button[data-early]").length === 1)
  letGo()
  await page.getByTestId("cart-link").getByText("1 vare").waitFor()
  expect(troubles).toEqual([])
})

test("early input: a press does not count on a reloaded page whose sizes have changed", async () => {
  const letGo = await hold(code)
  const address = `${shop.url}${menu}/pepperoni`
  await page.goto(address, { waitUntil: "commit" })
  const small = page.getByRole("radio", { name: /Liten/ })
  const value = await small.getAttribute("value")
  await small.click({ force: true })
  await page.getByRole("button", { name: /^Legg / }).click()
  await page.route(address, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replaceAll(`value="${value}"`, 'value="ANOTHER"'),
    })
  })
  await page.reload({ waitUntil: "domcontentloaded" })
  expect(await page.locator("[data-early]").count()).toBe(0)
  letGo()
  await untilAlive()
  expect(
    await page
      .getByTestId("cart-link")
      .getByText(/\d+ vare/)
      .count(),
  ).toBe(0)
})

test("early input: a press is not carried to another page, nor to the same one that is opened anew", async () => {
  const letGo = await hold(code)
  await page.goto(`${shop.url}${menu}/pepperoni`, { waitUntil: "commit" })
  await page.getByRole("button", { name: /^Legg / }).click()
  await page.goto(`${shop.url}${menu}/margherita`, { waitUntil: "commit" })
  await page.getByRole("button", { name: /^Legg / }).waitFor()
  await page.goto(`${shop.url}${menu}/pepperoni`, { waitUntil: "commit" })
  letGo()
  await untilAlive()
  expect(await page.locator("[data-early]").count()).toBe(0)
  expect(await page.getByTestId("cart-link").getByText("1 vare").count()).toBe(0)
  expect(troubles).toEqual([])
})

const kept = (entry: string) => page.evaluate((name) => localStorage.getItem(name) ?? "", `skorpe.no.${entry}`)

test("early input: several presses all count, in order, each with what was ticked before it", async () => {
  const letGo = await hold(code)
  await page.goto(`${shop.url}${menu}/pepperoni`, { waitUntil: "commit" })
  const add = page.getByRole("button", { name: /^Legg / })
  await page.getByRole("radio", { name: /Liten/ }).click({ force: true })
  await add.click()
  expect(await add.getAttribute("data-early")).toBe("")
  await page.getByRole("radio", { name: /Italiensk/ }).click({ force: true })
  await page.getByRole("radio", { name: /Medium/ }).click({ force: true })
  await add.click()
  await add.click()
  letGo()
  await page.getByTestId("cart-link").getByText("3 varer").waitFor()
  expect(await add.getAttribute("data-early")).toBe(null)
  await expect.poll(() => kept("cart")).toMatch(/PEPP_AM20.*PEPP_IT30/s)
  expect(troubles).toEqual([])
})

test("early input: a pizza that is added just before the way to the cart is in the cart", async () => {
  const letGo = await hold(code)
  await page.goto(`${shop.url}${menu}/pepperoni`, { waitUntil: "commit" })
  await page.getByRole("button", { name: /^Legg / }).click()
  await page.getByTestId("cart-link").click()
  letGo()
  await page.getByRole("dialog").getByText("Pepperoni").first().waitFor()
  expect(troubles).toEqual([])
})

test("early input: a pizza that is added just after a change of language is in the cart", async () => {
  await page.goto(`${shop.url}${menu}/pepperoni`)
  await untilAlive()
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const letGo = await hold(code)
  await page.locator("footer").getByRole("link", { name: "English" }).click()
  await page.waitForURL("**/en/**", { waitUntil: "commit" })
  const add = page.getByRole("button", { name: /^Add / })
  await add.click()
  expect(await add.getAttribute("data-early")).toBe("")
  letGo()
  await page.getByTestId("cart-link").getByText("1 item").waitFor()
  expect(troubles).toEqual([])
})

test("early input: a pizza that is added just after a change of language is the one that the new page shows", async () => {
  await page.goto(`${shop.url}${menu}/pepperoni`)
  await untilAlive()
  await page.getByRole("radio", { name: /Liten/ }).click({ force: true })
  await page.getByRole("button", { name: "Én til" }).click()
  await page.locator("output").getByText("2", { exact: true }).waitFor()
  const letGo = await hold(code)
  await page.locator("footer").getByRole("link", { name: "English" }).click()
  await page.waitForURL("**/en/**", { waitUntil: "commit" })
  const add = page.getByRole("button", { name: /^Add / })
  const shown = await add.innerText()
  await add.click()
  letGo()
  await page.getByTestId("cart-link").getByText("1 item").waitFor()
  const { items } = JSON.parse(await kept("cart")) as { readonly items: readonly { readonly price: number }[] }
  expect(shown).toContain(String((items[0]?.price ?? 0) / 100))
  expect(troubles).toEqual([])
})

test("an address with a campaign's mark is rendered as well, and its early input counts", async () => {
  const letGo = await hold(code)
  await page.goto(`${shop.url}${menu}/pepperoni?utm_source=mail`, { waitUntil: "commit" })
  await page.getByRole("button", { name: /^Legg / }).click()
  letGo()
  await page.getByTestId("cart-link").getByText("1 vare").waitFor()
  expect(page.url()).toContain("?utm_source=mail")
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe("H1")
  expect(troubles).toEqual([])
})

test("a new customer's cart survives a reload within the first second, before any service has loaded", async () => {
  await page.route("**/assets/browserHands-*.js", (route) => route.abort())
  await page.goto(`${shop.url}${menu}/pepperoni`, { waitUntil: "commit" })
  await page.getByRole("button", { name: /^Legg / }).click()
  await page.getByTestId("cart-link").getByText("1 vare").waitFor()
  await page.unroute("**/assets/browserHands-*.js")
  await page.reload({ waitUntil: "commit" })
  await page.getByTestId("cart-link").getByText("1 vare").waitFor()
})

test("early input: what is typed, entered and chosen before hydration takes effect, and the browser submits no form", async () => {
  const letGo = await hold(code)
  await page.goto(shop.url + menu, { waitUntil: "commit" })
  const search = page.getByRole("searchbox")
  await search.fill("pepp")
  await search.press("Enter")
  letGo()
  await page.getByRole("status").filter({ hasText: "treff" }).waitFor()
  expect([await search.inputValue(), page.url()]).toEqual(["pepp", shop.url + menu])
  await expect.poll(() => kept("searchHistory"), { timeout: 60_000 }).toContain("pepp")
  const letGoAgain = await hold(code)
  await page.goto(shop.url + menu, { waitUntil: "commit" })
  await page.getByRole("combobox").first().selectOption("large")
  letGoAgain()
  await page.locator("select[data-chosen=true]").waitFor()
  expect(await page.getByRole("combobox").first().inputValue()).toBe("large")
  const letGoLast = await hold(code)
  await page.goto(`${shop.url}/butikker`, { waitUntil: "commit" })
  const stores = page.locator("main")
  await stores.getByRole("searchbox").fill("berg")
  letGoLast()
  await stores.getByText("Oslo Sentrum").waitFor({ state: "detached" })
  await stores.getByText("Bergen Sentrum").waitFor()
  expect(troubles).toEqual([])
})

test("an address that is typed before the page's code and while the finder's code loads stays whole", async () => {
  const letGo = await hold(code)
  await page.goto(shop.url, { waitUntil: "commit" })
  const field = page.locator("main").getByRole("combobox")
  await field.pressSequentially("karl jo")
  const letLaterGo = await hold(/assets\/(?!index-).*\.js/)
  letGo()
  await untilAlive()
  await field.pressSequentially("hans")
  expect(await field.inputValue()).toBe("karl johans")
  letLaterGo()
  await page.getByRole("option").first().waitFor()
  expect(await field.inputValue()).toBe("karl johans")
  expect(troubles).toEqual([])
})

test("what is typed while the search's code loads stays, and is found once it has come", async () => {
  await page.goto(shop.url + menu, { waitUntil: "networkidle" })
  const letGo = await hold("**/assets/*.js")
  const search = page.getByRole("searchbox")
  await search.pressSequentially("pepp")
  expect(await search.inputValue()).toBe("pepp")
  await search.press("Enter")
  letGo()
  await page.getByRole("status").filter({ hasText: "treff" }).waitFor()
  expect(await search.inputValue()).toBe("pepp")
  expect(troubles).toEqual([])
})

test("in an app's webview neither the account nor the footer is ever seen", async () => {
  await page.addInitScript("skorpeApp = { postMessage: () => {} }")
  const neither = async () => {
    expect(await page.getByRole("link", { name: "Logg inn" }).isVisible()).toBe(false)
    expect(await page.getByRole("contentinfo").isVisible()).toBe(false)
  }
  const letGo = await hold(code)
  await page.goto(shop.url + menu, { waitUntil: "commit" })
  await page.locator("footer").waitFor({ state: "attached" })
  await page.locator("h1").evaluate((heading) => heading.setAttribute("data-drawn", ""))
  await neither()
  letGo()
  await page.locator("footer").waitFor({ state: "detached" })
  await neither()
  // The same elements as before: hydrated, not rendered again.
  expect(await page.locator("h1[data-drawn]").count()).toBe(1)
  expect(troubles).toEqual([])
})

test.each(["a new customer", "who was here before"])(
  "%s gets the size and crust ticked before the page's code has come",
  async (who) => {
    if (who !== "a new customer") await page.addInitScript('localStorage.setItem("skorpe.no.consent", "{}")')
    const letGo = await hold(/index-.*js|browserHands/)
    await page.goto(`${shop.url}${menu}/pepperoni`, { waitUntil: "commit" })
    const isTicked = (name: RegExp) => page.getByRole("radio", { name }).isChecked()
    await page.getByRole("radio", { name: /Liten/ }).click({ force: true })
    await page.getByRole("button", { name: /^Legg / }).click()
    letGo()
    await page.getByTestId("cart-link").getByText("1 vare").waitFor()
    await expect.poll(() => kept("cart"), { timeout: 30_000 }).toContain("/oslo-sentrum/pepperoni/PEPP_AM20?")
    const letGoAgain = await hold(/index-.*js|browserHands/)
    await page.goto(`${shop.url}${menu}/pepperoni`, { waitUntil: "commit" })
    await page.getByRole("radio", { name: /Medium/ }).click({ force: true })
    await page.getByRole("radio", { name: /Italiensk/ }).click({ force: true })
    letGoAgain()
    await page.getByRole("button", { name: /Legg .* 239 kr/ }).waitFor()
    expect([await isTicked(/Medium/), await isTicked(/Italiensk/)]).toEqual([true, true])
    expect(troubles).toEqual([])
  },
)

test("a returning customer gets what they check before the device has answered", async () => {
  await page.addInitScript('localStorage.setItem("skorpe.no.consent", "{}")')
  const letGo = await hold(/browserHands/)
  const asked = page.waitForRequest(/browserHands/)
  await page.goto(`${shop.url}${menu}/pepperoni`, { waitUntil: "commit" })
  await asked
  await page.getByRole("radio", { name: /Medium/ }).click({ force: true })
  await page.getByRole("radio", { name: /Italiensk/ }).click({ force: true })
  await page.getByRole("button", { name: /^Legg / }).click()
  letGo()
  await page.getByTestId("cart-link").getByText("1 vare").waitFor()
  await page.getByRole("button", { name: /Legg .* 239 kr/ }).waitFor()
  await expect.poll(() => kept("cart"), { timeout: 30_000 }).toContain("/oslo-sentrum/pepperoni/PEPP_IT30?")
  expect(troubles).toEqual([])
})

test("what opens over the page does not open once its button is scrolled out of the viewport", async () => {
  const letGo = await hold(code)
  await page.goto(shop.url + menu, { waitUntil: "commit" })
  await choose().click()
  await page.evaluate(() => scrollTo({ top: 3000, behavior: "instant" }))
  letGo()
  await untilAlive()
  await page.getByRole("button", { name: "Meny", exact: true }).click()
  await page.getByRole("dialog").waitFor()
  expect(await page.getByRole("dialog").getByText("Hel pizza").count()).toBe(0)
  expect(troubles).toEqual([])
})

test("early input: a filter that was pressed before something was typed does not clear the search", async () => {
  const letGo = await hold(code)
  await page.goto(shop.url + menu, { waitUntil: "commit" })
  await page.getByRole("button", { name: "Favoritter" }).first().click()
  const search = page.getByRole("searchbox")
  await search.fill("pepp")
  letGo()
  await page.getByRole("status").filter({ hasText: "treff" }).waitFor()
  expect(await search.inputValue()).toBe("pepp")
  expect(troubles).toEqual([])
})

test("in a browser that reports no paint, the code is requested after a second", async () => {
  await page.addInitScript("PerformanceObserver = class { observe() {} }")
  await page.goto(shop.url + menu)
  await comesAlive()
  const { whole, asked } = await beginnings()
  expect(asked).toBeGreaterThan(whole + 999)
  expect(troubles).toEqual([])
})

test.each([
  [menu, "Det tar tid å hente alt siden trenger.", "Til forsiden"],
  ["/sv/handlevogn", "Det tar tid att hämta allt som sidan behöver.", "Till startsidan"],
  ["/handlevogn", "Det tar tid å hente alt siden trenger.", "Til forsiden"],
])(
  "%s says that its code is late and offers a way on, retries, and comes alive all the same",
  async (path, says, to) => {
    let asked = 0
    await page.route("**/assets/index-*.js", (route) => (++asked < 2 ? route.abort() : route.continue()))
    await page.goto(shop.url + path, { waitUntil: "commit" })
    const told = page.getByRole("alert").filter({ hasText: says })
    await told.getByRole("link", { name: to }).waitFor()
    expect(await told.innerText()).not.toContain("keep trying")
    await expect.poll(() => asked, { timeout: 30_000 }).toBe(2)
    await told.waitFor({ state: "detached" })
    await page.getByRole("button", { name: "Meny" }).click()
    await page.getByRole("dialog").waitFor()
  },
)

test("a screen whose code does not load is reported within seconds, and early presses count once it loads", async () => {
  const screen = "**/assets/ProductScreen-*.js"
  await page.route(screen, (route) => route.abort())
  await page.goto(`${shop.url}${menu}/pepperoni`, { waitUntil: "commit" })
  await page.getByTestId("add").click()
  await page.waitForRequest(screen)
  await page.getByRole("alert").getByRole("link", { name: "Til forsiden" }).waitFor({ timeout: 5000 })
  await page.unroute(screen)
  await page.getByTestId("cart-link").getByText("1 vare").waitFor()
})

test("code that throws as it starts is reported at once", async () => {
  await page.route("**/assets/index-*.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: 'throw new Error("broken")' }),
  )
  await page.goto(shop.url + menu, { waitUntil: "commit" })
  await page.waitForEvent("pageerror")
  await page.getByRole("alert").getByRole("link", { name: "Til forsiden" }).waitFor({ timeout: 3000 })
})

test("without JavaScript a page shows its content, and says that ordering needs JavaScript", async () => {
  const context = await openContext(browser, { javaScriptEnabled: false })
  const silent = await context.newPage()
  const says = () => silent.locator("body").innerText()
  await silent.goto(`${shop.url}/handlevogn`)
  expect(await says()).toMatch(/^For å bestille her trengs JavaScript.*Til forsiden$/s)
  expect(await says()).not.toContain("Turn it on")
  await silent.goto(shop.url + menu)
  expect(await says()).toMatch(/trengs JavaScript.*Oslo Sentrum.*Margherita/s)
  await context.close()
})

test("the pizzas of the first cards are inline, and the others are images from the server", async () => {
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
  const letGo = await hold(/browserHands/)
  const asked = page.waitForRequest(/browserHands/)
  await page.goto(shop.url + menu, { waitUntil: "commit" })
  // A new customer's page is alive before the hands have loaded.
  await (who === "a new customer" ? untilAlive() : asked)
  await choose().click()
  letGo()
  await page.getByRole("dialog").getByText("Amerikansk bunn").first().waitFor()
  expect(troubles).toEqual([])
})

/** Delays a request by 1.5 s, as on a slow network. */
const slowly = async (route: { readonly continue: () => Promise<void> }) => {
  await new Promise((resolve) => setTimeout(resolve, 1500))
  await route.continue()
}

test("texts missing from the page may load late: their component waits, and renders all of them", async () => {
  await page.route("**/locales/**", slowly)
  await page.goto(shop.url + menu)
  await page
    .getByRole("button", { name: /velg størrelse$/ })
    .first()
    .click()
  await page.getByRole("dialog").getByText("Amerikansk bunn").first().waitFor()
  expect(await page.getByRole("dialog").getByRole("button", { name: /^$/ }).count()).toBe(0)
  expect(troubles).toEqual([])
})

test("a failed load of texts is announced, and what was pressed opens once they load", async () => {
  // A service worker's own requests are not aborted.
  await page.close()
  page = await openPage(browser, { viewport: { width: 390, height: 844 }, serviceWorkers: "block" })
  await page.route("**/locales/**", (route) => route.abort())
  await page.goto(shop.url + menu)
  // On a very busy machine an earlier press would be forgotten after twenty seconds.
  await untilAlive()
  const sizes = page.getByRole("button", { name: /velg størrelse$/ }).first()
  await sizes.click()
  const told = page.getByRole("alert").filter({ hasText: "ikke fremme" })
  await told.getByRole("button", { name: "Lukk" }).click()
  await told.waitFor({ state: "detached" })
  await page.getByRole("searchbox").fill("pep")
  await page.getByText("Henter menyen").waitFor({ state: "attached" })
  await page.unroute("**/locales/**")
  await page.getByRole("status").filter({ hasText: "treff" }).waitFor({ timeout: 30_000 })
  await sizes.click()
  await page.getByRole("dialog").getByText("Amerikansk bunn").first().waitFor()
})

test("the language changes from the drawer, however slowly its page loads", async () => {
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
  "%s does not exist, and the response's status says so as well",
  async (path) => {
    expect((await fetch(shop.url + path)).status).toBe(404)
    await page.goto(shop.url + path)
    await page.locator("h1").waitFor()
    expect(troubles.filter((trouble) => !trouble.includes("404"))).toEqual([])
  },
)
