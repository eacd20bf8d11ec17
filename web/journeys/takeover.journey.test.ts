import { createServer, type Server } from "node:http"
import type { Browser } from "playwright"
import { afterAll, beforeAll, expect, test } from "vitest"
import { closeStage, menu, openStage, putMargheritaInCart, until } from "./ordering.ts"
import type { RunningShop } from "./runningShop.ts"

let shop: RunningShop
let browser: Browser
let front: Server
let url = ""
let edition: string | null = null

/** Stands before the shop and passes all on; from a moment on the worker that it gives is a newer one. */
const standBefore = async (): Promise<void> => {
  front = createServer((request, response) => {
    const path = request.url ?? "/"
    const pass = async (): Promise<void> => {
      const answer = await fetch(shop.url + path, { headers: { "accept-encoding": "identity" }, redirect: "manual" })
      const isWorker = path === "/sw.js" && edition !== null
      const body = Buffer.from(await answer.arrayBuffer())
      const text = isWorker ? body.toString().replaceAll(/edition:`\w+`/g, `edition:\`${edition}\``) : body
      response.writeHead(answer.status, {
        "content-type": answer.headers.get("content-type") ?? "text/plain",
        "cache-control": "no-cache",
      })
      response.end(text)
    }
    pass().catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => front.listen(0, "127.0.0.1", resolve))
  const address = front.address()
  url = `http://localhost:${typeof address === "object" && address ? address.port : 0}`
}

beforeAll(async () => {
  ;({ shop, browser } = await openStage("no"))
  await standBefore()
}, 120_000)
afterAll(async () => {
  front?.close()
  await closeStage({ shop, browser })
})

test("a new version waits while somebody reads, takes over with the next page, and opens without network", async () => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const shelves = async () => (await page.evaluate(() => caches.keys())).toSorted()
  await page.goto(url + menu)
  await putMargheritaInCart(page)
  await until(page, async () => (await navigator.serviceWorker.ready).active?.state === "activated")
  const [first = ""] = await shelves()

  const renew = async (name: string): Promise<void> => {
    edition = name
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
    await until(page, async () => (await navigator.serviceWorker.ready).waiting?.state === "installed")
    await page.getByTestId("cart-link").getByText("1 vare").waitFor()
    await page.goto(url + menu)
    await until(page, async () => {
      const { active, waiting } = await navigator.serviceWorker.ready
      return waiting === null && active?.state === "activated"
    })
  }
  // The one before stays for tabs that still need its files; what is older goes.
  await renew("second")
  expect(await shelves()).toEqual([first, "skorpe-menus", "skorpe-second"].toSorted())
  await renew("third")
  await expect.poll(shelves).toEqual(["skorpe-menus", "skorpe-second", "skorpe-third"])

  await context.setOffline(true)
  await page.reload()
  await page.getByRole("heading", { level: 1, name: "Oslo Sentrum" }).waitFor()
  await page.getByTestId("cart-link").getByText("1 vare").waitFor()
  await context.close()
})
