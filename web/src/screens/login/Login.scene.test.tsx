import { expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { customer } from "../../testing/samples.ts"
import { expectNoAxeViolations, renderScene } from "../../testing/renderScene.tsx"
import { openSceneShop, type SceneShop } from "../../testing/sceneShop.ts"
import { expectNoSidewaysScroll } from "../../testing/expectNoSidewaysScroll.ts"
import { denyConsent } from "../../testing/walk.ts"

const heading = (name: string) => page.getByRole("heading", { level: 1, name })
const button = (name: string) => page.getByRole("button", { name })
const phone = page.getByRole("textbox", { name: "Telefonnummer" })
const code = page.getByRole("textbox", { name: "Kode med seks sifre" })

const refused = (problem: number, status = 400) => ({
  _tag: "Refused",
  status,
  problems: [{ code: problem, message: "Nei." }],
})

const openEntrance = async (path = "/logg-inn?redirect=%2Fhandlevogn"): Promise<SceneShop> => {
  const shop = openSceneShop(path)
  shop.send(denyConsent)
  await renderScene(shop)
  return shop
}

const atCode = async (path?: string): Promise<SceneShop> => {
  const shop = await openEntrance(path)
  await phone.fill("22 11 11 11")
  await userEvent.keyboard("{Enter}")
  shop.answer("RequestLogin", null)
  await expect.element(code).toHaveFocus()
  return shop
}

const paste = (text: string): void => {
  const field = code.element() as HTMLInputElement
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text)
  field.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertFromPaste" }))
}

const tried = (shop: SceneShop): number => shop.sent().filter(({ type }) => type === "LoginCodeEntered").length

test("a code is sent to the number, its last digit submits it, and the customer is back where they were", async () => {
  const shop = await atCode()
  await expect.element(code).toHaveAttribute("autocomplete", "one-time-code")
  await expect.element(code).toHaveAttribute("inputmode", "numeric")
  await expectNoAxeViolations()
  await userEvent.keyboard("12345")
  expect(tried(shop)).toBe(0)
  await userEvent.keyboard("6")
  expect(tried(shop)).toBe(1)
  expect(JSON.stringify(shop.sent())).not.toContain("123456")
  await expect.element(button("Logger inn …")).toHaveAttribute("aria-disabled", "true")
  shop.answer("Login", null)
  expect(shop.views().route.path).toBe("/handlevogn")
  shop.answer("LoadUser", customer)
  expect(shop.views().session._tag).toBe("LoggedIn")
})

test.each([
  ["number", openEntrance],
  ["code", atCode],
])("the form for the %s fits 320 pixels", async (_field, open) => {
  await open()
  await expectNoSidewaysScroll(320)
})

test("a pasted code is sent at once, and an unfinished one is not sent by the button, which says so", async () => {
  const shop = await atCode()
  await userEvent.keyboard("123")
  await button("Fortsett").click()
  expect(shop.views().login.step).toBe("codeSent")
  await expect.element(code).toHaveFocus()
  await expect.element(code).toHaveValue("123")
  await expect.element(code).toHaveAccessibleDescription("Skriv alle de seks sifrene i koden.")
  await expectNoAxeViolations()
  paste("123 456")
  expect(shop.views().login.step).toBe("checkingCode")
})

test("a wrong code is reported beside its field, which is emptied for the next one", async () => {
  const shop = await atCode()
  paste("123456")
  shop.fail("Login", refused(4038))
  await expect.element(code).toHaveAccessibleDescription("Koden stemmer ikke.")
  await expect.element(code).toHaveFocus()
  await expect.element(code).toHaveValue("")
  await expectNoAxeViolations()
  paste("654321")
  shop.fail("Login", { _tag: "Unreachable" })
  await expect.element(code).toHaveAccessibleDescription(/Vi fikk ikke svar/)
  await expect.element(code).toHaveValue("654321")
  await button("Fortsett").click()
  expect(tried(shop)).toBe(3)
})

test("another code can be requested once the wait is over", async () => {
  const shop = await atCode()
  const asked = () => shop.sent().filter(({ type }) => type === "LoginCodeRequested").length
  await button("Ny kode om 30 sekunder").click({ force: true })
  expect(asked()).toBe(1)
  shop.wait(29_000)
  await expect.element(button("Ny kode om 1 sekund")).toHaveAttribute("aria-disabled", "true")
  shop.wait(1_000)
  await button("Send ny kode").click()
  expect(asked()).toBe(2)
  shop.answer("RequestLogin", null)
  await expect.element(button("Ny kode om 30 sekunder")).toBeVisible()
  await button("Endre nummeret").click()
  await expect.element(phone).toHaveValue("22 11 11 11")
})

test.each([
  [refused(1031), /Telefonnummeret er ikke riktig skrevet/],
  [refused(4034, 429), /så mange SMS-koder som du kan få i dag/],
  [refused(4037), /Dette nummeret er sperret/],
] as const)("what is wrong with a number is said beside it: %j", async (failure, words) => {
  const shop = await openEntrance()
  await phone.fill("22 11 11 11")
  await button("Få en kode").click()
  shop.fail("RequestLogin", failure)
  await expect.element(phone).toHaveAccessibleDescription(words)
  await expect.element(phone).toHaveFocus()
})

test("a valid number of another country is not called mistyped: the error lists the supported countries", async () => {
  const shop = await openEntrance()
  await phone.fill("+1 212 555 0100")
  await button("Få en kode").click()
  shop.fail("RequestLogin", refused(1031))
  await expect.element(phone).toHaveAccessibleDescription(/numre fra Norge, Sverige, Danmark, Finland og Island/)
  await expect.element(phone).not.toHaveAccessibleDescription(/ikke riktig skrevet/)
})

test("a passkey is offered once the device reports that it supports them, without a layout shift", async () => {
  const shop = await openEntrance()
  const member = page.getByRole("link", { name: "Ny her? Bli medlem" })
  const top = () => member.element().getBoundingClientRect().top
  await expect.element(member).toBeVisible()
  const before = top()
  await expect.element(button("Logg inn med passnøkkel")).not.toBeInTheDocument()
  shop.answer("ReadPasskeySupport", true)
  await expect.element(button("Logg inn med passnøkkel")).toBeVisible()
  expect(top()).toBe(before)
  await expectNoAxeViolations()
})

test("a passkey logs the customer in by the keyboard alone; without one the other ways stay, and say so", async () => {
  const shop = await openEntrance()
  shop.answer("ReadPasskeySupport", true)
  await expect.element(phone).toBeVisible()
  button("Logg inn med passnøkkel").element().focus()
  await userEvent.keyboard("{Enter}")
  await expect.element(button("Følg det enheten din sier …")).toHaveFocus()
  shop.answer("LoginPasskey", { _tag: "NotGiven" })
  await expect.element(page.getByRole("alert").getByText(/^Ingen passnøkkel ble brukt/)).toBeVisible()
  await expect.element(phone).toBeVisible()
  await userEvent.keyboard("{Enter}")
  await expect.element(page.getByText(/^Ingen passnøkkel ble brukt/)).not.toBeInTheDocument()
  shop.answer("LoginPasskey", { _tag: "LoggedIn" })
  expect(shop.views().route.path).toBe("/handlevogn")
})

test("passkeys are not offered on a device without support for them", async () => {
  const shop = await openEntrance()
  shop.answer("ReadPasskeySupport", false)
  await expect.element(button("Logg inn med e-post")).toBeVisible()
  await expect.element(button("Logg inn med passnøkkel")).not.toBeInTheDocument()
})

test("a missing response is announced, and the same button retries", async () => {
  const shop = await openEntrance()
  await phone.fill("22 11 11 11")
  await button("Få en kode").click()
  shop.fail("RequestLogin", { _tag: "Unreachable" })
  await expect.element(page.getByRole("alert").filter({ hasText: "Vi fikk ikke svar" })).toBeVisible()
  await expect.element(button("Få en kode")).toHaveFocus()
  await expectNoAxeViolations()
})

test("e-mail and password log in as well; a wrong one is reported beside the password", async () => {
  const shop = await openEntrance()
  await button("Logg inn med e-post").click()
  await expect.element(button("Logg inn med telefon")).toHaveFocus()
  await page.getByRole("textbox", { name: "E-post" }).fill("kunde1@pizza.test")
  const password = page.getByLabelText("Passord")
  await password.fill("et langt passord")
  await expectNoAxeViolations()
  await userEvent.keyboard("{Enter}")
  expect(JSON.stringify(shop.sent())).not.toContain("et langt passord")
  shop.fail("LoginEmail", refused(2001))
  await expect.element(password).toHaveAccessibleDescription(/Feil brukernavn eller passord/)
  await expect.element(password).toHaveFocus()
  await userEvent.keyboard("{Enter}")
  shop.fail("LoginEmail", refused(2004, 403))
  await expect.element(page.getByRole("alert").filter({ hasText: "For mange forsøk" })).toBeVisible()
  await password.click()
  await userEvent.keyboard("{Enter}")
  shop.answer("LoginEmail", null)
  expect(shop.views().route.path).toBe("/handlevogn")
})

test("an unknown number becomes a member, by keyboard alone, in five fields", async () => {
  const shop = await atCode("/registrer-bruker?redirect=%2Fhandlevogn")
  paste("123456")
  shop.fail("Login", refused(3009, 404))
  await expect.element(heading("Bli medlem")).toHaveFocus()
  await expectNoAxeViolations()
  await userEvent.keyboard("{Tab}Kunde{Enter}")
  await expect.element(page.getByRole("textbox", { name: "Etternavn" })).toHaveFocus()
  await expect
    .element(page.getByRole("textbox", { name: "Etternavn" }))
    .toHaveAccessibleDescription("Skriv etternavnet ditt.")
  await expect
    .element(page.getByRole("checkbox", { name: /godtar medlemsvilkårene/ }))
    .toHaveAccessibleDescription("Du må godta vilkårene for å bli medlem.")
  await expectNoAxeViolations()
  await userEvent.keyboard("2{Tab}kunde2@pizza.test{Tab} {Tab} {Enter}")
  expect(shop.views().login.step).toBe("creating")
  shop.fail("CreateAccount", refused(1012, 409))
  const email = page.getByRole("textbox", { name: /^E-post/ })
  await expect.element(email).toHaveAccessibleDescription("E-postadressen er allerede i bruk.")
  await expect.element(email).toHaveFocus()
  await userEvent.keyboard("{Enter}")
  shop.answer("CreateAccount", null)
  expect(shop.views().route.path).toBe("/handlevogn")
})

test("a registration whose proof has expired asks for a code, and then completes by itself", async () => {
  const shop = await atCode()
  paste("123456")
  shop.fail("Login", refused(3009, 404))
  shop.send({ type: "AccountTyped", field: "firstName", text: "Kunde" })
  shop.send({ type: "AccountTyped", field: "lastName", text: "2" })
  shop.send({ type: "BoxTicked", box: "terms", ticked: true })
  await button("Bli medlem").click()
  shop.fail("CreateAccount", refused(4039))
  shop.answer("RequestLogin", null)
  await expect.element(heading("Bekreft nummeret ditt")).toBeVisible()
  paste("654321")
  shop.answer("VerifyPhone", { _tag: "Verified", status: 204 })
  shop.answer("CreateAccount", null)
  expect(shop.views().session._tag).toBe("Recognised")
})

test("a customer who is logged in already gets a link to their page", async () => {
  const shop = openSceneShop("/logg-inn", { device: { loggedIn: true } })
  shop.answer("LoadUser", customer)
  await renderScene(shop)
  await expect.element(heading("Du er logget inn")).toBeVisible()
  await expect.element(page.getByRole("link", { name: "Til Min side" })).toHaveAttribute("href", "/min-side")
})

test("from login to registration and back the page to return to stays the same", async () => {
  await openEntrance()
  await page.getByRole("link", { name: "Ny her? Bli medlem" }).click()
  await expect
    .element(page.getByRole("link", { name: "Medlem? Logg inn" }))
    .toHaveAttribute("href", "/logg-inn?redirect=%2Fhandlevogn")
})
