import { expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { expectNoAxeViolations, renderScene } from "../../../testing/renderScene.tsx"
import { customer } from "../../../testing/samples.ts"
import type { SceneShop } from "../../../testing/sceneShop.ts"
import { atCheckout, denyConsent } from "../../../testing/walk.ts"

const main = page.getByRole("main")
const firstName = page.getByRole("textbox", { name: "Fornavn" })
const number = page.getByRole("textbox", { name: "Telefonnummer" })
const code = page.getByRole("textbox", { name: "Kode med seks sifre" })
const logIn = main.getByRole("button", { name: "Logg inn", exact: true })

const atLogin = async (): Promise<SceneShop> => {
  const shop = atCheckout()
  shop.send(denyConsent)
  await renderScene(shop)
  await userEvent.fill(firstName, "Annen")
  await logIn.click()
  return shop
}

test("a guest logs in at the checkout: typed fields are kept, and empty ones get the account's details", async () => {
  const shop = await atLogin()
  await expect.element(number).toHaveFocus()
  await userEvent.keyboard("22 11 11 11{Enter}")
  shop.answer("RequestLogin", null)
  await expect.element(code).toHaveFocus()
  await expectNoAxeViolations()
  await userEvent.keyboard("123456")
  shop.answer("Login", null)
  shop.answer("LoadUser", { ...customer, firstName: "Kunde", lastName: "1" })
  await expect.element(code).not.toBeInTheDocument()
  await expect.element(firstName).toHaveValue("Annen")
  await expect.element(page.getByRole("textbox", { name: "Etternavn" })).toHaveValue("1")
  await expect.element(page.getByRole("heading", { name: "Hvem henter?" })).toHaveFocus()
  expect(shop.views().route.screen._tag).toBe("Checkout")
})

test("a guest logs in at the checkout with a passkey", async () => {
  const shop = await atLogin()
  shop.answer("ReadPasskeySupport", true)
  await main.getByRole("button", { name: "Logg inn med passnøkkel" }).click()
  shop.answer("LoginPasskey", { _tag: "LoggedIn" })
  shop.answer("LoadUser", { ...customer, firstName: "Kunde", lastName: "1" })
  await expect.element(page.getByRole("textbox", { name: "Etternavn" })).toHaveValue("1")
  await expect.element(firstName).toHaveValue("Annen")
  expect(shop.views().route.screen._tag).toBe("Checkout")
})

test("the login starts with the contact's phone number, and returns the focus to its button when it closes", async () => {
  const shop = atCheckout()
  shop.send(denyConsent)
  await renderScene(shop)
  await userEvent.fill(page.getByRole("textbox", { name: "Telefon" }), "22 11 11 11")
  await logIn.click()
  await expect.element(number).toHaveValue("22 11 11 11")
  await main.getByRole("button", { name: "Fortsett uten å logge inn" }).click()
  await expect.element(number).not.toBeInTheDocument()
  await expect.element(logIn).toHaveFocus()
})

test("a number without an account can become a member and return, or order without", async () => {
  const shop = await atLogin()
  await userEvent.keyboard("22 11 11 11{Enter}")
  shop.answer("RequestLogin", null)
  await userEvent.keyboard("123456")
  shop.fail("Login", { _tag: "Refused", status: 400, problems: [{ code: 3009, message: "Nei." }] })
  await expect
    .element(main.getByRole("link", { name: "Bli medlem" }))
    .toHaveAttribute("href", "/registrer-bruker?redirect=%2Fbetaling")
  await expectNoAxeViolations()
  await main.getByRole("button", { name: "Fortsett uten å logge inn" }).click()
  await expect.element(logIn).toHaveFocus()
  await expect.element(firstName).toHaveValue("Annen")
})
