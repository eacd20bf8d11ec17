import { kroner } from "@skorpe/core/domain/money"
import { describe, expect, onTestFinished, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { renderScene, expectNoAxeViolations } from "../../testing/renderScene.tsx"
import { expectTold } from "../../testing/expectTold.ts"
import { expectNoSidewaysScroll } from "../../testing/expectNoSidewaysScroll.ts"
import { menu, priceOf } from "../../testing/samples.ts"
import { openSceneShop, type SceneShop } from "../../testing/sceneShop.ts"
import { bryggen, torget } from "../../testing/stores.ts"
import { atCart, atFullCart, codeRefusal, enterCodes, submitCode } from "../../testing/walk.ts"

test("the total is pending, then confirmed by the server", async () => {
  const shop = atCart()
  await renderScene(shop)
  await expect.element(page.getByText("Vi bekrefter prisen …")).toBeVisible()
  await expectTold("Vi bekrefter prisen …")
  await expectNoAxeViolations()
  shop.answer("ValidatePrice", priceOf(299))
  await expect.element(page.getByText("Prisen er bekreftet")).toBeVisible()
  await expectTold("Prisen er bekreftet")
  await expect.element(page.getByTestId("total")).toHaveTextContent("299 kr")
  await expectNoAxeViolations()
})

test("without a response the cart is kept, the total is unconfirmed, and the customer can retry", async () => {
  const shop = atCart()
  await renderScene(shop)
  shop.fail("ValidatePrice", { _tag: "Unreachable" })
  await expect.element(page.getByText(/Handlevognen er trygg/)).toBeVisible()
  await expectNoAxeViolations()
  await page.getByRole("button", { name: "Prøv nå" }).click()
  shop.answer("ValidatePrice", priceOf(299))
  await expect.element(page.getByText("Prisen er bekreftet")).toBeVisible()
})

test("a busy server delays the price: the cart says so, retries after the requested time, and is confirmed", async () => {
  const shop = atCart()
  await renderScene(shop)
  await expect.element(page.getByText("Vi bekrefter prisen …")).toBeVisible()
  const problems = [{ code: 3099, message: "Teknisk feil" }]
  shop.fail("ValidatePrice", { _tag: "Refused", status: 503, problems, retryAfter: 5 })
  await expect
    .element(page.getByText(/prisen er ikke bekreftet\. Handlevognen er trygg, og vi prøver igjen/))
    .toBeVisible()
  await expectTold(/prisen er ikke bekreftet/)
  await expect.element(page.getByText(/Teknisk feil/)).not.toBeInTheDocument()
  await expectNoAxeViolations()
  await expectNoSidewaysScroll(innerWidth)
  shop.wait(4999)
  expect(() => shop.answer("ValidatePrice", priceOf(299))).toThrow("no ValidatePrice is running")
  shop.wait(1)
  shop.answer("ValidatePrice", priceOf(299))
  await expect.element(page.getByText("Prisen er bekreftet")).toBeVisible()
  await expect.element(page.getByTestId("total")).toHaveTextContent("299 kr")
})

const refuse = (shop: SceneShop, code: number, message: string): void =>
  shop.fail("ValidatePrice", { _tag: "Refused", status: 400, problems: [{ code, message }] })

test("a refusal shows the server's message", async () => {
  const shop = atCart()
  await renderScene(shop)
  shop.fail("ValidatePrice", {
    _tag: "Refused",
    status: 400,
    problems: [{ code: 3018, message: "Pepperoni er utsolgt." }],
  })
  await expect.element(page.getByText("Pepperoni er utsolgt.")).toBeVisible()
  await expectTold("Pepperoni er utsolgt.")
  await expectNoAxeViolations()
})

test("below the minimum the missing amount is shown once, and no action that would not help is offered", async () => {
  const shop = atFullCart()
  shop.send({ type: "MethodChosen", method: "delivery" })
  shop.send({ type: "LineRemoved", id: shop.views().cart.lines[0]?.id ?? "" })
  shop.wait(1000)
  await renderScene(shop)
  refuse(shop, 3109, "Beløpet er under minstebeløpet.")
  await expect.element(page.getByText(/^114.kr igjen til 149.kr/)).toBeVisible()
  await expectTold(/^114.kr igjen til 149.kr/)
  await expect.element(page.getByTestId("price-state")).toBeEmptyDOMElement()
  await expect.element(page.getByRole("button", { name: "Prøv nå" })).not.toBeInTheDocument()
})

test("a changed price is shown, old and new, beside the total and at its line", async () => {
  const shop = atCart()
  await renderScene(shop)
  shop.answer("ValidatePrice", priceOf(309))
  await expect.element(page.getByText("Pepperoni koster nå 309 kr, før 299 kr.")).toBeVisible()
  await expect.element(page.getByRole("list", { name: "Varer" }).getByRole("deletion")).toHaveTextContent("299 kr")
  await expectNoAxeViolations()
})

test("a line's quantity goes up and down, removing the last piece empties the cart, and the line can be restored", async () => {
  const shop = atCart()
  await renderScene(shop)
  await page.getByRole("button", { name: "Én Pepperoni til" }).click()
  await expect.element(page.getByText("299 kr per stykk")).toBeVisible()
  const counted = page.getByRole("group", { name: "Pepperoni, antall" }).getByRole("status")
  await expect.element(counted).toHaveTextContent("2")
  await page.getByRole("button", { name: "Én Pepperoni mindre" }).click()
  await page.getByRole("button", { name: "Ta bort Pepperoni" }).click()
  await expect.element(page.getByRole("heading", { level: 1, name: "Tomt her ennå" })).toBeVisible()
  await expectNoAxeViolations()
  await page.getByRole("button", { name: "Angre: legg Pepperoni tilbake" }).click()
  await expect.element(page.getByRole("heading", { level: 2, name: "Pepperoni" })).toBeVisible()
})

test("a line of two pieces shows the price of both, first the core's and then the server's, and the price of one", async () => {
  const shop = atCart()
  await renderScene(shop)
  await page.getByRole("button", { name: "Én Pepperoni til" }).click()
  const line = page.getByRole("list", { name: "Varer" }).getByRole("listitem").first()
  await expect.element(line).toMatchTextContent(/598.kr299.kr per stykk/)
  shop.wait(1000)
  shop.answer("ValidatePrice", {
    ...priceOf(578),
    lines: [{ unitPrice: kroner(289), linePrice: kroner(578) }],
  })
  await expect.element(line).toMatchTextContent(/578.kr289.kr per stykk/)
})

test("a removed line is replaced by an undo button, which gets the focus", async () => {
  const shop = atFullCart()
  await renderScene(shop)
  page.getByRole("button", { name: "Ta bort Pepperoni / Hagen" }).element().focus()
  await userEvent.keyboard("{Enter}")
  const undo = page.getByRole("button", { name: "Angre: legg Pepperoni / Hagen tilbake" })
  await expect.element(undo).toHaveFocus()
  await expectNoAxeViolations()
  await userEvent.keyboard("{Enter}")
  await expect.element(page.getByRole("heading", { level: 2, name: "Pepperoni / Hagen" })).toBeVisible()
})

test("a pizza's changes are listed in words, each half's under its own name", async () => {
  await renderScene(atFullCart())
  const line = page.getByRole("listitem").filter({ hasText: "Pepperoni / Hagen" }).first()
  await expect.poll(() => line.element().textContent).toMatch(/½ PepperoniEkstra skinke.*½ HagenUten mozzarella/)
  await expectNoAxeViolations()
  await expectNoSidewaysScroll(320)
})

test("the products' sum is compared with the store's minimum, and the fee is shown before checkout", async () => {
  const shop = atFullCart()
  shop.send({ type: "MethodChosen", method: "delivery" })
  await renderScene(shop)
  await expect.element(page.getByText("Nok til at vi leverer")).toBeVisible()
  shop.send({ type: "LineRemoved", id: shop.views().cart.lines[0]?.id ?? "" })
  await expect.element(page.getByText(/^114.kr igjen til 149.kr/)).toBeVisible()
  await expect.element(page.getByRole("progressbar")).toHaveAttribute("value", "3500")
  await expect.element(page.getByTestId("total")).toHaveTextContent("84 kr")
  await expectNoAxeViolations()
})

describe("a large order", () => {
  const atLarge = (pizzas: number): SceneShop => {
    const shop = atFullCart()
    const id = shop.views().cart.lines[0]?.id ?? ""
    for (let more = 1; more < Math.min(pizzas, 99); more += 1) shop.send({ type: "LineIncreased", id })
    if (pizzas > 99)
      shop.send({ type: "ProductAdded", productId: "p1", variationCode: "PEPP_AM30", quantity: pizzas - 99 })
    return shop
  }

  test("must be for another day, which can be chosen in the cart", async () => {
    const shop = atLarge(30)
    await renderScene(shop)
    await page.getByRole("button", { name: "Velg dag" }).click()
    await page.getByRole("combobox", { name: /Når vil du/ }).selectOptions("I morgen")
    await expect.element(page.getByText(/^Bestilt til søndag 22. november/)).toBeVisible()
    await expect.element(page.getByRole("combobox", { name: "Klokken" })).toBeVisible()
    await expectNoAxeViolations()
    expect(shop.views().cart.needsNextDayOrder).toBe(true)
  })

  test.each([
    [30, "En stor bestilling"],
    [100, "Så mange pizzaer!"],
  ])("of %i pizzas says once what it requires", async (pizzas, words) => {
    const shop = atLarge(pizzas)
    shop.wait(1000)
    await renderScene(shop)
    refuse(shop, 3046, "Tidspunktet kan ikke velges.")
    await expect.element(page.getByText(words)).toBeVisible()
    await expect.element(page.getByTestId("price-state")).toBeEmptyDOMElement()
  })

  test("of 100 pizzas is made by phone: the store's number replaces the link to the checkout", async () => {
    const shop = atLarge(100)
    await renderScene(shop)
    await expect.element(page.getByRole("link", { name: "Ring Torget" })).toHaveAttribute("href", "tel:+4722000000")
    await expect.element(page.getByTestId("to-checkout")).not.toBeInTheDocument()
    await expectNoAxeViolations()
  })

  test("is never made by the phone of another store whose menu is shown behind the cart", async () => {
    const shop = atLarge(100)
    shop.send({ type: "PathOpened", path: "/butikker/bryggen/meny/pizza", how: "link" })
    shop.answer("LoadStore", { store: { ...bryggen, phone: "+4755000000" }, menu })
    shop.send({ type: "ModalOpened", modal: { _tag: "ShoppingCart" } })
    shop.answer("LoadStores", [torget, bryggen])
    await renderScene(shop)
    shop.wait(300)
    const panel = page.getByRole("dialog")
    await expect.element(panel.getByText("Så mange pizzaer!")).toBeVisible()
    await expect.element(panel.getByRole("link", { name: "Ring Torget" })).toHaveAttribute("href", "tel:+4722000000")
  })

  test("by phone also says if the store is closed and does not answer yet", async () => {
    const shop = atLarge(100)
    shop.wait(8 * 60 * 60 * 1000)
    shop.send({ type: "PathOpened", path: "/handlevogn", how: "history" })
    await renderScene(shop)
    await expect.element(page.getByTestId("store-closed").getByText(/^Torget er stengt, åpner /)).toBeVisible()
    await expect.element(page.getByTestId("pay-bar")).not.toBeInTheDocument()
  })
})

test("a closed store's notice says when it opens, and links to the stores", async () => {
  const shop = atFullCart()
  shop.wait(8 * 60 * 60 * 1000)
  shop.send({ type: "PathOpened", path: "/handlevogn", how: "history" })
  await renderScene(shop)
  const closed = page.getByTestId("store-closed")
  await expect.element(closed.getByText(/^Torget er stengt, åpner .*11:00$/)).toBeVisible()
  // A notice above the bar may half cover a button while scrolling; at the page's end it covers nothing.
  scrollTo(0, document.documentElement.scrollHeight)
  await expectNoAxeViolations()
  await expectNoSidewaysScroll(320)
  await closed.getByRole("button", { name: "Bytt butikk" }).click()
  shop.wait(300)
  await expect.element(page.getByRole("dialog", { name: "Velg butikk" })).toBeVisible()
})

test.each([100, 200])(
  "with text at %i percent, a closed store's notice covers nothing at the page's end",
  async (percent) => {
    document.documentElement.style.fontSize = `${percent}%`
    onTestFinished(() => void (document.documentElement.style.fontSize = ""))
    const shop = atFullCart()
    shop.wait(8 * 60 * 60 * 1000)
    shop.send({ type: "PathOpened", path: "/handlevogn", how: "history" })
    await renderScene(shop)
    const notice = page.getByTestId("store-closed")
    await expect.element(notice).toBeVisible()
    scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" })
    const above = page.getByTestId("price-state").element().getBoundingClientRect()
    await expect.poll(() => notice.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(above.bottom)
  },
)

test("the cart is emptied only after confirmation", async () => {
  const shop = atFullCart()
  await renderScene(shop)
  await page.getByRole("button", { name: "Tøm handlevognen" }).click()
  expect(shop.views().cart.totalCount).toBe(2)
  await page.getByRole("button", { name: "Tøm den" }).click()
  await expect.element(page.getByRole("heading", { level: 1, name: "Tomt her ennå" })).toBeVisible()
})

test.each([
  ["/sv", "Varukorg", "Extra skinke"],
  ["/en", "Cart", "Extra skinke"],
])("the cart is in the language of %s", async (prefix, title, change) => {
  await renderScene(atFullCart(prefix))
  await expect.element(page.getByRole("heading", { level: 1, name: title })).toBeVisible()
  await expect.element(page.getByText(change)).toBeVisible()
  await expectNoAxeViolations()
  await expectNoSidewaysScroll(320)
})

test("a code without effect is marked in the list of codes, and can be removed there", async () => {
  const shop = atFullCart()
  enterCodes(shop, "SOMMER")
  shop.wait(1000)
  shop.fail("ValidatePrice", {
    _tag: "Refused",
    status: 400,
    problems: [{ code: 3134, message: "Koden er utløpt." }],
  })
  await renderScene(shop)
  await expect.element(page.getByText("3134 - Koden er utløpt.")).toBeVisible()
  await expect.element(page.getByText(/Fjern den, så kan du bestille/)).toBeVisible()
  await expectNoAxeViolations()
  await page.getByRole("button", { name: "Fjern SOMMER" }).click()
  expect(shop.views().cart.manualDeals).toEqual([])
})

test("an unknown code is named with its reason, and marked in the list of codes", async () => {
  const shop = atCart()
  await renderScene(shop)
  enterCodes(shop, "TULL", "SPAR50")
  shop.wait(1000)
  const problems = [{ code: 3024, message: "Den kjenner vi ikke.", coupons: ["TULL"] }]
  shop.fail("ValidatePrice", { _tag: "Refused", status: 400, problems })
  await expect.element(page.getByText("TULL: Den kjenner vi ikke.")).toBeVisible()
  const given = page.getByRole("list", { name: "Rabatter" }).getByRole("listitem")
  expect(given.elements().map(({ textContent }) => textContent)).toEqual(["TULLGjelder ikke", "SPAR50"])
  await expectNoAxeViolations()
})

test("a code that the price response refuses is removed by the button below its reason", async () => {
  const shop = atCart()
  enterCodes(shop, "PIZZA50")
  shop.wait(1000)
  shop.fail("ValidatePrice", codeRefusal(3133, "Koden er allerede brukt.", "PIZZA50"))
  await renderScene(shop)
  await expect.element(page.getByText("3133 - Koden er allerede brukt.")).toBeVisible()
  await page.getByRole("button", { name: "Fjern koden PIZZA50" }).click()
  expect(shop.views().cart.manualDeals).toEqual([])
})

test("a deal that stops fitting lapses with a notice, and comes back with its pizza when that is undone", async () => {
  const shop = atCart()
  const id = shop.views().cart.lines[0]?.id ?? ""
  shop.send({ type: "LineIncreased", id })
  enterCodes(shop, "DUO399")
  shop.wait(1000)
  shop.answer("ValidatePrice", { ...priceOf(399), validCoupons: ["DUO399"], areCouponsValidated: true })
  await renderScene(shop)
  await page.getByRole("button", { name: "Én Pepperoni mindre" }).first().click()
  shop.wait(1000)
  shop.fail("ValidatePrice", codeRefusal(4025, "Tilbudet passer ikke.", "DUO399"))
  const undo = page.getByRole("button", { name: "Angre, og få tilbake DUO399" })
  await expect.element(undo).toBeInViewport()
  await expect.element(page.getByTestId("price-state").getByText("Vi bekrefter prisen …")).toBeVisible()
  expect(shop.views().cart.manualDeals).toEqual([])
  await expectNoAxeViolations()
  await expectNoSidewaysScroll(320)
  await undo.click()
  expect(shop.views().cart).toMatchObject({ manualDeals: ["DUO399"], totalCount: 2 })
  await expect.element(undo).not.toBeInTheDocument()
})

test("a code that does not fit the cart waits beside the cart's codes, with a button that resolves it, and does not block the order", async () => {
  const shop = atCart()
  submitCode(shop, "LEVERT30")
  shop.fail("JudgeCode", codeRefusal(3136, "Koden gjelder ikke for denne leveringsmåten.", "LEVERT30"))
  shop.answer("ValidatePrice", priceOf(299))
  await renderScene(shop)
  await expect.element(page.getByText(/LEVERT30 Koden gjelder ikke for denne leveringsmåten/)).toBeVisible()
  expect(shop.views().validation._tag).toBe("Confirmed")
  await expectNoAxeViolations()
  await page.getByRole("button", { name: "Få det levert i stedet" }).click()
  expect(shop.views().cart.shipping.method).toBe("delivery")
  shop.wait(1000)
  shop.answer("JudgeCode", { code: "LEVERT30" })
  expect(shop.views().cart.manualDeals).toEqual(["LEVERT30"])
})

test("points are applied with one tap, and removed again", async () => {
  const shop = atCart()
  shop.answer("ValidatePrice", { ...priceOf(299), canUseLoyaltyDiscount: true })
  await renderScene(shop)
  await page.getByRole("button", { name: "Bruk 1000 poeng: 100 kr i avslag" }).click()
  expect(shop.views().cart.useLoyalty).toBe(true)
  await expectNoAxeViolations()
  await page.getByRole("button", { name: "Fjern Poengene dine" }).click()
  expect(shop.views().cart.useLoyalty).toBe(false)
})

test("the checkout link first loads upsells, and goes straight on if there are none", async () => {
  const shop = atCart()
  await renderScene(shop)
  await page.getByRole("link", { name: "Til bestilling" }).first().click()
  expect(shop.views().upsells.step).toBe("asking")
  shop.answer("LoadUpsells", [])
  expect(shop.views().route.path).toBe("/betaling")
})

test.each([390, 1280])("at %i pixels the focused element is not covered by the bar", async (width) => {
  await page.viewport(width, 600)
  await renderScene(atFullCart())
  const last = page.getByRole("button", { name: "Rabattkode" })
  last.element().focus()
  const { bottom } = last.element().getBoundingClientRect()
  const bar = page.getByTestId("pay-bar").element().getBoundingClientRect()
  expect(bottom).toBeLessThanOrEqual(bar.height === 0 ? innerHeight : bar.top)
})

test("an empty cart leads to the stores", async () => {
  await renderScene(openSceneShop("/handlevogn"))
  await expect.element(page.getByRole("heading", { level: 1, name: "Tomt her ennå" })).toBeVisible()
  await expect.element(page.getByRole("link", { name: "Velg butikk" }).last()).toHaveAttribute("href", "/butikker")
  await expectNoAxeViolations()
})

test("the cart shows the delivery method, and links to where it is changed", async () => {
  const shop = atCart()
  await renderScene(shop)
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
