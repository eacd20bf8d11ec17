import { expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { drawScene, expectNoAxeViolations } from "../../testing/drawScene.tsx"
import { menu, priceOf, status } from "../../testing/samples.ts"
import { openSceneShop } from "../../testing/sceneShop.ts"
import { torget } from "../../testing/stores.ts"
import { atCheckout, placeOrder } from "../../testing/walk.ts"

test("what is missing is said at each field and in a list that has the focus", async () => {
  const shop = atCheckout()
  await drawScene(shop)
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

test("typed text is the world's, letter by letter", async () => {
  const shop = atCheckout()
  await drawScene(shop)
  await page.getByRole("textbox", { name: "Fornavn" }).click()
  await userEvent.keyboard("Kunde 1")
  expect(shop.views().checkout.fields.firstName).toBe("Kunde 1")
})

test("an order that nobody answered is uncertain, and sent again, the very same", async () => {
  const shop = atCheckout()
  await drawScene(shop)
  placeOrder(shop)
  await expect.element(page.getByRole("button", { name: "Sender bestillingen …" })).toBeVisible()
  shop.fail("PlaceOrder", { _tag: "Unreachable" })
  await expect.element(page.getByText("Vi vet ikke om bestillingen kom frem")).toBeVisible()
  await expectNoAxeViolations()
  await page.getByRole("button", { name: "Prøv nå" }).click()
  shop.answer("PlaceOrder", { orderId: "o1" })
  await expect.element(page.getByText("Henter bestillingen …")).toBeVisible()
})

test("a closed store promises no food in a quarter of an hour, and says what can be done instead", async () => {
  const shop = openSceneShop("/butikker/torget/meny/pizza")
  shop.answer("LoadStore", { store: torget, menu })
  shop.answer("LoadStatus", { ...status, open: false, changesAt: null })
  shop.send({ type: "ProductAdded", productId: "p1", variationCode: "PEPP_AM40", quantity: 1 })
  shop.send({ type: "PathOpened", path: "/betaling", how: "link" })
  shop.wait(6 * 60 * 60 * 1000)
  shop.answer("ValidatePrice", priceOf(299))
  await drawScene(shop)
  await expect.element(page.getByText("Stengt.")).toBeVisible()
  await expect.element(page.getByText(/etter at du bestiller/)).not.toBeInTheDocument()
  await page.getByRole("button", { name: "Bestill for 299 kr" }).click()
  await expect.element(page.getByText("Butikken er stengt. Bestill når den åpner, eller bytt butikk.")).toBeVisible()
})

test("another price is shown old to new and asked about", async () => {
  const shop = atCheckout()
  await drawScene(shop)
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

test("where the arena's question is not answered, the way leads to where it is", async () => {
  const shop = openSceneShop("/butikker/torget/meny/pizza")
  shop.answer("LoadStore", { store: torget, menu })
  shop.answer("LoadStatus", status)
  shop.send({ type: "ProductAdded", productId: "p1", variationCode: "PEPP_AM40", quantity: 1 })
  shop.send({ type: "HotspotChosen", hotspotId: "arena", parameters: {} })
  shop.send({ type: "PathOpened", path: "/betaling", how: "link" })
  shop.wait(1000)
  shop.answer("ValidatePrice", priceOf(299))
  await drawScene(shop)
  await page.getByRole("button", { name: "Bestill for 299 kr" }).click()
  await expect.element(page.getByText("Fortell hvor på stedet du er.")).toBeVisible()
  await expectNoAxeViolations()
  await page.getByRole("button", { name: "Skriv hvor du er" }).click()
  shop.wait(300)
  const seat = page.getByRole("dialog", { name: "Butikken din" }).getByRole("textbox", { name: "Rad og sete" })
  await userEvent.fill(seat, "12-7")
  expect(shop.views().cart.shipping.hotspot?.parameters).toEqual({ seat: "12-7" })
})

test("a refusal is told in the server's words", async () => {
  const shop = atCheckout()
  await drawScene(shop)
  placeOrder(shop)
  shop.fail("PlaceOrder", { _tag: "Refused", status: 400, problems: [{ code: 3023, message: "Butikken er stengt." }] })
  await expect.element(page.getByText("Butikken er stengt.")).toBeVisible()
  await expectNoAxeViolations()
})

test("who has chosen a time reads that time, and not how soon it could be", async () => {
  const shop = atCheckout()
  await drawScene(shop)
  await expect.element(page.getByText(/Klar ca\. 25 minutter etter/)).toBeVisible()
  shop.send({ type: "TimingOpened" })
  shop.send({ type: "TimeOptionChosen", option: "tomorrow" })
  shop.send({ type: "TimingClosed" })
  await expect.element(page.getByText(/^Ønsket tid: .*11:30$/)).toBeVisible()
  await expect.element(page.getByText(/minutter etter/)).not.toBeInTheDocument()
})
