import { type Browser, type Locator, type Page } from "playwright"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from "vitest"
import { declineCookies, menu, openBrowser, openContext } from "./ordering.ts"

const shop = { url: inject("sharedShop") }
let browser: Browser
let page: Page
const troubles: string[] = []

beforeAll(async () => {
  browser = await openBrowser()
}, 120_000)
afterAll(() => browser?.close())

const open = async (size: { readonly width: number; readonly height: number }): Promise<void> => {
  const context = await openContext(browser, { viewport: size })
  await declineCookies(context)
  page = await context.newPage()
  page.on("pageerror", ({ message }) => troubles.push(message))
  await page.goto(shop.url + menu)
}

beforeEach(() => void troubles.splice(0))
afterEach(async () => {
  expect(troubles).toEqual([])
  await page.context().close()
})

const card = (name: string): Locator =>
  page.locator("article").filter({ has: page.getByRole("link", { name, exact: true }) })
const inCart = (count: string): Promise<void> => page.getByTestId("cart-link").getByText(count).waitFor()

/** The buttons, links and totals in view that a notice covers. */
const covered = (): Promise<readonly string[]> =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll("section[aria-live] > div")].map((one) => one.getBoundingClientRect())
    const pressed = [...document.querySelectorAll("main button, main a, [data-testid=total]")]
    return pressed.flatMap((one) => {
      const { top, bottom, left, right } = one.getBoundingClientRect()
      const isUnder = boxes.some((box) => box.top < bottom && box.bottom > top && box.left < right && box.right > left)
      return isUnder ? [one.textContent ?? ""] : []
    })
  })

describe("on a phone", () => {
  beforeEach(() => open({ width: 390, height: 844 }))

  test("a drink is in the cart with one tap from the menu, and from a search", async () => {
    await page.getByRole("navigation", { name: "Kategorier" }).getByRole("link", { name: "Drikke" }).click()
    const oneTap = { name: /^Legg .* i handlevognen$/ }
    const drink = page.locator("#shelf-drinks").getByRole("button", oneTap).first()
    const name = /^Legg (.*) i handlevognen$/.exec((await drink.getAttribute("aria-label")) ?? "")?.[1] ?? "none"
    await drink.click()
    await inCart("1 vare")
    expect(await covered()).toEqual([])
    await page.getByRole("searchbox").fill(name)
    await page.getByRole("status").filter({ hasText: "treff" }).waitFor()
    await page.locator("section[aria-labelledby=found]").getByRole("button", oneTap).first().click()
    await inCart("2 varer")
  })

  test("a pizza is two taps away, in the size that was tapped, and the builder is one tap further", async () => {
    await card("Margherita").getByRole("button", { name: "Legg til Margherita, velg størrelse" }).click()
    const sheet = page.getByRole("dialog", { name: "Margherita" })
    await sheet.getByRole("button", { name: /^Medium.*Italiensk/ }).click()
    await inCart("1 vare")
    await sheet.waitFor({ state: "detached" })
    const kept = () => page.evaluate(() => localStorage.getItem("skorpe.no.cart") ?? "")
    await expect.poll(kept, { timeout: 30_000 }).toContain("/margherita/MARG_IT30?")
    await card("Margherita").getByRole("button", { name: "Legg til Margherita, velg størrelse" }).click()
    await sheet.getByRole("button", { name: "Tilpass Margherita" }).click()
    await page.getByRole("dialog", { name: "Bygg Margherita" }).getByText("Hel pizza").first().waitFor()
  })

  test("halves begin with two pizzas, are chosen from pictures, and keep their dough", async () => {
    await page
      .getByRole("button", { name: /^Legg til Margherita, velg/ })
      .first()
      .click()
    await page.getByRole("button", { name: "Tilpass Margherita" }).click()
    const builder = page.getByRole("dialog", { name: /^Bygg/ })
    await builder.getByRole("radio", { name: "Halv og halv" }).click()
    const pizzas = builder.getByRole("group", { name: "Pizza på høyre halvdel" })
    const first = await pizzas.getByRole("radio", { checked: true }).getAttribute("value")
    expect(first).not.toBe("margherita")
    expect(await pizzas.locator("img, svg").count()).toBeGreaterThan(10)
    await pizzas
      .getByRole("radio", { name: /^Pepperoni/ })
      .first()
      .click()
    await page.getByRole("dialog", { name: /^Bygg Margherita.*Pepperoni$/ }).waitFor()
    await builder.getByRole("listitem").filter({ hasText: "Pizzabunn" }).getByText("følger alltid med").waitFor()
    await builder.getByTestId("build").click()
    await inCart("1 vare")
    await page.getByTestId("cart-link").click()
    await page
      .getByRole("dialog", { name: "Handlevogn" })
      .getByText(/Margherita.*Pepperoni/)
      .first()
      .waitFor()
    const foot = page.getByRole("dialog", { name: "Handlevogn" }).getByTestId("pay-bar")
    // Once the sheet has slid up.
    await expect.poll(async () => (await foot.boundingBox())?.y ?? 844, { timeout: 10_000 }).toBeLessThan(844)
  })
})

test("at a desk the cart fills beside the menu, with its total and the way on in sight", async () => {
  await open({ width: 1280, height: 800 })
  const cart = page.getByRole("region", { name: "Handlevogn" })
  await cart.getByText("Handlevognen er tom").waitFor()
  for (const size of [/^Liten.*Amerikansk/, /^Medium.*Amerikansk/, /^Stor/]) {
    await card("Margherita")
      .getByRole("button", { name: /velg størrelse$/ })
      .click()
    await page.getByRole("dialog", { name: "Margherita" }).getByRole("button", { name: size }).click()
    await page.getByRole("dialog").waitFor({ state: "detached" })
  }
  await cart.getByText("3 varer").waitFor()
  const way = await cart.getByTestId("to-checkout").boundingBox()
  expect((way?.y ?? 800) + (way?.height ?? 0)).toBeLessThan(800)
  await cart.getByTestId("to-checkout").click()
  await page.getByRole("button", { name: "Nei takk, gå til betaling" }).click()
  await page.getByLabel("Fornavn").waitFor()
})
