import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { Browser, Page } from "playwright"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { openBrowser, openPage } from "./ordering.ts"

const url = inject("sharedShop")
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
}, 120_000)
afterAll(() => browser?.close())

const order = readFileSync(join(import.meta.dirname, "../../fixtures/logs/first-order.no.jsonl"), "utf8")

const drop = async (page: Page, name: string, text: string): Promise<void> => {
  const dataTransfer = await page.evaluateHandle(
    ([file, words]) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([words], file))
      return transfer
    },
    [name, text] as const,
  )
  await page.getByRole("heading", { name: "Inspector" }).dispatchEvent("drop", { dataTransfer })
}

/** Code of another version that cannot read the log. */
const older = `
  export const version = 1
  export const name = "older"
  export const fold = () => ({ _tag: "Unreadable", line: 7, why: "unknown event" })`

test("a recorded order is opened and, by keyboard, stepped through, forked and followed to the first difference", async () => {
  const page = await openPage(browser, { viewport: { width: 1280, height: 800 } })
  const troubles: string[] = []
  page.on("pageerror", ({ message }) => troubles.push(message))
  await page.goto(`${url}/inspector`)
  await drop(page, "order.jsonl", order)
  const chosen = (words: RegExp) => page.getByRole("listbox").getByRole("option", { selected: true, name: words })
  await chosen(/Started/).waitFor()
  await page.keyboard.press("ArrowRight")
  await chosen(/PathOpened/).waitFor()
  await page.keyboard.press("/")
  await page.keyboard.type("ProductAdded")
  await page.keyboard.press("Tab")
  await page.keyboard.press("n")
  await chosen(/ProductAdded/).waitFor()
  // The shop itself is rendered at this record, in a frame.
  await page.frameLocator("iframe[title^='The shop: After']").getByText("Lagt i handlevognen").first().waitFor()
  await page.keyboard.press("Delete")
  await page.getByText(/^1 edit: 1 left out/).waitFor()
  await page.keyboard.press("d")
  await chosen(/left out.*ProductAdded/).waitFor()
  await page.getByText(/^After it, .*cart.* differ$/).waitFor()
  await page.keyboard.press("u")
  await page.getByText(/^1 edit/).waitFor({ state: "detached" })
  await page.getByText(/hashes match/).waitFor()
  await drop(page, "older.mjs", older)
  const refused = page.getByText("older.mjs: the code of older cannot read the log, line 7: unknown event.")
  await refused.waitFor()
  // Code that never ends is stopped, and the next one runs.
  await drop(page, "endless.mjs", older.replace("({", "{ for (;;) {} return ({").replace(/$/, " }"))
  await page.getByText("endless.mjs folds the log …").waitFor()
  await page.getByRole("button", { name: "Stop the other code" }).click()
  await drop(page, "older.mjs", older)
  await refused.waitFor()
  expect(troubles).toEqual([])
})

test("without network the shop is seen in another language and other colours, beside its fork, and a test is saved", async () => {
  const page = await openPage(browser, { viewport: { width: 1280, height: 800 } })
  const troubles: string[] = []
  page.on("pageerror", ({ message }) => troubles.push(message))
  await page.goto(`${url}/inspector`)
  await drop(page, "order.jsonl", order)
  const frameOf = (name: string) => page.frameLocator(`iframe[name=${name}]`)
  await page
    .getByRole("listbox")
    .getByRole("option", { selected: true, name: /Started/ })
    .waitFor()
  await page.keyboard.press("End")
  await frameOf("left").getByRole("contentinfo").getByText("Meld fra om en feil").waitFor()
  // Only what was loaded before is there without network.
  await page.waitForFunction(() => {
    const names = performance.getEntriesByType("resource").map(({ name }) => name)
    const words = names.filter((name) => name.includes("/locales/"))
    return words.length >= 3 && names.some((name) => /\/simulation-[^/]*\.js$/.test(name))
  })
  await page.context().setOffline(true)
  await page.getByLabel("Colours").selectOption("dark")
  await page.getByLabel("Language").selectOption("en")
  await frameOf("left").getByRole("contentinfo").getByText("Report a problem").waitFor()
  await page.getByRole("heading", { name: "Inspector" }).click()
  await page.keyboard.press("Delete")
  await page.getByLabel("Both").click()
  await frameOf("right").getByRole("contentinfo").getByText("Report a problem").waitFor()
  await drop(page, "older.mjs", older)
  await page.keyboard.press("u")
  await page.getByText("older.mjs: the code of older cannot read the log, line 7: unknown event.").waitFor()
  await page.getByLabel("Where", { exact: true }).fill("cart.totalCount == 0")
  await page.getByLabel("Name of a test").fill("emptyCart")
  const saved = page.waitForEvent("download")
  await page.getByRole("button", { name: "Save as test" }).click()
  expect((await saved).suggestedFilename()).toBe("emptyCart.jsonl")
  expect(troubles).toEqual([])
})
