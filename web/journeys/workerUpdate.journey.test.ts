import { createServer, type Server } from "node:http"
import type { Browser } from "playwright"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { menu, openBrowser, putMargheritaInCart, until, openContext } from "./ordering.ts"

const shop = { url: inject("sharedShop") }
let browser: Browser
let front: Server
let url = ""
let edition: string | null = null

/** A proxy in front of the shop; once `edition` is set, it serves a newer service worker. */
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
  browser = await openBrowser()
  await standBefore()
}, 120_000)
afterAll(async () => {
  front?.close()
  await browser?.close()
})

test("a new service worker waits while a page is open, activates with the next page, and opens it offline", async () => {
  const context = await openContext(browser, { viewport: { width: 390, height: 844 } })
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
  // The previous cache stays for tabs that still need its files; older ones are deleted.
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
