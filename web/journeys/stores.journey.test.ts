import type { Browser, BrowserContext, Page, Route } from "playwright"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { openBrowser, passExtras, putMargheritaInCart, openContext } from "./ordering.ts"

const shop = { url: inject("sharedShop") }
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
}, 120_000)
afterAll(() => browser?.close())

interface Hours {
  readonly slug: string
  readonly openingHours: readonly object[]
}

const dayAfterTomorrow = new Date(Date.now() + 2 * 24 * 3_600_000)
const opening = { weekDay: dayAfterTomorrow.toISOString().slice(0, 10), openingHours: "11:00", closingHours: "22:00" }

/** Grünerløkka is closed until the day after tomorrow, whatever the time of the run; all other stores are as they are. */
const shut = (store: Hours): Hours =>
  store.slug === "oslo-grunerlokka" ? { ...store, openingHours: [opening] } : store

/** Answers with the shop's altered response; if the shop does not respond, the request fails as without a network. */
const change =
  (alter: (json: never) => unknown) =>
  async (route: Route): Promise<void> => {
    const response = await route.fetch().catch(() => null)
    if (response === null) return route.abort()
    if (!response.ok()) return route.fulfill({ response })
    return route.fulfill({ response, json: alter((await response.json()) as never) })
  }

const closeGrunerlokka = async (context: BrowserContext): Promise<void> => {
  await context.route(
    "**/api/stores",
    change((stores: readonly Hours[]) => stores.map(shut)),
  )
  await context.route(
    "**/api/stores/*",
    change((one: { readonly store?: Hours }) => (one.store ? { ...one, store: shut(one.store) } : one)),
  )
  // A rendered page brings the stores as the server has them; a page that differs by customer comes without them.
  await context.route(
    (url) => !url.pathname.startsWith("/api/"),
    async (route) => {
      const request = route.request()
      if (request.resourceType() !== "document") return route.fallback()
      const response = await route.fetch({ url: new URL("/betaling", request.url()).href }).catch(() => null)
      return response === null ? route.abort() : route.fulfill({ response })
    },
  )
  const closed = { open: false, changesAt: `${opening.weekDay}T11:00:00+01:00` }
  await context.route(
    "**/api/stores/102/status",
    change((status: object) => ({ ...status, ...closed })),
  )
}

/** A phone somewhere, in a city where Grünerløkka is closed and Oslo Sentrum is open all day and night. */
const onPhone = async (place?: { readonly latitude: number; readonly longitude: number }): Promise<Page> => {
  const context = await openContext(browser, {
    viewport: { width: 390, height: 844 },
    serviceWorkers: "block",
    ...(place ? { geolocation: place, permissions: ["geolocation"] } : {}),
  })
  await closeGrunerlokka(context)
  return context.newPage()
}

/** Closes a phone; an answer that is still on its way to it is dropped. */
const leave = async (page: Page): Promise<void> => {
  await page.context().unrouteAll({ behavior: "ignoreErrors" })
  await page.context().close()
}

const chooseStore = (page: Page, name: string) => page.getByRole("link", { name, exact: true }).first().click()
const openCart = (page: Page) => page.getByTestId("cart-link").click()

test("near me, an open store comes before a closed one that is a little nearer", async () => {
  const page = await onPhone({ latitude: 59.922, longitude: 10.758 })
  await page.goto(shop.url)
  // Before hydration a link loads its page, and the position is not requested.
  await page.waitForFunction(() => performance.getEntriesByName("start.alive").length > 0)
  await page.getByRole("main").getByRole("link", { name: "Hent i nærmeste butikk" }).click()
  await page.getByText("De nærmeste står først, åpne foran stengte.").waitFor()
  const entries = page.getByRole("main").getByRole("article")
  expect(await entries.first().getByRole("heading").textContent()).toBe("Oslo Sentrum")
  const closed = entries.filter({ hasText: "Oslo Grünerløkka" })
  expect(await closed.textContent()).toMatch(/Stengt/)
  expect(await closed.textContent()).not.toMatch(/om ca\.|på ca\./)
  await leave(page)
})

test("far from every store the shop says how far the nearest is", async () => {
  const page = await onPhone({ latitude: 78.223, longitude: 15.647 })
  await page.goto(`${shop.url}/butikker`)
  await page.getByRole("button", { name: "Nær meg" }).click()
  await page.getByText(/^Vi har ingen butikk i nærheten\. Den nærmeste er Tromsø.*, 9\d\d.km unna\.$/).waitFor()
  await leave(page)
})

test("a closed store is said to be closed, and until when, before any detail is typed", async () => {
  const page = await onPhone()
  await page.goto(`${shop.url}/butikker`)
  await chooseStore(page, "Oslo Grünerløkka")
  await page.getByRole("heading", { level: 1, name: "Oslo Grünerløkka" }).waitFor()
  await page.getByText("Ovnen er kald akkurat nå.", { exact: false }).waitFor()
  expect(await page.getByText(/Klar på ca\./).count()).toBe(0)
  await putMargheritaInCart(page)
  await openCart(page)
  const said = page.getByTestId("store-closed").getByText(/^Oslo Grünerløkka er stengt, åpner .*11:00$/)
  await said.waitFor()
  await page.getByRole("link", { name: /Til bestilling/ }).click()
  const skip = "Nei takk, gå til betaling"
  await passExtras(page, { skip, firstName: "Fornavn" }, () => page.getByRole("button", { name: skip }).click())
  await said.waitFor()
  expect(await page.getByLabel("Fornavn").inputValue()).toBe("")
  await page.getByTestId("store-closed").getByRole("button", { name: "Bytt butikk" }).click()
  await page
    .getByRole("dialog", { name: "Velg butikk" })
    .getByRole("button", { name: /Oslo Sentrum/ })
    .click()
  await said.waitFor({ state: "detached" })
  await leave(page)
})

test("adding from another store asks first, a yes can be undone, and the cart's own way stays within reach", async () => {
  const page = await onPhone()
  await page.goto(`${shop.url}/butikker`)
  await chooseStore(page, "Oslo Sentrum")
  await putMargheritaInCart(page)
  await page.goto(`${shop.url}/butikker/oslo-grunerlokka/meny/pizza`)
  const add = async (): Promise<void> => {
    await page
      .getByRole("link", { name: /Margherita/ })
      .first()
      .click()
    await page.getByTestId("add").click()
  }
  await add()
  const question = page.getByRole("dialog", { name: "Bytte til Oslo Grünerløkka?" })
  await question.getByText(/^Oslo Grünerløkka er stengt/).waitFor()
  await question.getByRole("button", { name: "Bli i Oslo Sentrum" }).click()
  await openCart(page)
  await page.getByRole("button", { name: "Fra Oslo Sentrum" }).click()
  const own = page.getByRole("dialog", { name: "Butikken din" }).getByRole("region", { name: "Oslo Sentrum" })
  await own.getByRole("radio", { name: /Levert/ }).check()
  await page.keyboard.press("Escape")
  await page.getByTestId("add").click()
  await question.getByRole("button", { name: "Bytt til Oslo Grünerløkka" }).click()
  await page.getByRole("region", { name: "Meldinger" }).getByRole("button", { name: "Angre" }).click()
  await openCart(page)
  await page.getByRole("button", { name: "Fra Oslo Sentrum" }).waitFor()
  await leave(page)
})

test("an order begins with an address on the landing page, and the customer can go on if it is not found", async () => {
  const page = await onPhone()
  await page.goto(shop.url)
  const field = page.getByRole("combobox", { name: "Få den levert til" })
  await field.fill("zzzz")
  await page.getByText("Vi fant ikke adressen.").waitFor()
  await page.getByRole("button", { name: "Bytt adresse" }).click()
  expect(await field.evaluate((one) => document.activeElement === one)).toBe(true)
  await page.keyboard.type("karl joh")
  await page.getByRole("option").first().click()
  const finder = page.getByRole("dialog", { name: "Hvor vil du ha pizza fra?" })
  await finder.getByRole("link", { name: /Få den levert|Se menyen/ }).click()
  await page.waitForURL(/\/meny\/pizza$/)
  await putMargheritaInCart(page)
  await openCart(page)
  await page.getByText(/^Fra Oslo/).waitFor()
  await page.goto(`${shop.url}/handlevogn`)
  await page.getByText(/^Leveres til Karl Johans gate/).waitFor()
  await leave(page)
})
