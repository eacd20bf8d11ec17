import type { Browser, BrowserContext, Page } from "playwright"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { fillIn, goToCheckout, openPhone, type Placed, placeOrder } from "./customer.ts"
import { openBrowser, putMargheritaInCart } from "./ordering.ts"
import { readInKitchen, report } from "./staff.ts"

const shop = inject("sharedShop")
let browser: Browser
let phone: BrowserContext
let page: Page
let placed: Placed
const troubles: string[] = []

beforeAll(async () => {
  browser = await openBrowser()
  phone = await openPhone(browser)
  await phone.grantPermissions(["clipboard-read", "clipboard-write"], { origin: shop })
  page = await phone.newPage()
  page.on("pageerror", ({ message }) => troubles.push(message))
}, 120_000)
afterAll(() => browser?.close())

const destination = (of: Page) => of.getByRole("region", { name: "Leveres til" })
const saysDoor = async (of: Page): Promise<void> => {
  await destination(of)
    .getByText(/^Karl Johans gate \w+, 0151 Oslo$/)
    .waitFor()
  await destination(of).getByText("Du skrev: Kode 4711#, tredje etasje").waitFor()
  await destination(of)
    .getByText(/^Kontaktfri/)
    .waitFor()
}

test("an order that begins with an address on the landing page is brought to that door", async () => {
  await page.goto(shop)
  await page.getByRole("combobox", { name: "Få den levert til" }).fill("karl johans gate 2")
  await page.getByRole("option").first().click()
  await page
    .getByRole("dialog", { name: "Hvor vil du ha pizza fra?" })
    .getByRole("link", { name: "Få den levert" })
    .click()
  await page.waitForURL(/\/meny\/pizza$/)
  await putMargheritaInCart(page)
  await goToCheckout(page)
  await fillIn(page, "+47 40 00 00 15")
  await page.getByLabel("Portkode eller hvordan vi finner deg").fill("Kode 4711#, tredje etasje")
  await page.getByLabel("Beskjed til sjåføren").fill("Hunden er snill")
  await page.getByRole("checkbox", { name: "Sett maten utenfor døren" }).check()
  await page.getByText("Du betaler når maten kommer.").waitFor()
  placed = await placeOrder(page)
  await saysDoor(page)
})

test("the courier reads the door, the code and the message", async () => {
  const { address, ...order } = await readInKitchen(shop, placed.orderId)
  expect(order).toMatchObject({ deliveryMethod: "delivery", message: "Hunden er snill", phone: "+4740000015" })
  expect(address).toMatchObject({ postalCode: "0151", city: "Oslo", contactless: true })
  expect(address?.street).toMatch(/^Karl Johans gate \w+$/)
  expect(address?.deliveryDescription).toContain("Kode 4711#, tredje etasje")
})

test("a link follows the order on another device, live, and its token leaves the address", async () => {
  await page.getByRole("button", { name: "Følg på en annen enhet" }).click()
  await page.getByText("Lenken er kopiert", { exact: true }).waitFor()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const { pathname, hash } = new URL(link)
  expect(pathname).toContain(placed.orderId)
  expect(hash.length).toBeGreaterThan(40)

  const other = await openPhone(browser)
  const tablet = await other.newPage()
  tablet.on("pageerror", ({ message }) => troubles.push(message))
  const asked: string[] = []
  tablet.on("request", (request) => asked.push(request.url()))
  await tablet.goto(link)
  // Anybody with the link sees what the guest sees, including the door.
  await saysDoor(tablet)
  await expect.poll(() => tablet.url()).toBe(`${shop}${pathname}`)
  for (const [step, said] of [
    // Which store delivers depends on how busy the others are.
    ["received", /^Oslo \S+ har sagt ja$/],
    ["makingFood", "Deigen strekkes"],
  ] as const) {
    if (step === "received") await report(shop, placed.orderId, { type: "Accept" })
    await report(shop, placed.orderId, { type: "Step", step })
    for (const one of [page, tablet]) await one.getByTestId("tracking-status").getByText(said).waitFor()
  }
  await tablet.reload()
  await saysDoor(tablet)
  expect(asked.filter((url) => url.includes(hash.slice(1)) && !url.includes("#"))).toEqual([])
  await other.close()
})

test("without the link another device reads nothing of the order", async () => {
  const stranger = await openPhone(browser)
  const strange = await stranger.newPage()
  await strange.goto(page.url())
  await strange.getByRole("heading", { level: 1, name: "Vi finner ikke bestillingen" }).waitFor()
  expect(await strange.locator("body").textContent()).not.toMatch(/Karl Johan|4711|Margherita/)
  await stranger.close()
  expect(troubles).toEqual([])
})
