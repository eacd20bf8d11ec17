import type { Browser, BrowserContext, Page } from "playwright"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { openPhone } from "./customer.ts"
import { menu, openBrowser } from "./ordering.ts"
import { newestMessage, proveNumber, sentTo } from "./proveNumber.ts"

const url = inject("sharedShop")
let browser: Browser
let phone: BrowserContext
let page: Page

beforeAll(async () => {
  browser = await openBrowser()
  phone = await openPhone(browser)
  page = await phone.newPage()
}, 120_000)
afterAll(() => browser?.close())

/** Resolves when the server has the hearts that were pressed: a page that is left at once sends them at the next visit. */
const heartsSent = () => page.waitForResponse((response) => response.url().endsWith("/user/favourites"))

const main = () => page.getByRole("main")
const section = (name: string) => main().getByRole("region", { name, exact: true })

/** Opens the customer's own page anew. */
const openOwnPage = async (): Promise<void> => {
  await page.goto(`${url}/min-side`)
  await main().getByText("Kunde 762").waitFor()
}

/**
 * Opens the menu anew, and waits until the shop knows its customer: before hydration only the last press counts, for
 * twenty seconds (`startAfterPaint.ts`).
 */
const openMenu = async (): Promise<void> => {
  const known = page.waitForResponse((response) => response.url().includes("/user/favourites"))
  await page.goto(url + menu)
  await known
}

test("what a member likes on the menu is on their page, and goes into the cart from there", async () => {
  await page.goto(`${url}/registrer-bruker`)
  await proveNumber(page, url, "40 00 07 62", "+4740000762")
  await page.getByLabel("Fornavn").fill("Kunde")
  await page.getByLabel("Etternavn").fill("762")
  await page.getByLabel(/godtar medlemsvilkårene/).check()
  await page.getByRole("button", { name: "Bli medlem" }).click()
  await page.getByRole("heading", { level: 1, name: "Min side" }).waitFor()
  await openMenu()
  const sent = heartsSent()
  await page.getByRole("article").filter({ hasText: "Margherita" }).first().locator("[aria-pressed=false]").click()
  await sent
  await page.getByRole("article").filter({ hasText: "Margherita" }).first().locator("[aria-pressed=true]").waitFor()
  await openOwnPage()
  await section("Favoritter").getByRole("heading", { name: "Margherita" }).waitFor()
  await section("Favoritter")
    .getByRole("button", { name: /Margherita/ })
    .last()
    .click()
  await page.getByRole("dialog").getByRole("button", { name: /Stor/ }).first().click()
  await page.getByTestId("cart-link").getByText("1 vare").waitFor()
})

test("a removed favourite is gone after a reload, unless the removal was undone", async () => {
  const list = section("Favoritter")
  const heart = list.locator("[aria-pressed=true]")
  const removed = heartsSent()
  await heart.click()
  await removed
  const restored = heartsSent()
  await list.getByRole("button", { name: /^Angre/ }).click()
  await heart.waitFor()
  await restored
  await openOwnPage()
  await heart.click()
  await list.getByText("Margherita er ikke lenger en favoritt.").waitFor()
  await openOwnPage()
  await list.getByText(/^Trykk på hjertet/).waitFor()
})

test("a favourite added on one device is on the member's other one, and removed there it is gone here", async () => {
  const margherita = (of: Page) => of.getByRole("article").filter({ hasText: "Margherita" }).first()
  await openMenu()
  await margherita(page).locator("[aria-pressed=false]").click()
  await margherita(page).locator("[aria-pressed=true]").waitFor()
  const tablet = await openPhone(browser)
  const other = await tablet.newPage()
  await other.goto(`${url}/logg-inn`)
  await proveNumber(other, url, "40 00 07 62", "+4740000762")
  await other.getByRole("heading", { level: 1, name: "Min side" }).waitFor()
  await other.goto(url + menu)
  const changed = other.waitForResponse((response) => response.url().endsWith("/user/favourites"))
  await margherita(other).locator("[aria-pressed=true]").click()
  await changed
  await openOwnPage()
  await section("Favoritter")
    .getByText(/^Trykk på hjertet/)
    .waitFor()
  await tablet.close()
})

test("the default store is chosen on the page, holds after a reload, and is given up again", async () => {
  const panel = page.getByRole("dialog", { name: "Favorittbutikk" })
  const store = section("Favorittbutikk")
  await store.getByRole("button", { name: "Velg favorittbutikk" }).click()
  await panel.getByRole("button", { name: /^Bergen/ }).click()
  await panel.getByText("Lagret.").waitFor()
  await openOwnPage()
  await store.getByRole("heading", { name: /^Bergen/ }).waitFor()
  await store.getByRole("button", { name: "Bytt favorittbutikk" }).click()
  await panel.getByRole("button", { name: /^Ingen favorittbutikk/ }).click()
  await panel.getByText("Lagret.").waitFor()
  await openOwnPage()
  await store.getByRole("button", { name: "Velg favorittbutikk" }).waitFor()
})

test("what was searched for on the menu is on the page, leads back to it, and is forgotten when the member says so", async () => {
  await openMenu()
  const field = page.getByRole("searchbox")
  await field.fill("skinke")
  await field.press("Enter")
  await page.getByRole("heading", { name: "«skinke»" }).waitFor()
  await openOwnPage()
  await section("Sist søkt").getByRole("link", { name: "skinke" }).click()
  await page.getByRole("heading", { name: "«skinke»" }).waitFor()
  await openOwnPage()
  await section("Sist søkt").getByRole("button", { name: "Glem søkene" }).click()
  await section("Sist søkt")
    .getByText(/enheten har glemt det/)
    .waitFor()
  await openOwnPage()
  await section("Sist søkt")
    .getByText(/enheten har glemt det/)
    .waitFor()
})

test("a member takes another number by its code, logs in with it, and is logged out elsewhere", async () => {
  const tablet = await openPhone(browser)
  const other = await tablet.newPage()
  await other.goto(`${url}/logg-inn`)
  await proveNumber(other, url, "40 00 07 62", "+4740000762")
  await other.getByRole("heading", { level: 1, name: "Min side" }).waitFor()

  const last = await newestMessage(url)
  await main().getByRole("button", { name: "Bytt nummer" }).click()
  await main().getByLabel("Nytt nummer").fill("40 00 07 62")
  await main().getByRole("button", { name: "Få en kode" }).click()
  await main().getByText("Det er nummeret du har.").waitFor()
  await main().getByLabel("Nytt nummer").fill("40 00 07 63")
  await main().getByRole("button", { name: "Få en kode" }).click()
  const code = main().getByLabel("Kode med seks sifre")
  await code.waitFor()
  const sent = /\d{6}/.exec(await sentTo(url, "+4740000763", last))?.[0] ?? ""
  await code.fill(sent === "000000" ? "111111" : "000000")
  await main().getByText("Koden stemmer ikke.").waitFor()
  await code.fill(sent)
  await main()
    .getByText(/^Nummeret er byttet/)
    .waitFor()
  await main().getByText("+47 40 00 07 63").waitFor()
  expect(await main().getByText("+47 40 00 07 62").count()).toBe(0)

  await other.reload()
  await other.getByRole("heading", { level: 1, name: "Du er logget ut" }).waitFor()
  await other.goto(`${url}/logg-inn`)
  await proveNumber(other, url, "40 00 07 63", "+4740000763")
  await other.getByText("Kunde 762").first().waitFor()
  await tablet.close()
})

test("a member takes another e-mail address, which the link of its mail confirms", async () => {
  const email = "kunde762@skorpe.test"
  const unconfirmed = main().getByText(/^Adressen er ikke bekreftet ennå/)
  const before = await newestMessage(url)
  await main().getByRole("button", { name: "Endre profilen" }).click()
  const panel = page.getByRole("dialog", { name: "Profilen din" })
  await panel.getByLabel(/^E-post/).fill(email)
  await panel.getByRole("button", { name: "Lagre" }).click()
  await unconfirmed.waitFor()
  const fragment = /\/min-side(#email=\S+)/.exec(await sentTo(url, email, before))?.[1] ?? ""
  const mail = await phone.newPage()
  await mail.goto(`${url}/min-side${fragment}`)
  await mail.getByText("E-postadressen er bekreftet. Takk!").waitFor()
  await mail.close()
  await openOwnPage()
  await main().getByText(email).waitFor()
  await unconfirmed.waitFor({ state: "detached" })
})
