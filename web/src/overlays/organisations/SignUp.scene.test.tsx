import { expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { expectNoAxeViolations, renderScene } from "../../testing/renderScene.tsx"
import { customer } from "../../testing/samples.ts"
import { openSceneShop, type SceneShop } from "../../testing/sceneShop.ts"

const panel = page.getByRole("dialog", { name: "Registrer bedrift" })
const name = panel.getByLabelText("Bedriftens navn")
const number = panel.getByLabelText("Organisasjonsnummer")
const signUp = panel.getByRole("button", { name: "Registrer bedriften" })

const noLimits = { perOrder: null, perMonth: null }
const made = {
  id: "org-9",
  name: "Bedrift 9 AS",
  number: "922222223",
  limits: noLimits,
  approved: null,
  discount: null,
  membership: { role: "administrator", isActive: true, limits: noLimits },
}

/** A customer on their own page, with the sign-up form of a company open. */
const inForm = async (): Promise<SceneShop> => {
  const shop = openSceneShop("/min-side", { device: { loggedIn: true } })
  shop.answer("LoadUser", { ...customer, firstName: "Kunde", lastName: "1" })
  await renderScene(shop)
  await page.getByRole("main").getByRole("button", { name: "Registrer bedrift" }).click()
  shop.wait(300)
  await expect.element(panel).toBeVisible()
  return shop
}

test("a customer signs up their company by keyboard, and orders for it", async () => {
  const shop = await inForm()
  await name.click()
  await userEvent.keyboard("Bedrift 9 AS{Tab}922222223")
  shop.wait(400)
  shop.answer("FindOrganisations", { byName: [], hasNumber: false })
  await expectNoAxeViolations()
  await userEvent.keyboard("{Enter}")
  await expect.element(panel.getByRole("button", { name: "Registrerer …" })).toBeVisible()
  shop.answer("CreateOrganisation", made)
  await expect.element(panel.getByRole("heading", { name: "Bedrift 9 AS er registrert" })).toHaveFocus()
  await expect.element(panel.getByText(/^Vi ser på bedriften/)).toBeVisible()
  await expect
    .element(panel.getByRole("link", { name: "Åpne bedriften" }))
    .toHaveAttribute("href", "/min-side/bedrift/org-9")
  await expectNoAxeViolations()
  await panel.getByRole("button", { name: "Bestill for bedriften" }).click()
  shop.wait(300)
  await expect.element(panel).not.toBeInTheDocument()
  await expect.element(page.getByRole("main").getByText("Bedrift 9 AS")).toBeVisible()
  expect(shop.views().session).toMatchObject({ organisation: { organisationId: "org-9" } })
})

test("matching companies are listed while the name is typed, and a number that is registered already is reported at once", async () => {
  const shop = await inForm()
  await userEvent.fill(name, "Bedrift")
  await userEvent.fill(number, "922 222 223")
  shop.wait(400)
  shop.answer("FindOrganisations", { byName: [{ name: "Bedrift 1 AS", number: "922222223" }], hasNumber: true })
  await expect.element(panel.getByText("922 222 223")).toBeVisible()
  await expect.element(panel.getByText(/^En bedrift med dette nummeret/)).toBeVisible()
  await expect.element(number).toHaveAttribute("aria-invalid", "true")
  await expectNoAxeViolations()
})

test("a missing name or an invalid number is reported at its field, which has the focus", async () => {
  await inForm()
  await signUp.click()
  await expect.element(name).toHaveFocus()
  await expect.element(panel.getByText(/^Skriv bedriftens navn/)).toBeVisible()
  await userEvent.fill(name, "Bedrift 9 AS")
  await userEvent.fill(number, "922 222 224")
  await signUp.click()
  await expect.element(number).toHaveFocus()
  await expect.element(panel.getByText(/^Dette er ikke et organisasjonsnummer/)).toBeVisible()
})

test("an error says that a company is registered already and who can help, and typed text is kept", async () => {
  const shop = await inForm()
  await userEvent.fill(name, "Bedrift 1 AS")
  await userEvent.fill(number, "922222223")
  await signUp.click()
  shop.fail("CreateOrganisation", { _tag: "Refused", status: 409, problems: [{ code: 3002, message: "Nei." }] })
  await expect.element(panel.getByRole("alert").getByText(/^Bedriften er allerede registrert/)).toBeVisible()
  await expect.element(name).toHaveValue("Bedrift 1 AS")
  await expectNoAxeViolations()
  await panel.getByRole("link", { name: "Kontakt oss" }).click()
  expect(shop.views().route.path).toBe("/kontakt")
})

test("the drawer leads a customer without a company to the form, and the account picker one with a company", async () => {
  const shop = openSceneShop("/side/faq", { device: { loggedIn: true } })
  shop.answer("LoadUser", customer)
  await renderScene(shop)
  shop.send({ type: "DrawerOpened" })
  shop.wait(300)
  await page.getByRole("dialog", { name: "Meny" }).getByRole("button", { name: "Registrer bedrift" }).click()
  shop.wait(600)
  await expect.element(panel).toBeVisible()
  await userEvent.keyboard("{Escape}")
  shop.wait(300)
  shop.send({ type: "ModalOpened", modal: { _tag: "AccountPicker" } })
  shop.wait(300)
  await page
    .getByRole("dialog", { name: "Hvem bestiller du for?" })
    .getByRole("button", { name: "Registrer bedrift" })
    .click()
  shop.wait(600)
  await expect.element(panel).toBeVisible()
})

test("a guest is sent to the login, and returns here afterwards", async () => {
  const shop = openSceneShop("/en/side/faq")
  await renderScene(shop)
  shop.send({ type: "ModalOpened", modal: { _tag: "SignUpOrganisation" } })
  shop.wait(300)
  await expect
    .element(page.getByRole("dialog").getByRole("link", { name: "Log in" }))
    .toHaveAttribute("href", "/en/logg-inn?redirect=%2Fen%2Fside%2Ffaq")
})
