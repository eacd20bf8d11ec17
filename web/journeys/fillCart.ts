import type { MarketId } from "@skorpe/core/domain/market"
import { type Lateness, openLate } from "./shifts.ts"
import type { Browser } from "playwright"

/** Puts a pizza into the cart on a device of its own, and returns what the device then keeps: the cart, for other devices. */
export const fillCart = async (
  browser: Browser,
  productUrl: string,
  market: MarketId,
  lateness: Lateness,
): Promise<string> => {
  const { page, close } = await openLate(browser, {}, lateness)
  await page.goto(productUrl)
  await page.getByTestId("add").click()
  const kept = `localStorage.getItem("skorpe.${market}.cart")`
  let cart: string | null = null
  while (cart === null) {
    await page.waitForTimeout(100)
    cart = await page.evaluate<string | null>(kept)
  }
  await close()
  return cart
}
