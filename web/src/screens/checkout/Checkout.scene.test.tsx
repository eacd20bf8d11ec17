import { expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { renderScene, expectNoAxeViolations } from "../../testing/renderScene.tsx"
import { expectTold } from "../../testing/expectTold.ts"
import { priceOf } from "../../testing/samples.ts"
import { atCheckout, atClosedCheckout, offerCards, placeOrder } from "../../testing/walk.ts"

test("missing fields are marked and listed, and the list gets the focus", async () => {
  const shop = atCheckout()
  await renderScene(shop)
  await page.getByRole("button", { name: "Bestill for 299 kr" }).click()
  const firstName = page.getByRole("textbox", { name: "Fornavn" })
  await expect.element(firstName).toHaveAttribute("aria-invalid", "true")
  await expect.element(firstName).toHaveAccessibleDescription("Skriv fornavnet.")
  await expect.element(page.getByText("3 ting må rettes:")).toBeVisible()
  await expect.poll(() => document.activeElement?.hasAttribute("data-faults")).toBe(true)
  await expectNoAxeViolations()
  await page.getByRole("link", { name: "Skriv et telefonnummer." }).click()
  await expect.element(page.getByRole("textbox", { name: "Telefon" })).toHaveFocus()
})

test("each typed character becomes state of the world", async () => {
  const shop = atCheckout()
  await renderScene(shop)
  await page.getByRole("textbox", { name: "Fornavn" }).click()
  await userEvent.keyboard("Kunde 1")
  expect(shop.views().checkout.fields.firstName).toBe("Kunde 1")
})

test("an order without a response is uncertain, and the retry sends the same order", async () => {
  const shop = atCheckout()
  await renderScene(shop)
  placeOrder(shop)
  await expect.element(page.getByRole("button", { name: "Sender bestillingen …" })).toBeVisible()
  shop.fail("PlaceOrder", { _tag: "Unreachable" })
  await expect.element(page.getByText("Vi vet ikke om bestillingen kom frem")).toBeVisible()
  await expectTold("Vi vet ikke om bestillingen kom frem")
  await expectNoAxeViolations()
  await page.getByRole("button", { name: "Prøv nå" }).click()
  shop.answer("PlaceOrder", { orderId: "o1" })
  await expect.element(page.getByText("Henter bestillingen …")).toBeVisible()
})

test("a closed store is announced before any detail is typed, with its opening time and without a waiting time", async () => {
  await renderScene(atClosedCheckout())
  await expect.element(page.getByText(/^Ønsket tid: .*11:15$/)).toBeVisible()
  await expect.element(page.getByText(/etter at du bestiller/)).not.toBeInTheDocument()
  const closed = page.getByTestId("store-closed")
  await expect.element(closed.getByText("Torget er stengt, åpner 11:00")).toBeVisible()
  await expect.element(closed).toBeInViewport()
  await expectNoAxeViolations()
})

test("at a closed store the next available time is preselected, and another can be chosen", async () => {
  const shop = atCheckout()
  shop.wait(6 * 60 * 60 * 1000)
  await renderScene(shop)
  const [when, clock] = [
    page.getByRole("combobox", { name: /Når vil du/ }),
    page.getByRole("combobox", { name: "Klokken" }),
  ]
  await expect.element(when).toHaveDisplayValue("Senere i dag")
  await expect.element(clock).toHaveDisplayValue("11:15")
  await expect.element(page.getByTestId("store-closed").getByText(/^Bestillingen er til .*11:15\.$/)).toBeVisible()
  await userEvent.selectOptions(clock, "12:00")
  await userEvent.selectOptions(when, "I morgen")
  await expect.element(page.getByText(/^Ønsket tid: .*12:00$/)).toBeVisible()
  await expectNoAxeViolations()
})

test("a changed price is shown, old and new, and must be confirmed", async () => {
  const shop = atCheckout()
  await renderScene(shop)
  placeOrder(shop)
  shop.fail("PlaceOrder", {
    _tag: "Refused",
    status: 409,
    problems: [{ code: 1002, message: "" }],
    price: priceOf(319),
  })
  await expect.element(page.getByText("Prisen er endret", { exact: true })).toBeVisible()
  await expect.element(page.getByLabelText("Nå: 319 kr")).toBeVisible()
  shop.answer("ValidatePrice", priceOf(319))
  await expect.element(page.getByRole("button", { name: "Bestill for 319 kr" })).toBeVisible()
  await expectNoAxeViolations()
})

test("a refusal shows the server's message", async () => {
  const shop = atCheckout()
  await renderScene(shop)
  placeOrder(shop)
  shop.fail("PlaceOrder", { _tag: "Refused", status: 400, problems: [{ code: 3023, message: "Butikken er stengt." }] })
  await expect.element(page.getByText("Butikken er stengt.")).toBeVisible()
  await expectTold("Butikken er stengt.")
  await expectNoAxeViolations()
})

test("the choice to pay now names the payment methods of this market", async () => {
  const shop = atCheckout()
  offerCards(shop)
  await renderScene(shop)
  await expect
    .element(page.getByRole("radio", { name: /^Betal nå Med kort, Vipps, MobilePay eller Klarna/ }))
    .toBeVisible()
})

test("a chosen time is shown instead of the waiting time", async () => {
  const shop = atCheckout()
  await renderScene(shop)
  await expect.element(page.getByText(/Klar ca\. 25 minutter etter/)).toBeVisible()
  const when = page.getByRole("combobox", { name: /Når vil du/ })
  await expect.element(when).toHaveDisplayValue("Så snart som mulig")
  await userEvent.selectOptions(when, "I morgen")
  await expect.element(page.getByText(/^Ønsket tid: .*\d\d:\d\d$/)).toBeVisible()
  await expect.element(page.getByText(/minutter etter/)).not.toBeInTheDocument()
})

test("the list of faults says which fields are too long", async () => {
  const shop = atCheckout()
  for (const field of ["firstName", "lastName"] as const) {
    shop.send({ type: "FieldTyped", field, text: "Kunde ".repeat(40) })
  }
  shop.send({ type: "FieldTyped", field: "phone", text: "٤٠ ٠٠ ٠٠ ٠٠" })
  await renderScene(shop)
  await page.getByRole("button", { name: /^Bestill for/ }).click()
  await expect.element(page.getByText("2 ting må rettes:")).toBeVisible()
  await expect.element(page.getByRole("link", { name: "Fornavn: Dette er for langt." })).toBeVisible()
  await page.getByRole("link", { name: "Etternavn: Dette er for langt." }).click()
  await expect.element(page.getByRole("textbox", { name: "Etternavn" })).toHaveFocus()
})

test("a number that must be proven gets a code by SMS, and the right code sends the order", async () => {
  const shop = atCheckout()
  await renderScene(shop)
  placeOrder(shop)
  const message = "Bekreft nummeret med en kode på SMS."
  shop.fail("PlaceOrder", { _tag: "Refused", status: 400, problems: [{ code: 3016, message, ways: ["proveNumber"] }] })
  await expect.element(page.getByText(message)).toBeVisible()
  await expect.element(page.getByRole("button", { name: "Betal på nett" })).not.toBeInTheDocument()
  await page.getByRole("button", { name: "Få en kode på SMS" }).click()
  shop.answer("RequestLogin", null)
  const code = page.getByRole("textbox", { name: "Kode med seks sifre" })
  await expect.element(code).toHaveFocus()
  await expectNoAxeViolations()
  await userEvent.keyboard("123 456{Enter}")
  expect(shop.views().checkout.step).toEqual({ _tag: "Proving", phase: "checking" })
  shop.answer("VerifyPhone", { _tag: "Unauthorized" })
  await expect.element(code).toHaveAccessibleDescription("Koden stemmer ikke, eller den er for gammel.")
  await page.getByRole("button", { name: "Bekreft og bestill" }).click()
  shop.answer("VerifyPhone", { _tag: "Verified", status: 204 })
  shop.answer("ReadPhone", { _tag: "Phone", e164: "+4740000000" })
  shop.answer("PlaceOrder", { orderId: "o1" })
  await expect.element(page.getByText("Henter bestillingen …")).toBeVisible()
})

test("in another language a refusal is worded from its codes, and offers the same ways on", async () => {
  const shop = atCheckout()
  placeOrder(shop)
  const message = "Så mye kan vi ikke lage."
  shop.fail("PlaceOrder", { _tag: "Refused", status: 400, problems: [{ code: 3016, message, ways: ["proveNumber"] }] })
  shop.send({ type: "LanguageChosen", language: "en" })
  shop.send({ type: "PathOpened", path: "/en/betaling", how: "history" })
  await renderScene(shop)
  await expect.element(page.getByText("This can’t be done right now.")).toBeVisible()
  await expect.element(page.getByRole("button", { name: "Get a code by text message" })).toBeVisible()
  await expect.element(page.getByText(message)).not.toBeInTheDocument()
})

test("an order that cannot be paid in the store is paid online with one press", async () => {
  const shop = atCheckout()
  offerCards(shop)
  await renderScene(shop)
  placeOrder(shop)
  const problems = [{ code: 3016, message: "Betal på nett.", ways: ["payOnline"] }]
  shop.fail("PlaceOrder", { _tag: "Refused", status: 400, problems })
  await page.getByRole("button", { name: "Betal på nett" }).click()
  expect(shop.views().checkout).toMatchObject({ paymentType: "ADYEN", step: { _tag: "Sending" }, problems: [] })
})
