import type { Browser, BrowserContext, Locator, Page } from "playwright"
import { afterAll, beforeAll, expect, test } from "vitest"
import { closeStage, declineCookies, openContext, openStage } from "./ordering.ts"
import { codeSentTo, newestMessage, proveNumber, sentTo } from "./proveNumber.ts"
import type { RunningShop } from "./runningShop.ts"
import { approveOrganisation, counted } from "./staff.ts"

let shop: RunningShop
let browser: Browser
let page: Page
let registered = 0

/** A phone on which the question about cookies is not answered yet. */
const openPhone = async (): Promise<BrowserContext> =>
  openContext(browser, { viewport: { width: 390, height: 844 }, locale: "sv-SE" })

beforeAll(async () => {
  ;({ shop, browser } = await openStage("se"))
  const context = await openContext(browser, { viewport: { width: 320, height: 640 }, locale: "sv-SE" })
  await declineCookies(context, "se")
  page = await context.newPage()
})
afterAll(() => closeStage({ shop, browser }))

const main = () => page.getByRole("main")
const heading = (name: string | RegExp) => page.getByRole("heading", { level: 1, name })
const dialog = (name: string) => page.getByRole("dialog", { name })

/** Presses Tab, for at most two rounds of the page, until this has the focus. */
const reach = async (wanted: Locator): Promise<void> => {
  await wanted.waitFor()
  for (let presses = 0; presses < 160; presses++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press("Tab")
  }
  throw new Error(`${String(wanted)} cannot be reached with the Tab key`)
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
  registered = last
  const proofs: (string | undefined)[] = []
  page.on("request", (request) => {
    if (request.url().endsWith("/request-login")) proofs.push(request.headers()["bot-check"])
  })
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
  // The browser solved the bot check by itself.
  expect(proofs).toEqual([expect.stringMatching(/./)])
})

test("they confirm their e-mail address by the link of its mail", async () => {
  const unconfirmed = main().getByText(/^Adressen är inte bekräftad än/)
  await unconfirmed.waitFor()
  const mail = await sentTo(shop.url, "kund91@skorpe.test", registered)
  const tab = await page.context().newPage()
  await tab.goto(shop.url + (/\/[\w-]+#email=\S+/.exec(mail)?.[0] ?? "/none"))
  await tab.getByText("E-postadressen är bekräftad. Tack!").waitFor()
  await tab.close()
  await page.reload()
  await main().getByText("kund91@skorpe.test").waitFor()
  await unconfirmed.waitFor({ state: "detached" })
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

test("the app is told who logged in, and its own log-out reaches the page", async () => {
  const phone = await openPhone()
  await declineCookies(phone, "se")
  const shown = await phone.newPage()
  const heard: unknown[] = []
  await shown.exposeFunction("appHears", (message: string) => void heard.push(JSON.parse(message)))
  await shown.addInitScript("skorpeApp = { postMessage: (message) => appHears(message) }")
  await shown.goto(`${shop.url}/logga-in`)
  await proveNumber(shown, shop.url, "070-174 06 91", "+46701740691", "se")
  const identified = { type: "identified", externalId: expect.stringMatching(/./) as string }
  await expect.poll(() => heard, { timeout: 60_000 }).toContainEqual(identified)
  await shown.evaluate(`skorpePage.receive('{"type":"loggedOut"}')`)
  await shown.getByRole("heading", { level: 1, name: "Du är utloggad" }).waitFor()
  expect(await shown.getByRole("contentinfo").count()).toBe(0)
  await phone.close()
})

test("a customer without a link stops text messages by their number", async () => {
  const phone = await openPhone()
  await declineCookies(phone, "se")
  const shown = await phone.newPage()
  await shown.goto(`${shop.url}/u`)
  await shown.getByLabel("Telefonnummer").fill("070-174 06 92")
  await shown.getByRole("button", { name: "Avanmäl mig" }).click()
  await shown.getByRole("heading", { level: 1, name: "Numret är avanmält" }).waitFor()
  await phone.close()
})

test("pages are counted for the operator once a customer allows it, and not before", async () => {
  const phone = await openPhone()
  const shown = await phone.newPage()
  await shown.goto(`${shop.url}/butiker/stockholm-city/meny/pizza`)
  await shown.getByRole("button", { name: "Ja, det går bra" }).waitFor()
  expect(await counted(shop.url)).toEqual([])
  await shown.getByRole("button", { name: "Ja, det går bra" }).click()
  await shown
    .getByRole("link", { name: /Margherita/ })
    .first()
    .click()
  await shown.getByTestId("add").waitFor()
  // A page that is left within a blink is not counted, and a batch is sent by itself after five seconds.
  await shown.waitForLoadState("networkidle")
  await shown.waitForTimeout(2000)
  await shown.goto("about:blank")
  await expect.poll(() => counted(shop.url), { timeout: 60_000 }).toContain("page_view Product")
  await phone.close()
})
