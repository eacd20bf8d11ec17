import { type MarketId, marketOf } from "@skorpe/core/domain/market"
import { stepsOf } from "@skorpe/core/domain/order"
import { type Screen, writePath } from "@skorpe/core/domain/route"
import type { Browser } from "playwright"
import { type Lateness, openLate } from "../../../../web/journeys/shifts.ts"
import { report } from "../../../../web/journeys/staff.ts"

/** A device's local storage after its visits: values by key. */
export type Kept = Readonly<Record<string, string>>

const phones = { no: "40 00 00 11", se: "070-174 06 05" } as const

interface Ordering {
  readonly url: string
  readonly market: MarketId
  readonly storeSlug: string
  readonly order: "OrderUnderWay" | "LastOrder"
  readonly lateness: Lateness
}

const orderOnce = async (browser: Browser, { url, market, storeSlug, order, lateness }: Ordering): Promise<Kept> => {
  const { page, close } = await openLate(browser, {}, lateness)
  const pathOf = (screen: Screen): string => url + writePath(marketOf(market), "en", screen)
  try {
    await page.goto(pathOf({ _tag: "Product", storeSlug, productSlug: "margherita" }))
    await page.getByTestId("add").click()
    // The page's policy forbids waiting for an expression.
    while (!(await page.evaluate<boolean>(`localStorage.getItem("skorpe.${market}.cart") !== null`)))
      await page.waitForTimeout(100)
    await page.goto(pathOf({ _tag: "Checkout" }))
    await page.getByLabel("First name").fill("Kunde")
    await page.getByLabel("Last name").fill("Benksen")
    await page.getByLabel("Phone").fill(phones[market])
    await page.getByRole("button", { name: /^Order for/ }).click()
    await page.getByRole("heading", { level: 1, name: /^Order \d+/ }).waitFor()
    const orderId = new URL(page.url()).pathname.split("/").at(-1) ?? ""
    const kept = await page.evaluate<Kept>("({ ...localStorage })")
    await report(url, orderId, { type: "Accept" })
    if (order === "LastOrder") {
      for (const step of stepsOf("carryout")) await report(url, orderId, { type: "Step", step })
      await report(url, orderId, { type: "Complete" })
    }
    return kept
  } finally {
    await close()
  }
}

/**
 * Orders a pizza as a guest on a device of its own, and returns what the device then keeps. The store has accepted the
 * order; a last order it has also handed over. On a busy machine it is tried three times.
 */
export const orderOnDevice = async (browser: Browser, ordering: Ordering, tries = 3): Promise<Kept> => {
  try {
    return await orderOnce(browser, ordering)
  } catch (cause) {
    if (tries === 1) throw cause
    return orderOnDevice(browser, ordering, tries - 1)
  }
}
