import type { Locator, Page } from "playwright"
import { expect } from "vitest"

/** The provider's published test cards, and what each leads to (docs/rules/payments.md). */
export const cards = {
  plain: "4111 1111 1111 1111",
  /** Its bank asks on a page of its own. */
  atBank: "4212 3456 7891 0006",
  /** Its bank asks inside the shop's page. */
  challenged: "4917 6100 0000 0000",
} as const

/** The security code of a payment that is authorised, at the stand-in and at Adyen. */
export const codes = { paid: "737" } as const

/** The security code with which the stand-in refuses for this reason (SPEC §8.4). */
export const codeOfRefusal = (reason: number): string => String(reason).padStart(3, "0")

/** Where the shop shows the provider's component. */
export const componentOf = (page: Page): Locator => page.locator("[data-payment-place]")

/** Waits until the provider's component shows its ways to pay. */
export const showsComponent = (page: Page): Promise<void> => componentOf(page).getByRole("radio").first().waitFor()

/** A field of the card, in the provider's frame. */
export const fieldOf = (page: Page, kind: string): Locator =>
  componentOf(page).frameLocator(`[data-cse=${kind}] iframe`).locator("input").first()

const typeInto = async (page: Page, kind: string, text: string): Promise<void> => {
  const field = fieldOf(page, kind)
  await field.fill("")
  await field.pressSequentially(text)
}

/** Opens a way to pay. The component's layout shifts while its parts load, so a press may miss. */
const choose = async (page: Page, name: RegExp): Promise<void> => {
  const way = componentOf(page).getByRole("radio", { name })
  const isChosen = async () => (await way.getAttribute("aria-checked")) === "true"
  await expect
    .poll(async () => {
      if (!(await isChosen())) await way.click({ force: true })
      return isChosen()
    })
    .toBe(true)
}

/** Fills the card into the provider's frames, replacing their content, and pays with it. */
export const payByCard = async (page: Page, number: string, code: string): Promise<void> => {
  await choose(page, /kort|card/i)
  await typeInto(page, "encryptedCardNumber", number)
  await typeInto(page, "encryptedExpiryDate", "03/30")
  await typeInto(page, "encryptedSecurityCode", code)
  await componentOf(page).locator("button.adyen-checkout__button--pay:visible").first().click()
}

/** Chooses another method by its name, and goes on with it. */
export const payWith = async (page: Page, name: RegExp): Promise<void> => {
  await choose(page, name)
  await componentOf(page).locator("button.adyen-checkout__button--pay:visible").first().click()
}

const buttonAtBank = (page: Page, ending: "paid" | "refused-2" | "cancelled"): Locator =>
  page.locator(`button[name=ending][value=${ending}]`).first()

/** On the simulated page of a bank or an app, which leads back to the shop: decides how the payment ends. */
export const decideAtBank = (page: Page, ending: "paid" | "refused-2" | "cancelled"): Promise<void> =>
  buttonAtBank(page, ending).click()

/** Waits for the simulated page of a bank or an app; its address. */
export const isAtBank = async (page: Page): Promise<string> => {
  await buttonAtBank(page, "paid").waitFor()
  return page.url()
}

/** The customer approves in the app, without a browser. */
export const approveInApp = async (bank: string): Promise<void> => {
  const body = new URLSearchParams({ ending: "paid" })
  const { status } = await fetch(bank, { method: "POST", body, redirect: "manual" })
  if (status !== 303) throw new Error(`the app did not approve: ${status}`)
}

/** Answers the simulated challenge inside the shop's page; `Y` for yes. */
export const answerChallenge = (page: Page, status: "Y" | "N"): Promise<void> =>
  page.frameLocator("iframe[name^=threeDSIframe]").locator(`[data-status=${status}]`).click()
