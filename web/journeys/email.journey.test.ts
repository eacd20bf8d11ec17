import type { Browser } from "playwright"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { openPhone } from "./customer.ts"
import { openBrowser } from "./ordering.ts"
import { newestMessage, proveNumber, sentTo } from "./proveNumber.ts"

const url = inject("sharedShop")
const email = "kunde742@skorpe.test"
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
}, 120_000)
afterAll(() => browser?.close())

test("a member confirms their e-mail address by the link of the mail that follows the registration", async () => {
  const phone = await openPhone(browser)
  const page = await phone.newPage()
  await page.goto(`${url}/registrer-bruker`)
  await proveNumber(page, url, "40 00 07 42", "+4740000742")
  const before = await newestMessage(url)
  await page.getByLabel("Fornavn").fill("Kunde")
  await page.getByLabel("Etternavn").fill("742")
  await page.getByLabel(/^E-post/).fill(email)
  await page.getByLabel(/godtar medlemsvilkårene/).check()
  await page.getByRole("button", { name: "Bli medlem" }).click()
  await page.getByText(/^Adressen er ikke bekreftet ennå/).waitFor()

  const fragment = /\/min-side(#email=\S+)/.exec(await sentTo(url, email, before))?.[1] ?? ""
  const mail = await phone.newPage()
  await mail.goto(`${url}/min-side${fragment}`)
  await mail.getByText("E-postadressen er bekreftet. Takk!").waitFor()
  await mail.getByText(email).waitFor()
  await mail.getByText(/^Adressen er ikke bekreftet ennå/).waitFor({ state: "detached" })
  await mail.waitForURL((address) => address.hash === "")

  await page.reload()
  await page.getByText(email).waitFor()
  await page.getByText(/^Adressen er ikke bekreftet ennå/).waitFor({ state: "detached" })

  const stranger = await openPhone(browser)
  const again = await stranger.newPage()
  await again.goto(`${url}/min-side${fragment}`)
  // A retry after a lost answer gets only the first call's result, from any device.
  await again.getByText("E-postadressen er bekreftet. Takk!").waitFor()
  expect(await again.getByText(email).count()).toBe(0)
  await stranger.close()
  await phone.close()
})
