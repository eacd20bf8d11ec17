import { describe, expect, test } from "vitest"
import { page } from "vitest/browser"
import { kroner, zero } from "@skorpe/core/money"
import { drawScene, expectNoAxeViolations } from "../../testing/drawScene.tsx"
import { expectNoSidewaysScroll } from "../../testing/expectNoSidewaysScroll.ts"
import type { SceneShop } from "../../testing/sceneShop.ts"
import { atFullCart } from "../../testing/walk.ts"

const say = (nb: string, sv = nb, en = nb) => ({ nb, sv, en })
const terms = { deliveryMethods: ["carryout", "delivery"], stores: [] as string[], validUntil: null } as const

const duo = {
  ...terms,
  code: "DUO399",
  title: say("To pizzaer"),
  description: say("Velg fritt."),
  price: kroner(399),
  priority: 2,
}
const brought = { ...duo, code: "LEVERT", title: say("Billigere levert"), price: null, priority: 1 }
const elsewhere = { ...duo, code: "BERGEN", title: say("Bare i Bergen"), stores: ["104"] }
const deals = [duo, { ...brought, deliveryMethods: ["delivery"] }, elsewhere]
const welcome = { ...terms, code: "VELKOMMEN", descriptions: say("20 % rabatt"), validFrom: null, minimum: zero }
const later = { ...welcome, code: "JUL", descriptions: say("Julerabatt"), validFrom: Date.UTC(2026, 11, 1, 12) }

const open = async (): Promise<SceneShop> => {
  const shop = atFullCart()
  await drawScene(shop)
  shop.send({ type: "ModalOpened", modal: { _tag: "Deals" } })
  shop.wait(300)
  return shop
}
const panel = page.getByRole("dialog", { name: "Tilbud" })

describe("the deals", () => {
  test("come while one waits, the most wanted first, those of other stores left out", async () => {
    const shop = await open()
    await expect.element(panel.getByText("Henter tilbudene …")).toBeInTheDocument()
    await expectNoAxeViolations()
    shop.answer("LoadOffers", { deals, discounts: [] })
    const first = panel.getByRole("listitem").first()
    await expect.element(first).toBeVisible()
    await expect.poll(() => first.element().textContent).toMatch(/Billigere levert.*Når vi leverer/)
    await expect.element(panel.getByText("Bare i Bergen")).not.toBeInTheDocument()
    await expectNoAxeViolations()
    await expectNoSidewaysScroll(320)
  })

  test("exclude one another, and are put back with a second press", async () => {
    const shop = await open()
    shop.answer("LoadOffers", { deals, discounts: [] })
    await panel.getByRole("button", { name: /To pizzaer/ }).click()
    await panel.getByRole("button", { name: /Billigere levert/ }).click()
    expect(shop.views().cart.manualDeals).toEqual(["LEVERT"])
    await expect
      .element(panel.getByRole("button", { name: /Billigere levert/ }))
      .toHaveAttribute("aria-pressed", "true")
    await expectNoAxeViolations()
    await panel.getByRole("button", { name: /Billigere levert/ }).click()
    expect(shop.views().cart.manualDeals).toEqual([])
  })

  test("that do not come are asked for again, by themselves and when told to", async () => {
    const shop = await open()
    shop.fail("LoadOffers", { _tag: "Unreachable" })
    await expect.element(panel.getByText(/Tilbudene kom ikke frem/)).toBeVisible()
    await expectNoAxeViolations()
    await panel.getByRole("button", { name: "Prøv nå" }).click()
    shop.answer("LoadOffers", { deals: [], discounts: [] })
    await expect.element(panel.getByText(/Ingen tilbud her/)).toBeVisible()
  })

  test("have the way to a code beside them", async () => {
    await open()
    await panel.getByRole("button", { name: "Jeg har en kode" }).click()
    await expect.element(page.getByRole("dialog", { name: "Har du en kode?" })).toBeVisible()
    await expectNoAxeViolations()
  })
})

test("what was given to the customer takes the deals' place; what is not yet so says from when", async () => {
  const shop = await open()
  shop.answer("LoadOffers", { deals, discounts: [welcome, later] })
  await panel.getByRole("button", { name: /To pizzaer/ }).click()
  await panel.getByRole("button", { name: /20 % rabatt/ }).click()
  expect(shop.views().cart).toMatchObject({ manualDeals: [], userDiscount: { couponCode: "VELKOMMEN" } })
  const christmas = panel.getByRole("button", { name: /Julerabatt.*Gjelder fra tirsdag 1. desember/ })
  await expect.element(christmas).toHaveAttribute("aria-disabled", "true")
  await christmas.click({ force: true })
  expect(shop.views().cart.userDiscount?.couponCode).toBe("VELKOMMEN")
  await expectNoAxeViolations()
})
