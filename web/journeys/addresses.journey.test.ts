import type { Browser, BrowserContext, Page } from "playwright"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { openPhone } from "./customer.ts"
import { proveNumber } from "./proveNumber.ts"
import { menu, openBrowser, putMargheritaInCart } from "./ordering.ts"

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

const main = () => page.getByRole("main")
const rows = () => main().getByRole("article")
const row = (street: string) => main().getByRole("article", { name: `${street}, Oslo` })

/** Adds an address by the search, at the customer's own page. */
const add = async (street: string, door: string): Promise<void> => {
  await main().getByRole("button", { name: "Ny adresse" }).click()
  await page.getByRole("combobox", { name: "Adressen din" }).fill(street)
  await page.getByRole("option", { name: `${street} 0151 Oslo`, exact: true }).click()
  await page.getByLabel("Portkode eller hvordan vi finner deg").fill(door)
  await main().getByRole("button", { name: "Lagre adressen" }).click()
  await row(street).waitFor()
}

test("a member saves two addresses, makes one the default, and finds both after a reload", async () => {
  await page.goto(`${url}/logg-inn`)
  await proveNumber(page, url, "400 00 012", "+4740000012")
  await page.getByRole("heading", { level: 1, name: "Min side" }).waitFor()
  await main()
    .getByText(/^Lagre en adresse/)
    .waitFor()
  await add("Dronningens gate 10", "Kode 4711")
  await add("Dronningens gate 6", "")
  await row("Dronningens gate 10").getByRole("button", { name: "Bruk som standard" }).click()
  await row("Dronningens gate 10").getByText("Standardadresse").waitFor()
  await page.reload()
  await row("Dronningens gate 6").waitFor()
  expect(await rows().getByRole("heading").allTextContents()).toEqual(["Dronningens gate 10", "Dronningens gate 6"])
  await rows().first().getByText("Standardadresse").waitFor()
  await rows().first().getByText("Kode 4711").waitFor()
})

test("the default is filled in at the checkout with its door, and the other is one tap away", async () => {
  await page.goto(url + menu)
  await putMargheritaInCart(page)
  await page.goto(`${url}/betaling`)
  await page.getByTestId("change-way").click()
  const panel = page.getByRole("dialog")
  await panel.getByRole("radio", { name: /^Levert/ }).check()
  await page.keyboard.press("Escape")
  await panel.waitFor({ state: "detached" })
  await main().getByText("Dronningens gate 10, Oslo").waitFor()
  expect(await page.getByLabel("Portkode eller hvordan vi finner deg").inputValue()).toBe("Kode 4711")
  await main().getByRole("button", { name: "En annen av adressene mine" }).click()
  await main()
    .getByRole("list", { name: "Adressene mine" })
    .getByRole("button", { name: /^Dronningens gate 6, Oslo/ })
    .click()
  await main().getByText("Dronningens gate 6, Oslo").waitFor()
  expect(await page.getByLabel("Portkode eller hvordan vi finner deg").inputValue()).toBe("")
})

const remove = async (street: string): Promise<void> => {
  await row(street).getByRole("button", { name: "Endre" }).click()
  await main().getByRole("button", { name: "Fjern adressen" }).click()
  // The form hides the list; the undo button appears once the server has removed the address.
  await main()
    .getByRole("button", { name: `Angre: legg ${street}, Oslo tilbake` })
    .waitFor()
  await row(street).waitFor({ state: "detached" })
}

test("an address that was removed comes back with one press, with its door and as the default", async () => {
  await page.goto(`${url}/min-side`)
  await remove("Dronningens gate 10")
  await main().getByRole("button", { name: "Angre: legg Dronningens gate 10, Oslo tilbake" }).click()
  await row("Dronningens gate 10").getByText("Standardadresse").waitFor()
  await page.reload()
  await row("Dronningens gate 6").waitFor()
  expect(await rows().getByRole("heading").allTextContents()).toEqual(["Dronningens gate 10", "Dronningens gate 6"])
  await rows().first().getByText("Kode 4711").waitFor()
})

test("a removed address is gone, also after a reload", async () => {
  await page.goto(`${url}/min-side`)
  await remove("Dronningens gate 10")
  await page.reload()
  await row("Dronningens gate 6").waitFor()
  expect(await rows().getByRole("heading").allTextContents()).toEqual(["Dronningens gate 6"])
})
