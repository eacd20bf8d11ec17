import { type MarketId, marketOf } from "@skorpe/core/domain/market"
import { stepsOf } from "@skorpe/core/domain/order"
import { writePath } from "@skorpe/core/domain/route"
import type { Browser } from "playwright"
import { type Lateness, openLate } from "../../../../web/journeys/shifts.ts"
import { report } from "../../../../web/journeys/staff.ts"

/** What a device keeps of its visits: values of its local storage by their keys. */
export type Kept = Readonly<Record<string, string>>

const phones = { no: "40 00 00 11", se: "070-174 06 05" } as const

/**
 * Orders a cart as a guest on a device of its own, and returns what the device then keeps. The store has accepted the
 * order; a last order it has also handed over.
 */
export const orderOnDevice = async (
  browser: Browser,
  url: string,
  market: MarketId,
  cart: Kept,
  order: "OrderUnderWay" | "LastOrder",
  lateness: Lateness,
): Promise<Kept> => {
  const { page, close } = await openLate(browser, {}, lateness)
  try {
    await page.goto(url)
    await page.evaluate(`Object.assign(localStorage, ${JSON.stringify(cart)})`)
    await page.goto(url + writePath(marketOf(market), "en", { _tag: "Checkout" }))
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
