import { describe, expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { expectNoSidewaysScroll } from "../../../testing/expectNoSidewaysScroll.ts"
import { expectNoAxeViolations, renderScene } from "../../../testing/renderScene.tsx"
import { menu, priceOf, status } from "../../../testing/samples.ts"
import { openSceneShop, type SceneShop } from "../../../testing/sceneShop.ts"
import { scrollToEnd } from "../../../testing/scrollToEnd.ts"
import { bryggen, doors, offer, torget } from "../../../testing/stores.ts"
import { denyConsent, offerCards } from "../../../testing/walk.ts"

const [, door] = doors
const field = page.getByRole("combobox", { name: "Adressen din" })

const aroundBergen = [
  { latitude: 60.3, longitude: 5.2 },
  { latitude: 60.3, longitude: 5.5 },
  { latitude: 60.5, longitude: 5.5 },
  { latitude: 60.5, longitude: 5.2 },
]

type Sent = Parameters<SceneShop["send"]>[0]

const address = {
  street: "Torggata 1",
  postalCode: "0181",
  city: "Oslo",
  position: { latitude: 59.915, longitude: 10.751 },
  deliveryDescription: "",
}
const toDoor: readonly Sent[] = [
  { type: "MethodChosen", method: "delivery" },
  { type: "AddressChosen", address },
]

/** A customer at the checkout of a store that delivers, also to an arena; the price is confirmed. */
const atCheckout = async (...events: readonly Sent[]): Promise<SceneShop> => {
  const shop = openSceneShop("/butikker/torget/meny/pizza")
  shop.answer("LoadStore", { store: torget, menu })
  shop.answer("LoadStatus", status)
  shop.send(denyConsent)
  shop.send({ type: "ProductAdded", productId: "p1", variationCode: "PEPP_AM40", quantity: 1 })
  for (const event of events) shop.send(event)
  shop.send({ type: "PathOpened", path: "/betaling", how: "link" })
  shop.wait(6_000)
  shop.answer("ValidatePrice", priceOf(299))
  await renderScene(shop)
  return shop
}

describe("delivery at the checkout", () => {
  test("asks for the address in its place, and takes the one that is picked, without sending the order", async () => {
    const shop = await atCheckout({ type: "MethodChosen", method: "delivery" })
    await userEvent.fill(field, "torgg")
    await userEvent.keyboard("{Enter}")
    expect(shop.views().checkout.faults).toEqual({})
    shop.wait(500)
    shop.answer("FindAddresses", doors)
    await expectNoAxeViolations()
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}")
    expect(shop.views().cart.shipping.address).toMatchObject({ street: `Torggata ${door?.number}`, city: "Oslo" })
    await expect.element(page.getByText("Torggata 12, Oslo")).toBeVisible()
    await expect.element(field).not.toBeInTheDocument()
  })

  test("changes the address in place, and keeps the old one until another is picked", async () => {
    const shop = await atCheckout(...toDoor)
    await page.getByRole("button", { name: "Endre adressen" }).click()
    await expect.element(field).toHaveFocus()
    await page.getByRole("button", { name: "Behold Torggata 1" }).click()
    await expect.element(field).not.toBeInTheDocument()
    await page.getByRole("button", { name: "Endre adressen" }).click()
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard("torgg")
    shop.wait(500)
    shop.answer("FindAddresses", doors)
    await page.getByRole("option", { name: /Torggata 12B/ }).click()
    await expect.element(page.getByText("Torggata 12B, Oslo")).toBeVisible()
    await expect.element(field).not.toBeInTheDocument()
  })

  test("says in place that the store does not reach the address, and orders from the one that does", async () => {
    const far = { ...address, street: "Strandgaten 1", city: "Bergen", position: bryggen.position }
    const shop = await atCheckout({ type: "MethodChosen", method: "delivery" }, { type: "AddressChosen", address: far })
    await expect.element(page.getByText("Torget leverer ikke til Strandgaten 1.")).toBeVisible()
    await page.getByRole("button", { name: "Hvem leverer dit?" }).click()
    await expect.element(field).toHaveValue("Strandgaten 1, Bergen")
    shop.wait(500)
    const there = { ...doors[0], street: "Strandgaten", number: "1", city: "Bergen", position: bryggen.position }
    shop.answer("FindAddresses", [there])
    await userEvent.keyboard("{Enter}")
    shop.answer("FindStores", { ...offer, delivering: [{ ...offer.nearest[1], delivers: true, open: true }] })
    await expect.element(page.getByText("Bryggen leverer til Strandgaten 1").first()).toBeVisible()
    // At the page's end the order bar covers no target.
    await scrollToEnd()
    await expectNoAxeViolations()
    await page.getByRole("button", { name: "Få den levert" }).click()
    expect(shop.views().cart.shipping.address?.street).toBe("Strandgaten 1")
    shop.answer("LoadStore", { store: { ...bryggen, deliveryArea: aroundBergen }, menu })
    shop.answer("LoadStatus", status)
    expect(shop.views().cart.storeName).toBe("Bryggen")
    await expect.element(page.getByText("Torget leverer ikke", { exact: false })).not.toBeInTheDocument()
  })

  test("asks how to find the door, and whether to leave the food there", async () => {
    const shop = await atCheckout(...toDoor)
    await userEvent.fill(page.getByRole("textbox", { name: /Portkode/ }), "Kode 4711")
    await page.getByRole("checkbox", { name: "Sett maten utenfor døren" }).click()
    expect(shop.views().cart.shipping).toMatchObject({
      address: { street: "Torggata 1", deliveryDescription: "Kode 4711" },
      contactless: true,
    })
    await expect.element(page.getByRole("textbox", { name: /^Beskjed til sjåføren/ })).toBeVisible()
    await expectNoSidewaysScroll(320)
  })

  test("says that a customer who pays on arrival must meet the courier, and that paying now avoids this", async () => {
    const shop = await atCheckout(...toDoor)
    const box = page.getByRole("checkbox", { name: "Sett maten utenfor døren" })
    await expect.element(box).not.toHaveAccessibleDescription()
    await box.click()
    await expect.element(box).toHaveAccessibleDescription(/^Du betaler når maten kommer: [^.]*utenfor døren\.$/)
    offerCards(shop)
    await expect.element(box).toHaveAccessibleDescription(/Vil du ikke møte noen, betal nå\.$/)
    shop.send({ type: "PaymentTypeChosen", paymentType: "ADYEN" })
    await expect.element(box).not.toHaveAccessibleDescription()
  })
})

describe("a hotspot at the checkout", () => {
  test("asks its questions in place, and lists those without an answer", async () => {
    const shop = await atCheckout({ type: "HotspotChosen", hotspotId: "arena", parameters: {} })
    await page.getByTestId("order").click()
    await page.getByRole("link", { name: /^Rad og sete/ }).click()
    const seat = page.getByRole("textbox", { name: "Rad og sete" })
    await expect.element(seat).toHaveFocus()
    await expect.element(seat).toHaveAccessibleDescription("Skriv dette, så finner budet deg.")
    await expectNoAxeViolations()
    await userEvent.keyboard("12-7")
    expect(shop.views().cart.shipping.hotspot?.parameters).toEqual({ seat: "12-7" })
    await expect.element(page.getByRole("link", { name: /^Rad og sete/ })).not.toBeInTheDocument()
  })
})

test("the delivery method is changed in the cart's own store, before anything is sent", async () => {
  const shop = await atCheckout()
  await page.getByRole("button", { name: "Henting eller levering" }).click()
  shop.wait(300)
  await page
    .getByRole("dialog", { name: "Butikken din" })
    .getByRole("radio", { name: /Levert/ })
    .click()
  expect(shop.views().cart.shipping.method).toBe("delivery")
})

describe("a guest fills in at most eight fields", () => {
  const ways: readonly (readonly [string, readonly Sent[]])[] = [
    ["collecting", []],
    ["delivery", toDoor],
    ["delivery without an address", [{ type: "MethodChosen", method: "delivery" }]],
    ["a hotspot", [{ type: "HotspotChosen", hotspotId: "arena", parameters: {} }]],
  ]
  for (const [way, events] of ways) {
    test(`for ${way}`, async () => {
      await atCheckout(...events)
      await expect.element(page.getByRole("textbox", { name: "Fornavn" })).toBeVisible()
      const typed = "main input:not([type=checkbox], [type=radio]), main textarea, main select"
      expect(document.querySelectorAll(typed).length).toBeLessThanOrEqual(8)
    })
  }
})

describe("offers", () => {
  test("are unticked until the customer ticks them, and by e-mail are asked about only with an address", async () => {
    const shop = await atCheckout()
    const byEmail = page.getByRole("checkbox", { name: "Send meg tilbud på e-post" })
    const bySms = page.getByRole("checkbox", { name: "Send meg tilbud på SMS" })
    await expect.element(bySms).not.toBeChecked()
    await expect.element(byEmail).not.toBeInTheDocument()
    await userEvent.fill(page.getByRole("textbox", { name: /E-post/ }), "kunde@skorpe.test")
    await byEmail.click()
    await bySms.click()
    expect(shop.views().checkout).toMatchObject({ emailOptIn: true, smsOptIn: true })
  })
})
