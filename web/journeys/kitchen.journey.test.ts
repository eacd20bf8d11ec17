import type { Browser, Page } from "playwright"
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest"
import { isDeep } from "../../core/src/testing/share.fixture.ts"
import { fillIn, goToCheckout, openPhone, type Placed, placeOrder } from "./customer.ts"
import { cardOf, countTones, press, unlockKitchen } from "./kitchen.ts"
import { menu, openBrowser, openContext, putMargheritaInCart } from "./ordering.ts"
import { readInKitchen } from "./staff.ts"

const shop = inject("sharedShop")
const store = "Oslo Sentrum"
const landscape = { viewport: { width: 1180, height: 820 } }
let browser: Browser
let tablet: Page
let page: Page
let tones: () => Promise<number>
const troubles: string[] = []

const watch = (one: Page): Page =>
  one.on("pageerror", ({ message }) => {
    troubles.push(message)
  })

beforeAll(async () => {
  browser = await openBrowser()
  tablet = watch(await (await openContext(browser, landscape)).newPage())
  tones = await countTones(tablet)
  page = watch(await (await openPhone(browser)).newPage())
  await unlockKitchen(tablet, shop, store)
}, 120_000)
afterAll(() => browser?.close())
beforeEach(() => () => expect(troubles).toEqual([]))

/** A customer's order, with its tracker open on their own phone. */
const orderPizza = async (): Promise<Placed> => {
  await page.goto(shop + menu)
  await putMargheritaInCart(page)
  await goToCheckout(page)
  await fillIn(page, "+47 40 00 00 21")
  return placeOrder(page)
}
const customerReads = (words: string) => page.getByTestId("tracking-status").getByText(words).waitFor()
const column = (name: string) => tablet.getByRole("region", { name })

const isToldNoFault = async (one: Page, number: string): Promise<void> => {
  expect(await one.getByText(`Bestilling ${number} var alt endret`).count()).toBe(0)
  expect(await one.getByText(`Serveren tok ikke imot trykket på bestilling ${number}`).count()).toBe(0)
}

test("a reloaded tablet keeps key and store, and asks for a touch before it may ring", async () => {
  await tablet.reload()
  await tablet.getByRole("heading", { level: 1, name: store }).waitFor()
  const asked = tablet.getByText("Trykk hvor som helst for å slå på lyden")
  await asked.waitFor()
  await tablet.getByRole("heading", { level: 1, name: store }).click()
  await asked.waitFor({ state: "detached" })
  await tablet.getByRole("button", { name: "Lyd på", pressed: true }).waitFor()
})

test("an order comes live with a bell, and the customer follows each of its steps live", async () => {
  const before = await tones()
  const { number } = await orderPizza()
  const card = cardOf(tablet, number)
  await column("Nye").filter({ has: card }).waitFor()
  await card.getByText("Margherita").waitFor()
  await card.getByText("Kunde Journeysen").waitFor()
  await card.getByText(/^Ta betalt \d+\s?kr/).waitFor()
  await expect.poll(tones).toBeGreaterThan(before)
  for (const [pressed, read] of [
    ["Ta imot", undefined],
    ["Sett i gang", `${store} har sagt ja`],
    ["Lages nå", "Deigen strekkes"],
    ["Inn i ovnen", "Osten bobler"],
    ["Ut av ovnen", "Et siste blikk"],
    ["Klar til henting", "Den er klar! Kom og hent"],
  ] as const) {
    await press(card, pressed)
    if (read !== undefined) await customerReads(read)
  }
  await column("Klar og på vei").filter({ has: card }).waitFor()
  await press(card, "Ferdig")
  await customerReads("Vel bekomme!")
  await column("Avsluttet").filter({ has: card }).waitFor()
})

test.skipIf(!isDeep)("an order is refused with a reason, which the customer reads", async () => {
  const { number } = await orderPizza()
  const card = cardOf(tablet, number)
  await card.getByRole("button", { name: "Avslå" }).click()
  await card.getByRole("button", { name: "Noe du bestilte er utsolgt" }).click()
  await card.getByLabel("Egne ord").fill("Vi er tomme for mozzarella")
  await card.getByRole("button", { name: "Avslå" }).click()
  await customerReads("Butikken kunne ikke ta den")
  await page.getByText("Butikken skriver: Vi er tomme for mozzarella").waitFor()
  await page.getByText("Du har ikke betalt noe.").waitFor()
  await page.getByRole("main").getByRole("link", { name: "Bestill på nytt" }).waitFor()
  const ended = column("Avsluttet").filter({ has: card }).getByText("Vi er tomme for mozzarella")
  await ended.waitFor()
  await tablet.reload()
  await ended.waitFor()
})

test.skipIf(!isDeep)(
  "two tablets accept an order at once: it is accepted once, and neither shows an error",
  async () => {
    const second = watch(await (await openContext(browser, landscape)).newPage())
    await unlockKitchen(second, shop, store)
    const { number, orderId } = await orderPizza()
    const bothPressed = Promise.withResolvers<void>()
    let reports = 0
    for (const one of [tablet, second]) {
      await one.route(`**/${orderId}/report`, async (route) => {
        reports += 1
        if (reports === 2) bothPressed.resolve()
        await bothPressed.promise
        await route.continue()
      })
    }
    const cards = [tablet, second].map((one) => cardOf(one, number))
    await Promise.all(cards.map((card) => press(card, "Ta imot")))
    await Promise.all(cards.map((card) => card.getByRole("button", { name: "Sett i gang" }).waitFor()))
    expect(reports).toBe(2)
    for (const one of [tablet, second]) {
      expect(await one.getByText(`Bestilling ${number} var alt endret`).count()).toBe(0)
      expect(await one.getByText(/Serveren tok ikke imot trykket/).count()).toBe(0)
    }
    const { status, step } = await readInKitchen(shop, orderId)
    expect([status, step]).toEqual(["accepted", null])
    await second.context().close()
  },
)

test.skipIf(!isDeep)("a press without network is held, and is sent once when the network is back", async () => {
  const { number, orderId } = await orderPizza()
  const card = cardOf(tablet, number)
  await card.getByRole("button", { name: "Ta imot" }).waitFor()
  const sent: string[] = []
  tablet.on("requestfinished", (request) => {
    if (request.url().endsWith(`/${orderId}/report`)) sent.push(request.postData() ?? "")
  })
  await tablet.context().setOffline(true)
  await tablet.getByText(/^Ingen kontakt siden/).waitFor()
  await press(card, "Ta imot")
  await card.getByRole("button", { name: "Venter på nett" }).waitFor()
  await tablet.getByText("Ett trykk venter på nett.").waitFor()
  expect((await readInKitchen(shop, orderId)).status).toBe("placed")
  await tablet.context().setOffline(false)
  await card.getByRole("button", { name: "Sett i gang" }).waitFor()
  await tablet.getByText(/^Ingen kontakt siden/).waitFor({ state: "detached" })
  expect((await readInKitchen(shop, orderId)).status).toBe("accepted")
  expect(sent).toEqual([JSON.stringify({ type: "Accept" })])
})

test.skipIf(!isDeep)(
  "a press whose answer is lost with the network takes effect once, and no error is shown",
  async () => {
    const { number, orderId } = await orderPizza()
    const card = cardOf(tablet, number)
    await tablet.route(
      `**/${orderId}/report`,
      async (route) => {
        await route.fetch()
        await tablet.context().setOffline(true)
        await route.abort()
      },
      { times: 1 },
    )
    await press(card, "Ta imot")
    await card.getByRole("button", { name: "Venter på nett" }).waitFor()
    expect((await readInKitchen(shop, orderId)).status).toBe("accepted")
    await tablet.context().setOffline(false)
    await card.getByRole("button", { name: "Sett i gang" }).waitFor()
    await isToldNoFault(tablet, number)
  },
)

test.skipIf(!isDeep)("a press that waits for the server outlasts a reload, and happens once", async () => {
  const { number, orderId } = await orderPizza()
  const card = cardOf(tablet, number)
  const reports = `**/${orderId}/report`
  await tablet.route(reports, (route) => route.abort())
  await press(card, "Ta imot")
  await card.getByRole("button", { name: /^(Sender …|Venter på nett)$/ }).waitFor()
  await tablet.reload()
  await card.getByRole("button", { name: /^(Sender …|Venter på nett)$/ }).waitFor()
  expect((await readInKitchen(shop, orderId)).status).toBe("placed")
  await tablet.unroute(reports)
  await card.getByRole("button", { name: "Sett i gang" }).waitFor()
  const { status, step } = await readInKitchen(shop, orderId)
  expect([status, step]).toEqual(["accepted", null])
  await isToldNoFault(tablet, number)
})
