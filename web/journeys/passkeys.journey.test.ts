import type { Browser, BrowserContext, CDPSession, Page } from "playwright"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { openPhone } from "./customer.ts"
import { openBrowser } from "./ordering.ts"
import { proveNumber } from "./proveNumber.ts"

const url = inject("sharedShop")
let browser: Browser
let phone: BrowserContext
let page: Page
let devTools: CDPSession
let authenticatorId: string

/** A phone whose screen lock the customer opens; Chromium plays its authenticator, and signs as a real one does. */
beforeAll(async () => {
  browser = await openBrowser()
  phone = await openPhone(browser)
  page = await phone.newPage()
  devTools = await phone.newCDPSession(page)
  await devTools.send("WebAuthn.enable")
  const options = {
    protocol: "ctap2",
    transport: "internal",
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const
  authenticatorId = (await devTools.send("WebAuthn.addVirtualAuthenticator", { options })).authenticatorId
}, 120_000)
afterAll(() => browser?.close())

const main = () => page.getByRole("main")
const heading = (name: string) => page.getByRole("heading", { level: 1, name })
const section = () => main().getByRole("region", { name: "Passnøkler" })
const byPasskey = () => page.getByRole("button", { name: "Logg inn med passnøkkel" })
const kept = async () => (await devTools.send("WebAuthn.getCredentials", { authenticatorId })).credentials

const logOut = async (): Promise<void> => {
  await main().getByRole("button", { name: "Logg ut", exact: true }).click()
  await heading("Du er logget ut").waitFor()
}

/** Presses Tab until a button has the focus, as a customer without a mouse does. */
const tabTo = async (name: string): Promise<void> => {
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? "")
  for (let presses = 0; presses < 60 && (await focused()) !== name; presses++) await page.keyboard.press("Tab")
  expect(await focused()).toBe(name)
}

test("a member adds a passkey, which their phone keeps under an id that tells nobody who they are", async () => {
  await page.goto(`${url}/registrer-bruker`)
  await proveNumber(page, url, "40 00 07 51", "+4740000751")
  await page.getByLabel("Fornavn").fill("Kunde")
  await page.getByLabel("Etternavn").fill("751")
  await page.getByLabel(/godtar medlemsvilkårene/).check()
  await page.getByRole("button", { name: "Bli medlem" }).click()
  await heading("Min side").waitFor()
  await section().getByText("Du har ingen passnøkkel ennå.").waitFor()
  await section().getByRole("button", { name: "Legg til en passnøkkel" }).click()
  await section()
    .getByText(/^Passnøkkelen er lagt til/)
    .waitFor()
  await section()
    .getByRole("listitem")
    .getByText(/ på Linux$/)
    .waitFor()
  const [made, ...others] = await kept()
  expect([others, made?.rpId, made?.isResidentCredential]).toEqual([[], "localhost", true])
  expect(Buffer.from(made?.userHandle ?? "", "base64")).toHaveLength(16)
})

test("a phone that has one makes no second, and says so", async () => {
  await section().getByRole("button", { name: "Legg til en passnøkkel" }).click()
  await section()
    .getByText(/^Denne enheten har allerede en passnøkkel/)
    .waitFor()
  expect(await kept()).toHaveLength(1)
})

test("the member logs in with it, by the keyboard alone, without a number or a code, and is back where they were", async () => {
  await logOut()
  const asked: string[] = []
  page.on("request", (request) => {
    if (request.url().includes("/api/auth/")) asked.push(new URL(request.url()).pathname)
  })
  await page.goto(`${url}/logg-inn?redirect=%2Fmin-side`)
  await byPasskey().waitFor()
  await tabTo("Logg inn med passnøkkel")
  await page.keyboard.press("Enter")
  await page.waitForURL(`${url}/min-side`)
  await main().getByText("Kunde 751").waitFor()
  expect(asked.filter((path) => !path.includes("bot-check"))).toEqual([
    "/api/auth/passkey-options",
    "/api/auth/login-passkey",
  ])
  await section()
    .getByText(/Sist brukt/)
    .waitFor()
})

test("the log of the page holds nothing that was signed", async () => {
  await page.getByRole("contentinfo").getByRole("button", { name: "Meld fra om en feil" }).click()
  const saving = page.waitForEvent("download")
  await page.getByTestId("log-download").click()
  const stream = await (await saving).createReadStream()
  let text = ""
  for await (const piece of stream) text += String(piece)
  expect(text).toContain('"PasskeyLoginChosen"')
  const [made] = await kept()
  const words = ["signature", "clientDataJSON", "authenticatorData", "challenge", "userHandle"]
  const secrets = [made?.credentialId, made?.userHandle].map((one) =>
    Buffer.from(one ?? "", "base64").toString("base64url"),
  )
  for (const word of [...words, ...secrets]) expect(text).not.toContain(word)
})

test("a passkey that is removed logs nobody in: the phone still offers it, and the shop says no, and what to do", async () => {
  await page.goto(`${url}/min-side`)
  const remove = section().getByRole("button", { name: /^Fjern passnøkkelen/ })
  await remove.click()
  await section().getByRole("button", { name: "Behold den" }).click()
  await remove.click()
  await section().getByRole("button", { name: "Fjern den" }).click()
  await section()
    .getByText(/^Passnøkkelen er fjernet/)
    .waitFor()
  await logOut()
  expect(await kept()).toHaveLength(1)
  await page.goto(`${url}/logg-inn`)
  await byPasskey().click()
  await page
    .getByRole("alert")
    .getByText(/^Passnøkkelen gjelder ikke her lenger/)
    .waitFor()
  expect((await phone.cookies(url)).map(({ name }) => name)).not.toContain("__Host-session")
})

test("a phone without a passkey leaves the other ways open, and a code still logs in", async () => {
  await devTools.send("WebAuthn.clearCredentials", { authenticatorId })
  await page.goto(`${url}/logg-inn?redirect=%2Fmin-side`)
  await byPasskey().click()
  await page
    .getByRole("alert")
    .getByText(/^Ingen passnøkkel ble brukt/)
    .waitFor({ timeout: 120_000 })
  await proveNumber(page, url, "40 00 07 51", "+4740000751")
  await page.waitForURL(`${url}/min-side`)
  await main().getByText("Kunde 751").waitFor()
})
