import type { Browser, Locator, Page } from "playwright"
import { afterAll, beforeAll, expect, test } from "vitest"
import { closeStage, declineCookies, openContext, openStage } from "./ordering.ts"
import { codeSentTo, newestMessage } from "./proveNumber.ts"
import type { RunningShop } from "./runningShop.ts"
import { approveOrganisation } from "./staff.ts"

let shop: RunningShop
let browser: Browser
let page: Page

beforeAll(async () => {
  ;({ shop, browser } = await openStage("se"))
  const context = await openContext(browser, { viewport: { width: 320, height: 640 }, locale: "sv-SE" })
  await declineCookies(context, "se")
  page = await context.newPage()
}, 120_000)
afterAll(() => closeStage({ shop, browser }))

const main = () => page.getByRole("main")
const heading = (name: string | RegExp) => page.getByRole("heading", { level: 1, name })
const dialog = (name: string) => page.getByRole("dialog", { name })

/** Goes on with the Tab key, for at most two rounds of the page, until this has the focus. */
const reach = async (wanted: Locator): Promise<void> => {
  await wanted.waitFor()
  for (let presses = 0; presses < 160; presses++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press("Tab")
  }
  throw new Error(`no Tab reaches ${String(wanted)}`)
}
const press = async (wanted: Locator, key: "Enter" | "Space" = "Enter"): Promise<void> => {
  await reach(wanted)
  await page.keyboard.press(key)
}
const write = async (wanted: Locator, text: string): Promise<void> => {
  await reach(wanted)
  await page.keyboard.type(text)
}

test("a Swede becomes a member with the keyboard alone, on the narrowest phone", async () => {
  await page.goto(`${shop.url}/registrera-privat`)
  const last = await newestMessage(shop.url)
  await write(page.getByLabel("Telefonnummer"), "070-174 06 91")
  await press(page.getByRole("button", { name: "Få en kod" }))
  await write(page.getByLabel("Kod med sex siffror"), await codeSentTo(shop.url, "+46701740691", last))
  await write(page.getByLabel("Förnamn"), "Kund")
  await write(page.getByLabel("Efternamn"), "91")
  await write(page.getByLabel("E-post", { exact: false }).first(), "kund91@skorpe.test")
  await press(page.getByLabel(/godkänner medlemsvillkoren/), "Space")
  await press(page.getByRole("button", { name: "Bli medlem" }))
  await heading("Min sida").waitFor()
  await main().getByText("Kund 91").waitFor()
})

test("they change their profile and an agreement", async () => {
  await press(main().getByRole("button", { name: "Ändra profilen" }))
  const name = dialog("Din profil").getByLabel("Förnamn")
  await reach(name)
  await page.keyboard.press("Control+A")
  await page.keyboard.type("Kunden")
  await page.keyboard.press("Enter")
  await dialog("Din profil").waitFor({ state: "detached" })
  await main().getByText("Kunden 91").waitFor()
  const offers = main().getByRole("checkbox", { name: "Erbjudanden på sms" })
  await press(offers, "Space")
  await expect.poll(() => offers.isChecked()).toBe(true)
})

test("they recruit a friend", async () => {
  await press(main().getByRole("button", { name: "Värva en vän" }))
  await dialog("Värva en vän")
    .getByText(/^SMAK-/)
    .waitFor()
  await page.keyboard.press("Escape")
  await dialog("Värva en vän").waitFor({ state: "detached" })
})

test("they sign up a company, which staff approve, and order on its account", async () => {
  await press(main().getByRole("button", { name: "Registrera företag" }))
  const panel = dialog("Registrera företag")
  await write(panel.getByLabel("Företagets namn"), "Nya Företag AB")
  await write(panel.getByLabel("Organisationsnummer"), "556900-0002")
  await press(panel.getByRole("button", { name: "Registrera företaget" }))
  await panel.getByRole("heading", { name: "Nya Företag AB är registrerat" }).waitFor()
  await approveOrganisation(shop.url, "5569000002", { perOrder: 500, perMonth: 900 })
  await press(panel.getByRole("link", { name: "Öppna företaget" }))
  await heading("Nya Företag AB").waitFor()
  await press(main().getByRole("button", { name: "Beställ för företaget" }))

  await page.goto(`${shop.url}/butiker/stockholm-city/meny/pizza`)
  await press(page.getByRole("link", { name: /Margherita/ }).first())
  await press(page.getByTestId("add"))
  await page.getByTestId("cart-link").getByText("1 vara").waitFor()
  await page.goto(`${shop.url}/betalning`)
  await page.getByText("900 kr kvar den här månaden.").waitFor()
  await press(page.getByRole("button", { name: /^Beställ för/ }))
  await heading(/^Beställning \d+/).waitFor()
})
