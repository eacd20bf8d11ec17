import { spawnSync } from "node:child_process"
import { join } from "node:path"
import type { TelemetrySum } from "@skorpe/core/domain/telemetry"
import type { Browser, Page } from "playwright"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { fillIn, goToCheckout, placeOrder } from "./customer.ts"
import { menu, openBrowser, openPage, putMargheritaInCart } from "./ordering.ts"
import { staffKey } from "./runningShop.ts"

const url = inject("sharedShop")
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
}, 120_000)
afterAll(() => browser?.close())

const cli = join(import.meta.dirname, "..", "..", "cli", "src", "main.ts")

/** The received telemetry as an operator reads it. */
const readSums = (): readonly TelemetrySum[] => {
  const args = [cli, "telemetry", "--days", "2", "--json", "--server", url, "--key", staffKey]
  const { stdout } = spawnSync(process.execPath, args, { encoding: "utf8", timeout: 120_000 })
  return stdout
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as TelemetrySum)
}

const counted = (name: string, of?: string) =>
  readSums().filter((sum) => sum.kind === "Counted" && sum.name === name && (of === undefined || sum.of === of))

const arrived = (has: () => boolean) => expect.poll(has, { timeout: 60_000, interval: 500 }).toBe(true)

/** A new customer at the menu who has answered the question about cookies. */
const answering = async (answer: string): Promise<Page> => {
  const page = await openPage(browser, { viewport: { width: 390, height: 844 } })
  await page.goto(url + menu)
  await page.getByRole("button", { name: answer }).click()
  await putMargheritaInCart(page)
  return page
}

// Every other journey of the shared shop refuses statistics, so what is counted here is this customer's.
test("only the faults of a customer who refuses statistics reach the operator", async () => {
  const page = await answering("Nei takk")
  await page.evaluate("setTimeout(() => { throw new RangeError('Kunde Journeysen') })")
  await arrived(() => readSums().some(({ kind, name }) => kind === "Exception" && name === "RangeError"))
  expect(readSums().filter(({ kind }) => kind === "Counted")).toEqual([])
  await page.close()
})

test("with consent an order is counted from the menu to its purchase, without a word about its customer", async () => {
  const page = await answering("Ja, det er greit")
  await goToCheckout(page)
  await fillIn(page, "+47 40 00 00 12")
  const { orderId } = await placeOrder(page)
  // A page that is left sends what waits, past the service worker too.
  await page.evaluate("navigator.serviceWorker.ready")
  // A busy machine counts a moment later; a batch is sent by itself after five seconds.
  await page.waitForTimeout(2000)
  await page.goto("about:blank")
  await arrived(() => counted("purchase").length > 0)
  const [purchase] = counted("purchase")
  expect(purchase).toMatchObject({ events: 1, pieces: 1 })
  expect(purchase?.value).toBeGreaterThan(0)
  expect(counted("add_to_cart")).toMatchObject([{ events: 1, pieces: 1 }])
  expect(counted("begin_checkout")).toHaveLength(1)
  for (const screen of ["Menu", "Product", "Checkout"]) {
    expect([screen, counted("page_view", screen).length]).toEqual([screen, 1])
  }
  expect(JSON.stringify(readSums())).not.toMatch(new RegExp(`Kunde|Journeysen|40 ?00 ?00 ?12|${orderId}`))
  await page.close()
})
