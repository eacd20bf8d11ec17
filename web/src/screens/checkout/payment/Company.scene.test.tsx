import { describe, expect, test } from "vitest"
import { kroner } from "@skorpe/core/domain/money"
import { organisationOf } from "@skorpe/core/units/session"
import { page, userEvent } from "vitest/browser"
import { renderScene, expectNoAxeViolations } from "../../../testing/renderScene.tsx"
import { priceOf } from "../../../testing/samples.ts"
import { asCompany, asKnown } from "../../../testing/walk.ts"

const note = page.getByRole("textbox", { name: /^Merking på fakturaen/ })

test("a company says what it wants on its invoice, which nobody else is asked", async () => {
  const shop = asCompany()
  await renderScene(shop)
  await userEvent.fill(note, "Prosjekt 7")
  expect(shop.views().checkout.billingNote).toBe("Prosjekt 7")
  await expectNoAxeViolations()
  await page.getByRole("radio", { name: /^I butikken/ }).click()
  await expect.element(note).not.toBeInTheDocument()
})

describe("whom the order is for", () => {
  const organisations = [
    { organisationId: "org-1", isActive: true, name: "Bedrift 1 AS" },
    { organisationId: "org-2", isActive: true, name: "Bedrift 2 AS" },
  ]
  const payment = page.getByRole("region", { name: "Betaling" })
  const order = page.getByTestId("order")

  test("is named beside the payment, for a member of two companies", async () => {
    await renderScene(asKnown({ organisations }, "org-2"))
    await expect.element(payment.getByText("Du bestiller for Bedrift 2 AS.")).toBeVisible()
    expect(payment.getByText("Bedrift 2 AS").element().tagName).toBe("BDI")
    await expectNoAxeViolations()
  })

  test("is announced, and must be confirmed, when another tab has chosen a company", async () => {
    const shop = asKnown({ organisations })
    await renderScene(shop)
    await expect.element(payment.getByText("Du bestiller for deg selv.")).toBeVisible()
    const value = { customerId: "u1", organisationId: "org-1" }
    shop.send({ type: "KeptElsewhere", kept: { entry: "currentAccount", value } })
    const told = payment.getByText("Du bestiller nå for Bedrift 1 AS.")
    await expect.element(told).toBeVisible()
    expect(told.element().closest("[aria-live=polite]")).not.toBeNull()
    shop.wait(1000)
    shop.answer("ValidatePrice", priceOf(299))
    await order.click()
    await expect.element(page.getByRole("alert").getByText("Du bestiller nå for Bedrift 1 AS.")).toBeVisible()
    await expectNoAxeViolations()
    expect(shop.views().checkout.step._tag).toBe("Filling")
    await order.click()
    expect(shop.views().checkout.step._tag).toBe("Sending")
  })

  test("is not shown to a customer without a company", async () => {
    await renderScene(asKnown())
    await expect.element(payment).toBeVisible()
    await expect.element(page.getByText(/^Du bestiller/)).not.toBeInTheDocument()
  })
})

describe("what is left of a company's budget", () => {
  const order = page.getByTestId("order")

  test("is shown beside the payment once it has loaded", async () => {
    const shop = asCompany()
    await renderScene(shop)
    await expect.element(page.getByText("Henter det som er igjen av budsjettet …")).toBeVisible()
    shop.answer("LoadBudget", { isApproved: true, perOrder: null, left: kroner(4200) })
    await expect.element(page.getByText("4 200 kr igjen denne måneden.")).toBeVisible()
    await expectNoAxeViolations()
  })

  test("is reported before the last tap if the order exceeds it, and the order button stays enabled", async () => {
    const shop = asCompany()
    await renderScene(shop)
    shop.answer("LoadBudget", { isApproved: true, perOrder: null, left: kroner(120) })
    await expect
      .element(page.getByText(/dyrere enn det som er igjen av budsjettet denne måneden: 120\skr/))
      .toBeVisible()
    await expect.element(order).toHaveAttribute("aria-disabled", "false")
    await expectNoAxeViolations()
    await page.getByRole("button", { name: "Betal selv" }).click()
    await expect.element(page.getByText(/dyrere enn/)).not.toBeInTheDocument()
    await expect.element(page.getByRole("radio", { name: /^I butikken/ })).toBeChecked()
  })

  test("is not mentioned for an order that exceeds the limit for a single order", async () => {
    const shop = asCompany()
    await renderScene(shop)
    shop.answer("LoadBudget", { isApproved: true, perOrder: kroner(200), left: kroner(120) })
    await expect.element(page.getByText(/bedriftens grense for én bestilling: 200\skr/)).toBeVisible()
  })

  test("does not exist while the company awaits approval, and the order can be paid in the store", async () => {
    const shop = asCompany()
    await renderScene(shop)
    shop.answer("LoadBudget", { isApproved: false, perOrder: null, left: null })
    await expect.element(page.getByText(/^Bedriften venter på godkjenning/)).toBeVisible()
    await expectNoAxeViolations()
    await page.getByRole("button", { name: "Betal selv" }).click()
    await expect.element(page.getByRole("radio", { name: /^I butikken/ })).toBeChecked()
  })

  test("is not shown to a customer whom the company has removed, who orders for themselves with one press", async () => {
    const shop = asCompany()
    await renderScene(shop)
    shop.fail("LoadBudget", { _tag: "Refused", status: 404, problems: [{ code: 3007, message: "Nei." }] })
    await expect.element(page.getByText(/^Du kan ikke lenger bestille for bedriften/)).toBeVisible()
    await expect.element(order).toHaveAttribute("aria-disabled", "true")
    await expect.element(order).toHaveTextContent("Ikke for bedriften lenger")
    await expectNoAxeViolations()
    await page.getByRole("button", { name: "Bestill for deg selv" }).click()
    await expect.element(page.getByText(/^Du kan ikke lenger/)).not.toBeInTheDocument()
    expect(organisationOf(shop.views().session)).toBeNull()
  })

  test("is replaced by one message that the company has removed the customer, whichever call was refused", async () => {
    const shop = asCompany()
    await renderScene(shop)
    const notTheirs = { _tag: "Refused", status: 400, problems: [{ code: 3007, message: "Nei." }] }
    shop.send({ type: "AccountChosen", organisationId: null })
    shop.send({ type: "AccountChosen", organisationId: "org-1" })
    shop.wait(1000)
    shop.fail("ValidatePrice", notTheirs)
    await expect.element(page.getByText(/^Du kan ikke lenger bestille for bedriften/)).toBeVisible()
    await expect.element(page.getByText("Nei.")).not.toBeInTheDocument()
    await expect.element(page.getByRole("button", { name: "Bestill for deg selv" })).toBeVisible()
  })

  test("does not block the order if it fails to load", async () => {
    const shop = asCompany()
    await renderScene(shop)
    shop.fail("LoadBudget", { _tag: "Unreachable" })
    await expect.element(page.getByText(/Du kan bestille likevel/)).toBeVisible()
    await expect.element(order).toHaveAttribute("aria-disabled", "false")
  })
})
