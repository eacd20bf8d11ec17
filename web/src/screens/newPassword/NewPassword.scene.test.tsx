import type { Profile } from "@skorpe/core/domain/account"
import { expect, onTestFinished, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { customer } from "../../testing/samples.ts"
import { expectNoAxeViolations, renderScene } from "../../testing/renderScene.tsx"
import { openSceneShop, type SceneShop } from "../../testing/sceneShop.ts"

const heading = (name: string) => page.getByRole("heading", { level: 1, name })
const button = (name: string) => page.getByRole("button", { name })
const password = page.getByLabelText("Det nye passordet")
const refused = (code: number) => ({ _tag: "Refused", status: 400, problems: [{ code, message: "Nei." }] })

/** Opens the page by a mail's link; the fragment is set on the test page's own address. */
const openLink = async (user: Profile | null = null): Promise<SceneShop> => {
  const address = location.pathname + location.search
  history.replaceState(null, "", `${address}#email=kunde1%40pizza.test&token=link.token`)
  onTestFinished(() => history.replaceState(null, "", address))
  const shop = openSceneShop("/nytt-passord", { device: { loggedIn: user !== null } })
  if (user !== null) shop.answer("LoadUser", user)
  await renderScene(shop)
  return shop
}

test("a mail with a link is requested, and the response does not reveal whether there is an account", async () => {
  const shop = openSceneShop("/nytt-passord")
  await renderScene(shop)
  await expectNoAxeViolations()
  const email = page.getByRole("textbox", { name: "E-post" })
  await email.fill("kunde1")
  await button("Send lenken").click()
  shop.fail("RequestReset", refused(1009))
  await expect.element(email).toHaveAccessibleDescription("E-postadressen er ikke gyldig.")
  await expect.element(email).toHaveFocus()
  await email.fill("kunde1@pizza.test")
  await userEvent.keyboard("{Enter}")
  shop.answer("RequestReset", null)
  await expect.element(heading("Se i innboksen")).toHaveFocus()
  await expect.element(page.getByText(/^Har kunde1@pizza.test en konto, er en lenke på vei/)).toBeVisible()
})

test("the link of a mail sets a password, once it is long enough", async () => {
  const shop = await openLink()
  await expect.element(page.getByText("Velg et passord for kunde1@pizza.test.")).toBeVisible()
  await expectNoAxeViolations()
  await password.fill("kort")
  await userEvent.keyboard("{Enter}")
  shop.fail("ResetPassword", refused(1002))
  await expect.element(password).toHaveAccessibleDescription(/mellom 8 og 200 tegn/)
  await expect.element(password).toHaveFocus()
  await password.fill("langt nok passord")
  await userEvent.keyboard("{Enter}")
  expect(JSON.stringify(shop.sent())).not.toMatch(/link\.token|langt nok passord/)
  shop.answer("ResetPassword", null)
  await expect.element(heading("Passordet er lagret")).toHaveFocus()
  await page.getByRole("link", { name: "Til innloggingen" }).click()
  expect(shop.views().login.step).toBe("idle")
})

test("an expired link leads to a new one for the same address", async () => {
  const shop = await openLink()
  await password.fill("langt nok passord")
  await userEvent.keyboard("{Enter}")
  shop.fail("ResetPassword", refused(3013))
  await expect.element(page.getByRole("alert").filter({ hasText: "Lenken er brukt" })).toBeVisible()
  await expect.element(page.getByRole("textbox", { name: "E-post" })).toHaveValue("kunde1@pizza.test")
  await expect.element(heading("Nytt passord")).toHaveFocus()
})

const ofAnother = page.getByText("Det er en annen konto enn den du er logget inn på.")

test("a link of another account than the customer's own says so, and leads to a new link when it has expired", async () => {
  const shop = await openLink({ ...customer, email: "kunde3@pizza.test" })
  await expect.element(page.getByText("Velg et passord for kunde1@pizza.test.")).toBeVisible()
  await expect.element(ofAnother).toBeVisible()
  await password.fill("langt nok passord")
  await userEvent.keyboard("{Enter}")
  shop.fail("ResetPassword", refused(3013))
  await expect.element(page.getByRole("alert").filter({ hasText: "Lenken er brukt" })).toBeVisible()
  await expect.element(page.getByRole("textbox", { name: "E-post" })).toHaveValue("kunde1@pizza.test")
  await expect.element(page.getByLabelText("Det gamle passordet")).not.toBeInTheDocument()
})

test("a link of the customer's own account does not mention another account", async () => {
  await openLink(customer)
  await expect.element(page.getByText("Velg et passord for kunde1@pizza.test.")).toBeVisible()
  await expect.element(ofAnother).not.toBeInTheDocument()
})

test("a customer who is logged in changes their password with the old one", async () => {
  const shop = openSceneShop("/nytt-passord", { device: { loggedIn: true } })
  shop.answer("LoadUser", customer)
  await renderScene(shop)
  await expectNoAxeViolations()
  const old = page.getByLabelText("Det gamle passordet")
  await old.fill("feil passord")
  await password.fill("langt nok passord")
  await userEvent.keyboard("{Enter}")
  shop.fail("ChangePassword", refused(1019))
  await expect.element(old).toHaveAccessibleDescription("Feil passord.")
  await expect.element(old).toHaveFocus()
  await userEvent.keyboard("{Enter}")
  shop.answer("ChangePassword", null)
  await expect.element(heading("Passordet er lagret")).toHaveFocus()
  await expect.element(page.getByRole("link", { name: "Til Min side" })).toHaveAttribute("href", "/min-side")
})

test("a customer whose address is not confirmed is told that the link confirms it", async () => {
  const shop = openSceneShop("/nytt-passord", { device: { loggedIn: true } })
  shop.answer("LoadUser", { ...customer, emailVerified: false })
  await renderScene(shop)
  await button("Glemt det gamle, eller aldri hatt noe? Få en lenke").click()
  shop.answer("RequestReset", null)
  await expect.element(heading("Se i innboksen")).toHaveFocus()
  await expect.element(page.getByText(/^kunde1@pizza.test er ikke bekreftet ennå/)).toBeVisible()
  await expect.element(page.getByText(/i en time/)).not.toBeInTheDocument()
})
