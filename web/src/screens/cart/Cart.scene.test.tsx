import { describe, expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { drawScene, expectNoAxeViolations } from "../../testing/drawScene.tsx"
import { expectNoSidewaysScroll } from "../../testing/expectNoSidewaysScroll.ts"
import { priceOf } from "../../testing/samples.ts"
import { openSceneShop, type SceneShop } from "../../testing/sceneShop.ts"
import { atCart, atFullCart } from "../../testing/walk.ts"

test("the total is pending, then confirmed by the server", async () => {
  const shop = atCart()
  await drawScene(shop)
  await expect.element(page.getByText("Vi bekrefter prisen …")).toBeVisible()
  await expectNoAxeViolations()
  shop.answer("ValidatePrice", priceOf(299))
  await expect.element(page.getByText("Prisen er bekreftet")).toBeVisible()
  await expect.element(page.getByTestId("total")).toHaveTextContent("299 kr")
  await expectNoAxeViolations()
})

test("when nobody answers the cart is kept, the total unconfirmed, and the customer can ask again", async () => {
  const shop = atCart()
  await drawScene(shop)
  shop.fail("ValidatePrice", { _tag: "Unreachable" })
  await expect.element(page.getByText(/Handlevognen er trygg/)).toBeVisible()
  await expectNoAxeViolations()
  await page.getByRole("button", { name: "Prøv nå" }).click()
  shop.answer("ValidatePrice", priceOf(299))
  await expect.element(page.getByText("Prisen er bekreftet")).toBeVisible()
})

const refuse = (shop: SceneShop, code: number, message: string): void =>
  shop.fail("ValidatePrice", { _tag: "Refused", status: 400, problems: [{ code, message }] })

test("what the server refuses is told in its words", async () => {
  const shop = atCart()
  await drawScene(shop)
  shop.fail("ValidatePrice", {
    _tag: "Refused",
    status: 400,
    problems: [{ code: 3018, message: "Pepperoni er utsolgt." }],
  })
  await expect.element(page.getByText("Pepperoni er utsolgt.")).toBeVisible()
  await expectNoAxeViolations()
})

test("below the minimum says once what is left to it, and offers nothing that would not help", async () => {
  const shop = atFullCart()
  shop.send({ type: "MethodChosen", method: "delivery" })
  shop.send({ type: "LineRemoved", id: shop.views().cart.lines[0]?.id ?? "" })
  shop.wait(1000)
  await drawScene(shop)
  refuse(shop, 3109, "Beløpet er under minstebeløpet.")
  await expect.element(page.getByText(/^114.kr igjen til 149.kr/)).toBeVisible()
  await expect.element(page.getByTestId("price-state")).toBeEmptyDOMElement()
  await expect.element(page.getByRole("button", { name: "Prøv nå" })).not.toBeInTheDocument()
})

test("a price that is no longer the menu's is told, old and new, where the total is and at its line", async () => {
  const shop = atCart()
  await drawScene(shop)
  shop.answer("ValidatePrice", priceOf(309))
  await expect.element(page.getByText("Pepperoni koster nå 309 kr, før 299 kr.")).toBeVisible()
  await expect.element(page.getByRole("list", { name: "Varer" }).getByRole("deletion")).toHaveTextContent("299 kr")
  await expectNoAxeViolations()
})

test("a line grows, shrinks, and goes at one; then the cart is empty, and the line can be had back", async () => {
  const shop = atCart()
  await drawScene(shop)
  await page.getByRole("button", { name: "Én Pepperoni til" }).click()
  await expect.element(page.getByText("299 kr per stykk")).toBeVisible()
  await page.getByRole("button", { name: "Én Pepperoni mindre" }).click()
  await page.getByRole("button", { name: "Ta bort Pepperoni" }).click()
  await expect.element(page.getByRole("heading", { level: 1, name: "Tomt her ennå" })).toBeVisible()
  await expectNoAxeViolations()
  await page.getByRole("button", { name: "Angre: legg Pepperoni tilbake" }).click()
  await expect.element(page.getByRole("heading", { level: 2, name: "Pepperoni" })).toBeVisible()
})

test("a line that is taken out leaves the way back in its place, and the keyboard there", async () => {
  const shop = atFullCart()
  await drawScene(shop)
  page.getByRole("button", { name: "Ta bort Pepperoni / Hagen" }).element().focus()
  await userEvent.keyboard("{Enter}")
  const undo = page.getByRole("button", { name: "Angre: legg Pepperoni / Hagen tilbake" })
  await expect.element(undo).toHaveFocus()
  await expectNoAxeViolations()
  await userEvent.keyboard("{Enter}")
  await expect.element(page.getByRole("heading", { level: 2, name: "Pepperoni / Hagen" })).toBeVisible()
})

test("what was done to a pizza is told in words, each half's under its own name", async () => {
  await drawScene(atFullCart())
  const line = page.getByRole("listitem").filter({ hasText: "Pepperoni / Hagen" }).first()
  await expect.poll(() => line.element().textContent).toMatch(/½ PepperoniEkstra skinke.*½ HagenUten mozzarella/)
  await expectNoAxeViolations()
  await expectNoSidewaysScroll(320)
})

test("the goods are measured against the store's minimum, with the fee before the last step", async () => {
  const shop = atFullCart()
  shop.send({ type: "MethodChosen", method: "delivery" })
  await drawScene(shop)
  await expect.element(page.getByText("Nok til at vi leverer")).toBeVisible()
  shop.send({ type: "LineRemoved", id: shop.views().cart.lines[0]?.id ?? "" })
  await expect.element(page.getByText(/^114.kr igjen til 149.kr/)).toBeVisible()
  await expect.element(page.getByRole("progressbar")).toHaveAttribute("value", "3500")
  await expect.element(page.getByTestId("total")).toHaveTextContent("84 kr")
  await expectNoAxeViolations()
})

describe("so many pizzas", () => {
  const atLarge = (pizzas: number): SceneShop => {
    const shop = atFullCart()
    const id = shop.views().cart.lines[0]?.id ?? ""
    for (let more = 1; more < Math.min(pizzas, 99); more += 1) shop.send({ type: "LineIncreased", id })
    if (pizzas > 99)
      shop.send({ type: "ProductAdded", productId: "p1", variationCode: "PEPP_AM30", quantity: pizzas - 99 })
    return shop
  }

  test("are made another day, which can be chosen here", async () => {
    const shop = atLarge(30)
    await drawScene(shop)
    await page.getByRole("button", { name: "Velg dag" }).click()
    await page.getByLabelText("Dag", { exact: true }).selectOptions("I morgen")
    await expect.element(page.getByText(/^Bestilt til søndag 22. november/)).toBeVisible()
    await expect.element(page.getByLabelText("Klokken")).toBeVisible()
    await expectNoAxeViolations()
    expect(shop.views().cart.needsNextDayOrder).toBe(true)
  })

  test.each([
    [30, "En stor bestilling"],
    [100, "Så mange pizzaer!"],
  ])("are told once what they need: %i", async (pizzas, words) => {
    const shop = atLarge(pizzas)
    shop.wait(1000)
    await drawScene(shop)
    refuse(shop, 3046, "Tidspunktet kan ikke velges.")
    await expect.element(page.getByText(words)).toBeVisible()
    await expect.element(page.getByTestId("price-state")).toBeEmptyDOMElement()
  })

  test("are ordered by phone: the store's number stands where the way on stood", async () => {
    const shop = atLarge(100)
    await drawScene(shop)
    await expect.element(page.getByRole("link", { name: "Ring Torget" })).toHaveAttribute("href", "tel:+4722000000")
    await expect.element(page.getByTestId("to-checkout")).not.toBeInTheDocument()
    await expectNoAxeViolations()
  })
})

test("everything is taken out after a yes, not before", async () => {
  const shop = atFullCart()
  await drawScene(shop)
  await page.getByRole("button", { name: "Tøm handlevognen" }).click()
  expect(shop.views().cart.totalCount).toBe(2)
  await page.getByRole("button", { name: "Tøm den" }).click()
  await expect.element(page.getByRole("heading", { level: 1, name: "Tomt her ennå" })).toBeVisible()
})

test.each([
  ["/sv", "Varukorg", "Extra skinke"],
  ["/en", "Cart", "Extra skinke"],
])("the cart speaks the language of %s", async (prefix, title, change) => {
  await drawScene(atFullCart(prefix))
  await expect.element(page.getByRole("heading", { level: 1, name: title })).toBeVisible()
  await expect.element(page.getByText(change)).toBeVisible()
  await expectNoAxeViolations()
  await expectNoSidewaysScroll(320)
})

test("a code that does not count is told by the codes, and can be taken away there", async () => {
  const shop = atFullCart()
  shop.send({ type: "CouponEntered", code: "SOMMER" })
  shop.wait(1000)
  shop.fail("ValidatePrice", {
    _tag: "Refused",
    status: 400,
    problems: [{ code: 3134, message: "Koden er utløpt." }],
  })
  await drawScene(shop)
  await expect.element(page.getByText("3134 - Koden er utløpt.")).toBeVisible()
  await expect.element(page.getByText(/Fjern den, så kan du bestille/)).toBeVisible()
  await expectNoAxeViolations()
  await page.getByRole("button", { name: "Fjern SOMMER" }).click()
  expect(shop.views().cart.manualDeals).toEqual([])
})

test("a code that nobody knows is named with its reason, and marked among those that were given", async () => {
  const shop = atCart()
  await drawScene(shop)
  for (const code of ["TULL", "SPAR50"]) shop.send({ type: "CouponEntered", code })
  shop.wait(1000)
  const problems = [{ code: 3024, message: "Den kjenner vi ikke.", coupons: ["TULL"] }]
  shop.fail("ValidatePrice", { _tag: "Refused", status: 400, problems })
  await expect.element(page.getByTestId("price-state").getByText("TULL: Den kjenner vi ikke.")).toBeVisible()
  const given = page.getByRole("list", { name: "Rabatter" }).getByRole("listitem")
  expect(given.elements().map(({ textContent }) => textContent)).toEqual(["TULLGjelder ikke", "SPAR50"])
  await expectNoAxeViolations()
})

test("points are spent with one tap, and taken back", async () => {
  const shop = atCart()
  shop.answer("ValidatePrice", { ...priceOf(299), canUseLoyaltyDiscount: true })
  await drawScene(shop)
  await page.getByRole("button", { name: "Bruk 1000 poeng: 100 kr i avslag" }).click()
  expect(shop.views().cart.useLoyalty).toBe(true)
  await expectNoAxeViolations()
  await page.getByRole("button", { name: "Fjern Poengene dine" }).click()
  expect(shop.views().cart.useLoyalty).toBe(false)
})

test("the way on asks first what else might be nice, and leads on when there is nothing", async () => {
  const shop = atCart()
  await drawScene(shop)
  await page.getByRole("link", { name: "Til bestilling" }).first().click()
  expect(shop.views().upsells.step).toBe("asking")
  shop.answer("LoadUpsells", [])
  expect(shop.views().route.path).toBe("/betaling")
})

test.each([390, 1280])("%i pixels wide, what has the focus is not behind the bar", async (width) => {
  await page.viewport(width, 600)
  await drawScene(atFullCart())
  const last = page.getByRole("button", { name: "Rabattkode" })
  last.element().focus()
  const { bottom } = last.element().getBoundingClientRect()
  const bar = page.getByTestId("pay-bar").element().getBoundingClientRect()
  expect(bottom).toBeLessThanOrEqual(bar.height === 0 ? innerHeight : bar.top)
})

test("an empty cart leads to the stores", async () => {
  await drawScene(openSceneShop("/handlevogn"))
  await expect.element(page.getByRole("heading", { level: 1, name: "Tomt her ennå" })).toBeVisible()
  await expect.element(page.getByRole("link", { name: "Velg butikk" }).last()).toHaveAttribute("href", "/butikker")
  await expectNoAxeViolations()
})

test("the cart says how the food comes, and leads to where another way is chosen", async () => {
  const shop = atCart()
  await drawScene(shop)
  await expect.element(page.getByText("Hentes hos Torget")).toBeVisible()
  await page.getByRole("button", { name: "Endre henting eller levering" }).click()
  shop.wait(300)
  await expect.element(page.getByRole("dialog", { name: "Butikken din" })).toBeVisible()
  expect(shop.views().overlay.modal?.modal._tag).toBe("CurrentStore")
  shop.send({ type: "MethodChosen", method: "delivery" })
  await expect.element(page.getByText("Leveres, men adressen mangler")).toBeInTheDocument()
  await userEvent.keyboard("{Escape}")
  await expectNoSidewaysScroll(320)
  await expectNoAxeViolations()
})
