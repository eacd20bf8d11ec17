import { spawnSync } from "node:child_process"
import { mkdtempSync, readFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Browser, Page } from "playwright"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { skorpeHere } from "../../cli/src/testing/runSkorpe.fixture.ts"
import { isDeep, isInShare } from "../../core/src/testing/share.fixture.ts"
import { closeStage, openStage, passExtras, openPage } from "./ordering.ts"
import type { RunningShop } from "./runningShop.ts"

const words = {
  no: {
    store: "Oslo Sentrum",
    chooseStore: "Velg butikk",
    size: /Medium 30 cm/,
    add: /^Legg /,
    cart: /handlevogn/i,
    toCheckout: /Til bestilling/,
    skip: "Nei takk, gå til betaling",
    report: "Meld fra om en feil",
    whole: "Se hele rapporten",
    send: "Send rapporten",
    copy: "Kopier koden",
    firstName: "Fornavn",
    lastName: "Etternavn",
    phone: "Telefon",
    order: /^Bestill for/,
    title: /Bestilling \d+/,
    said: "Kunde",
    underWay: "Bestillingen din er på gang",
    again: "Bestill på nytt",
  },
  se: {
    store: "Stockholm City",
    chooseStore: "Välj butik",
    size: /Stor 40 cm/,
    add: /^Lägg /,
    cart: /varukorg/i,
    toCheckout: /Till beställning/,
    skip: "Nej tack, gå till betalning",
    report: "Rapportera ett fel",
    whole: "Se hela rapporten",
    send: "Skicka rapporten",
    copy: "Kopiera koden",
    firstName: "Förnamn",
    lastName: "Efternamn",
    phone: "Telefon",
    order: /^Beställ för/,
    title: /Beställning \d+/,
    said: "Kund",
    underWay: "Din beställning är på gång",
    again: "Beställ på nytt",
  },
} as const

const cli = join(import.meta.dirname, "..", "..", "cli", "src", "main.ts")

/** Runs the command line as `npx skorpe` does, from its sources; each day in this process, because they load slowly. */
const skorpe = async (...args: readonly string[]) => {
  const { status, stdout, stderr } = isDeep
    ? spawnSync(process.execPath, [cli, ...args], { encoding: "utf8", timeout: 120_000 })
    : await skorpeHere(...args)
  return { status, stdout: stdout.trim(), stderr: stderr.trim() }
}

// A daily run uses the market whose shop the day's other journeys have built; a deep run uses both.
const markets = isDeep ? (["no", "se"] as const) : (["no"] as const)

describe.each(markets)("the first order in %s", (market) => {
  const word = words[market]
  let shop: RunningShop
  let browser: Browser
  let page: Page
  const troubles: string[] = []

  beforeAll(async () => {
    ;({ shop, browser } = await openStage(market))
    page = await openPage(browser, { viewport: { width: 390, height: 844 } })
    page.on("pageerror", ({ message }) => troubles.push(message))
  })
  afterAll(() => closeStage({ shop, browser }))

  const kitchen = (...args: readonly string[]) =>
    skorpe("kitchen", ...args, "--server", shop.url, "--key", shop.staffKey)
  const step = (name: RegExp) => page.getByRole("heading", { level: 1 }).filter({ hasText: name })

  const fillIn = async (): Promise<void> => {
    await page.getByLabel(word.firstName).fill(word.said)
    await page.getByLabel(word.lastName).fill("Journeysen")
    await page.getByLabel(word.phone).fill("+47 40 00 00 11")
  }

  test("a pizza is ordered from the landing page on", async () => {
    await page.goto(shop.url)
    await page.getByRole("main").getByRole("link", { name: word.chooseStore }).first().click()
    await page.getByRole("link", { name: word.store }).first().click()
    await page
      .getByRole("link", { name: /Margherita/ })
      .first()
      .click()
    await page.getByRole("radio", { name: word.size }).check()
    await page.getByRole("button", { name: word.add }).click()
    await page.getByRole("banner").getByRole("link", { name: word.cart }).click()
    await page.getByRole("link", { name: word.toCheckout }).click()
    await passExtras(page, word, () => page.getByRole("button", { name: word.skip }).click())
    await fillIn()
    await page.getByRole("button", { name: word.order }).click()
    await step(word.title).waitFor()
  })

  let saved = ""

  test("the log that a report saves replays on the command line to the hash that it shows", async () => {
    await page.getByRole("contentinfo").getByRole("button", { name: word.report }).click()
    const downloading = page.waitForEvent("download")
    await page.getByTestId("log-download").click()
    const log = join(mkdtempSync(join(tmpdir(), "skorpe-journey-log-")), "log.jsonl")
    await (await downloading).saveAs(log)
    saved = readFileSync(log, "utf8")
    await page.getByText(word.whole).click()
    const hash = await page.getByTestId("log-hash").textContent()
    expect(hash).toMatch(/^[0-9a-f]{16}$/)
    expect(await skorpe("replay", log)).toMatchObject({ status: 0, stdout: hash })
    const { see } = JSON.parse((await skorpe("replay", log, "--json")).stdout) as {
      see: { tracking: { _tag: string } }
    }
    expect(see.tracking._tag).toBe("Following")
    expect(saved).not.toMatch(/Journeysen|40 00 00 11|4740000011/)
  })

  test("the same report is sent with one press, and staff read it by the code that the customer is given", async () => {
    const report = page.getByRole("dialog", { name: word.report })
    await report.getByRole("button", { name: word.send }).click()
    await report.getByRole("button", { name: word.copy }).waitFor()
    const reference = await report.locator("strong").textContent()
    expect(reference).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)
    const kept = join(mkdtempSync(join(tmpdir(), "skorpe-journey-report-")), "report.jsonl")
    const staff = ["--server", shop.url, "--key", shop.staffKey] as const
    expect(await skorpe("reports", "save", reference ?? "", "-o", kept, ...staff)).toMatchObject({ status: 0 })
    expect(readFileSync(kept, "utf8")).toBe(saved)
    await page.keyboard.press("Escape")
    await report.waitFor({ state: "detached" })
  })

  test("the order's step is shown on every page, also on a new visit, and leads back to its tracker", async () => {
    const orderId = new URL(page.url()).pathname.split("/").at(-1) ?? ""
    const bar = page.getByRole("region", { name: word.underWay })
    expect(await bar.count()).toBe(0)
    await page.goto(shop.url)
    await bar.getByText(word.store).waitFor()
    expect(await page.getByRole("button", { name: word.again }).count()).toBe(0)
    expect((await kitchen("next", orderId)).stdout).toContain("accepted")
    expect((await kitchen("next", orderId)).stdout).toContain("received")
    await bar.getByText(`${word.store} har sagt ja`).waitFor()
    await bar.getByRole("link").click()
    await step(word.title).waitFor()
    expect(page.url()).toContain(orderId)
  })

  // Daily, the experiments kill a server in the middle of orders.
  test.skipIf(!isDeep)(
    "the server is killed in the middle, and afterwards the order is whole and is followed to its end",
    async () => {
      const [line = ""] = (await kitchen("list")).stdout.split("\n")
      expect(line).toContain("Margherita")
      const orderId = line.split(/\s+/)[2] ?? ""
      expect(page.url()).toContain(orderId)
      await page.locator("[aria-current=step]").waitFor()

      await shop.kill()
      await shop.start()
      expect((await kitchen("list")).stdout).toContain(orderId)
      for (const reached of ["preparing", "inOven", "qualityCheck", "canBePickedUp", "completed"]) {
        expect((await kitchen("next", orderId)).stdout).toContain(reached)
      }
      const over = page.getByText(/Vel bekomme|Smaklig måltid/).first()
      await over.waitFor({ timeout: 60_000 })
      await page.reload()
      await over.waitFor()
      expect(troubles).toEqual([])
    },
  )

  test.skipIf(!isInShare(0, 3))("in English, on a wide screen, with the keyboard alone", async () => {
    const wide = await openPage(browser, { viewport: { width: 1280, height: 900 } })
    /** Presses Tab until an element of this name has the focus, then presses the key. */
    const reach = async (name: RegExp, key = "Enter"): Promise<void> => {
      for (let tabs = 0; tabs < 90; tabs++) {
        await wide.keyboard.press("Tab")
        const focused = await wide.evaluate(() => {
          const element = document.activeElement
          const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element?.textContent
          return element?.getAttribute("aria-label") ?? label ?? ""
        })
        if (!name.test(focused)) continue
        if (key !== "") await wide.keyboard.press(key)
        return
      }
      throw new Error(`nothing named ${name} can be reached`)
    }
    await wide.goto(`${shop.url}/en`)
    await reach(/^Choose a store/)
    await wide.waitForURL(/\/en\/buti/)
    await wide.getByRole("link", { name: word.store }).first().waitFor()
    await reach(new RegExp(word.store))
    await wide
      .getByRole("link", { name: /Margherita/ })
      .first()
      .waitFor()
    await reach(/Margherita/)
    await wide.getByRole("button", { name: /^Add to/ }).waitFor()
    await reach(/^Add to/)
    await reach(/in the cart|^Cart/)
    await wide.getByRole("link", { name: "To checkout" }).waitFor()
    await reach(/^To checkout/)
    await passExtras(wide, { skip: "No thanks, go to payment", firstName: "First name" }, async () => {
      await wide.locator("[data-sheet]:focus").waitFor()
      await reach(/^No thanks/)
    })
    for (const [label, text] of [
      [/^First name/, word.said],
      [/^Last name/, "1"],
      [/^Phone/, "+47 40 00 00 12"],
    ] as const) {
      await reach(label, "")
      await wide.keyboard.type(text)
    }
    await wide.getByRole("button", { name: /^Order for/ }).waitFor()
    await reach(/^Order for/)
    await wide
      .getByRole("heading", { level: 1 })
      .filter({ hasText: /Order \d+/ })
      .waitFor()
    await wide.close()
  })
})
