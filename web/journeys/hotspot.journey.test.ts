import type { Browser } from "playwright"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { fillIn, goToCheckout, openPhone, placeOrder } from "./customer.ts"
import { openBrowser, putMargheritaInCart } from "./ordering.ts"
import { readInKitchen } from "./staff.ts"

const shop = inject("sharedShop")
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
}, 120_000)
afterAll(() => browser?.close())

interface Meeting {
  readonly slug: string
  readonly store: string
  readonly place: string
  /** The hotspot's own questions: an answer that it does not take where there is one, and one that it takes. */
  readonly questions: readonly (readonly [label: string, wrong: string, right: string])[]
}

const meetings: readonly Meeting[] = [
  {
    slug: "oslo-grunerlokka",
    store: "Oslo Grünerløkka",
    place: "Isarenaen på Løkka",
    questions: [
      ["Felt", "Z", "B"],
      ["Rad og sete (12-7)", "12", "12-7"],
    ],
  },
  {
    slug: "bergen-sentrum",
    store: "Bergen Sentrum",
    place: "Skoltegrunnskaien",
    questions: [
      ["Port", "9", "3"],
      ["Kjennemerke", "", "Den blå kiosken"],
    ],
  },
]

test.each(meetings)("pizza is brought to $place, with the answers to its own questions", async (meeting) => {
  const { slug, store, place, questions } = meeting
  const page = await (await openPhone(browser)).newPage()
  await page.goto(`${shop}/butikker/${slug}/meny/pizza`)
  await putMargheritaInCart(page)
  await page.goto(`${shop}/handlevogn`)
  await page.getByRole("button", { name: "Endre henting eller levering" }).click()
  const own = page.getByRole("dialog", { name: "Butikken din" })
  await own.getByRole("radio", { name: /Møtested/ }).check()
  await own.getByRole("radio", { name: new RegExp(place) }).check()
  await page.keyboard.press("Escape")
  await page.getByRole("main").getByText(`Leveres til ${place}`).waitFor()
  await goToCheckout(page)
  await fillIn(page, "+47 40 00 00 16")
  // Whether the store is open or closed now: it makes food on the last day that it offers.
  const days = page.getByRole("combobox", { name: "Når vil du ha maten?" })
  await days.selectOption({ index: (await days.getByRole("option").count()) - 1 })
  await page.getByText(/^Ønsket tid: /).waitFor()

  for (const [label, wrong] of questions) await page.getByLabel(label).fill(wrong)
  await page.getByRole("button", { name: /^Bestill for/ }).click()
  const faults = page.locator("[data-faults]")
  const wronged = questions.filter(([, wrong]) => wrong !== "")
  for (const [label] of wronged) await faults.getByRole("link", { name: label }).waitFor()
  expect(await faults.getByRole("link").count()).toBe(wronged.length)
  await faults.getByRole("link").first().click()
  const first = wronged[0]?.[0] ?? ""
  expect(await page.getByLabel(first).evaluate((field) => field === document.activeElement)).toBe(true)
  for (const [label, , right] of questions) await page.getByLabel(label).fill(right)

  const { orderId } = await placeOrder(page)
  const destination = page.getByRole("region", { name: "Leveres til" })
  await destination.getByText(place, { exact: true }).waitFor()
  for (const [label, , right] of questions) await destination.getByText(`${label}: ${right}`).waitFor()
  const { hotspot, deliveryMethod } = await readInKitchen(shop, orderId)
  expect([deliveryMethod, hotspot?.name]).toEqual(["hotspot", place])
  expect(hotspot?.answers).toEqual(questions.map(([label, , answer]) => ({ label, answer })))
  await page.getByRole("heading", { level: 2, name: store }).waitFor()
  await page.context().close()
})
