import { expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { renderScene, expectNoAxeViolations } from "../../../testing/renderScene.tsx"
import { asKnown } from "../../../testing/walk.ts"

const firstName = page.getByRole("textbox", { name: "Fornavn" })
const phone = page.getByRole("textbox", { name: "Telefon" })

test("a known customer's contact details are one line, and the order is one press away", async () => {
  const shop = asKnown()
  await renderScene(shop)
  await expect.element(page.getByText("Kunde 1 · +47 22 11 11 11 · kunde1@pizza.test")).toBeVisible()
  await expect.element(firstName).not.toBeInTheDocument()
  const typed = "main input:not([type=checkbox], [type=radio]), main textarea"
  expect(document.querySelectorAll(typed).length).toBe(1)
  await expectNoAxeViolations()
  await page.getByTestId("order").click()
  expect(shop.views().checkout.step).toEqual({ _tag: "Sending" })
})

test("the line expands into fields with the account's details, and typed text is kept", async () => {
  const shop = asKnown()
  await renderScene(shop)
  await page.getByRole("button", { name: "Endre hvem det er" }).click()
  await expect.element(firstName).toHaveFocus()
  await expect.element(firstName).toHaveValue("Kunde")
  await userEvent.fill(phone, "22 11 11 99")
  await expectNoAxeViolations()
  shop.send({ type: "LogoutChosen" })
  shop.answer("Logout", null)
  shop.send({ type: "PathOpened", path: "/betaling", how: "link" })
  await expect.element(phone).toHaveValue("22 11 11 99")
  await expect.element(firstName).toHaveValue("")
})

test("an invalid phone number opens the fields, with its error", async () => {
  const shop = asKnown()
  await renderScene(shop)
  await page.getByTestId("order").click()
  shop.answer("ReadPhone", { _tag: "NotAPhone", reason: "invalid" })
  await expect.element(phone).toHaveAccessibleDescription(/gyldig nordisk nummer/)
})

test("offers that the account has agreed to are not asked about", async () => {
  await renderScene(asKnown({ notificationTypes: ["sms"] }))
  await expect.element(page.getByRole("checkbox", { name: "Send meg tilbud på e-post" })).toBeVisible()
  await expect.element(page.getByRole("checkbox", { name: "Send meg tilbud på SMS" })).not.toBeInTheDocument()
})
