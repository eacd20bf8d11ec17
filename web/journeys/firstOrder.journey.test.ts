import { spawnSync } from "node:child_process"
import { mkdtempSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type Browser, chromium, type Page } from "playwright"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { type RunningShop, runShop } from "./runningShop.ts"

const words = {
  no: {
    store: "Oslo Sentrum",
    chooseStore: "Velg butikk",
    size: /Stor 40 cm/,
    add: /^Legg /,
    cart: /Handlevogn/,
    toCheckout: /Til bestilling/,
    firstName: "Fornavn",
    lastName: "Etternavn",
    phone: "Telefon",
    order: /^Bestill for/,
    title: /Bestilling \d+/,
    said: "Kunde",
  },
  se: {
    store: "Stockholm City",
    chooseStore: "Välj butik",
    size: /Medium 28 cm/,
    add: /^Lägg /,
    cart: /Varukorg/,
    toCheckout: /Till beställning/,
    firstName: "Förnamn",
    lastName: "Efternamn",
    phone: "Telefon",
    order: /^Beställ för/,
    title: /Beställning \d+/,
    said: "Kund",
  },
} as const

const cli = join(import.meta.dirname, "..", "..", "cli", "src", "main.ts")
const skorpe = (...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...args], { encoding: "utf8" })
  return { status, stdout: stdout.trim(), stderr: stderr.trim() }
}

describe.each(["no", "se"] as const)("the first order in %s", (market) => {
  const word = words[market]
  let shop: RunningShop
  let browser: Browser
  let page: Page
  const troubles: string[] = []

  beforeAll(async () => {
    shop = await runShop(market)
    browser = await chromium.launch({
      ...(process.env["CHROMIUM"] ? { executablePath: process.env["CHROMIUM"] } : {}),
      args: ["--no-sandbox", "--disable-background-networking"],
    })
    page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    page.on("pageerror", ({ message }) => troubles.push(message))
  }, 120_000)
  afterAll(async () => {
    await browser?.close()
    await shop?.stop()
  })

  const kitchen = (...args: readonly string[]) =>
    skorpe("kitchen", ...args, "--server", shop.url, "--key", shop.staffKey)
  const step = (name: RegExp) => page.getByRole("heading", { level: 1 }).filter({ hasText: name })

  test("goes from the landing page to the oven, survives a killed server, and its log replays to the same world", async () => {
    await page.goto(shop.url)
    await page.getByRole("main").getByRole("link", { name: word.chooseStore }).first().click()
    await page.getByRole("link", { name: word.store }).first().click()
    await page
      .getByRole("link", { name: /Margherita/ })
      .first()
      .click()
    await page.getByText(word.size).first().click()
    await page.getByRole("button", { name: word.add }).click()
    await page.getByRole("banner").getByRole("link", { name: word.cart }).click()
    await page.getByRole("link", { name: word.toCheckout }).click()
    await page.getByLabel(word.firstName).fill(word.said)
    await page.getByLabel(word.lastName).fill("Journeysen")
    await page.getByLabel(word.phone).fill("+47 40 00 00 11")
    await page.getByRole("button", { name: word.order }).click()
    await step(word.title).waitFor()

    const [line = ""] = kitchen("list").stdout.split("\n")
    expect(line).toContain("Margherita")
    const orderId = line.split(/\s+/)[1] ?? ""
    expect(page.url()).toContain(orderId)
    expect(kitchen("next", orderId).stdout).toContain("accepted")
    expect(kitchen("next", orderId).stdout).toContain("received")
    const steps = page.getByRole("list").filter({ has: page.locator("[aria-current=step]") })
    await steps.waitFor()

    // The lights go out in the middle, and come back.
    await shop.kill()
    await shop.start()
    expect(kitchen("list").stdout).toContain(orderId)
    for (const reached of ["preparing", "inOven", "qualityCheck", "canBePickedUp", "completed"]) {
      expect(kitchen("next", orderId).stdout).toContain(reached)
    }
    await page
      .getByText(/Vel bekomme|Smaklig måltid/)
      .first()
      .waitFor({ timeout: 60_000 })
    await page.reload()
    await page
      .getByText(/Vel bekomme|Smaklig måltid/)
      .first()
      .waitFor()
    expect(troubles).toEqual([])
  })

  test("what the page downloads replays on the command line to the hash that the page shows", async () => {
    await page.goto(`${shop.url}/${market === "no" ? "butikker" : "butiker"}`)
    await page.getByRole("link", { name: word.store }).first().click()
    await page
      .getByRole("link", { name: /Margherita/ })
      .first()
      .click()
    await page.getByRole("button", { name: word.add }).click()
    await page.getByRole("banner").getByRole("link", { name: word.cart }).click()
    await page.getByRole("link", { name: word.toCheckout }).click()
    await page.getByLabel(word.firstName).fill(word.said)
    await page.getByLabel(word.lastName).fill("Journeysen")
    await page.getByLabel(word.phone).fill("+47 40 00 00 11")
    await page.getByRole("button", { name: word.order }).click()
    await step(word.title).waitFor()

    const downloading = page.waitForEvent("download")
    await page.getByTestId("log-download").click()
    const log = join(mkdtempSync(join(tmpdir(), "skorpe-journey-log-")), "log.jsonl")
    await (await downloading).saveAs(log)
    const hash = await page.getByTestId("log-hash").textContent()
    expect(hash).toMatch(/^[0-9a-f]{16}$/)
    const replayed = skorpe("replay", log)
    expect(replayed.stderr).toMatch(/all met/)
    expect(replayed).toMatchObject({ status: 0, stdout: hash })
    const seen = JSON.parse(skorpe("replay", log, "--json").stdout) as { see: { tracking: { _tag: string } } }
    expect(seen.see.tracking._tag).toBe("Following")
  })
})
