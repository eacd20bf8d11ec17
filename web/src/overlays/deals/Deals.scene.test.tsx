import { describe, expect, test } from "vitest"
import { page } from "vitest/browser"
import { kroner, zero } from "@skorpe/core/domain/money"
import { renderScene, expectNoAxeViolations } from "../../testing/renderScene.tsx"
import { expectNoSidewaysScroll } from "../../testing/expectNoSidewaysScroll.ts"
import type { SceneShop } from "../../testing/sceneShop.ts"
import { atFullCart, codeRefusal } from "../../testing/walk.ts"

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
  await renderScene(shop)
  shop.send({ type: "ModalOpened", modal: { _tag: "Deals" } })
  shop.wait(300)
  return shop
}
const panel = page.getByRole("dialog", { name: "Tilbud" })

describe("the deals", () => {
  test("load after a loading message, in order of priority, without other stores' deals", async () => {
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

  test("exclude one another, and a second press removes one", async () => {
    const shop = await open()
    shop.answer("LoadOffers", { deals, discounts: [] })
    await panel.getByRole("button", { name: /To pizzaer/ }).click()
    await expect.element(panel.getByText("Sjekker koden …")).toBeVisible()
    shop.answer("JudgeCode", { code: "DUO399" })
    await panel.getByRole("button", { name: /Billigere levert/ }).click()
    expect(shop.views().cart.manualDeals).toEqual(["DUO399"])
    shop.answer("JudgeCode", { code: "LEVERT" })
    expect(shop.views().cart.manualDeals).toEqual(["LEVERT"])
    await expect
      .element(panel.getByRole("button", { name: /Billigere levert/ }))
      .toHaveAttribute("aria-pressed", "true")
    await expectNoAxeViolations()
    await panel.getByRole("button", { name: /Billigere levert/ }).click()
    expect(shop.views().cart.manualDeals).toEqual([])
  })

  test("that do not fit the cart say so below the ticket, and nothing is chosen", async () => {
    const shop = await open()
    shop.answer("LoadOffers", { deals, discounts: [] })
    await panel.getByRole("button", { name: /To pizzaer/ }).click()
    shop.fail("JudgeCode", codeRefusal(4025, "Tilbudet passer ikke.", "DUO399"))
    await expect.element(panel.getByText(/Tilbudet kan ikke brukes med produktene du har valgt/)).toBeVisible()
    await expect.element(panel.getByRole("button", { name: /To pizzaer/ })).toHaveAttribute("aria-pressed", "false")
    await expectNoAxeViolations()
    await expectNoSidewaysScroll(320)
  })

  test("that list their products add one with a single variant with one tap, and count it", async () => {
    const shop = await open()
    const products = ["COLA", "PEPP"]
    shop.answer("LoadOffers", { deals: [{ ...duo, products }], discounts: [] })
    const add = panel.getByRole("button", { name: "Legg Cola i handlevognen" })
    await expect.element(panel.getByRole("button", { name: /To pizzaer/ })).toBeVisible()
    await expect.element(add).not.toBeInTheDocument()
    await panel.getByRole("button", { name: /To pizzaer/ }).click()
    shop.fail("JudgeCode", codeRefusal(4025, "Tilbudet passer ikke.", "DUO399"))
    await add.click()
    expect(shop.views().cart.lines.find(({ variationCode }) => variationCode === "COLA")?.quantity).toBe(2)
    expect(shop.views().overlay.modal?.modal._tag).toBe("Deals")
    shop.wait(1000)
    shop.answer("JudgeCode", { code: "DUO399" })
    expect(shop.views().cart.manualDeals).toEqual(["DUO399"])
    await expectNoAxeViolations()
    await expectNoSidewaysScroll(320)
    await panel.getByRole("button", { name: "Legg til Pepperoni, velg størrelse" }).click()
    shop.wait(300)
    expect(shop.views().overlay.modal?.modal).toEqual({ _tag: "SizeSheet", productSlug: "pepperoni" })
  })

  test("that fail to load are retried on request", async () => {
    const shop = await open()
    shop.fail("LoadOffers", { _tag: "Unreachable" })
    await expect.element(panel.getByText(/Tilbudene kom ikke frem/)).toBeVisible()
    await expectNoAxeViolations()
    await panel.getByRole("button", { name: "Prøv nå" }).click()
    shop.answer("LoadOffers", { deals: [], discounts: [] })
    await expect.element(panel.getByText(/Ingen tilbud her/)).toBeVisible()
  })

  test("have a button for a code beside them", async () => {
    await open()
    await panel.getByRole("button", { name: "Jeg har en kode" }).click()
    await expect.element(page.getByRole("dialog", { name: "Har du en kode?" })).toBeVisible()
    await expectNoAxeViolations()
  })
})

test("a personal discount replaces the deals; one that is not valid yet is disabled and has its date", async () => {
  const shop = await open()
  shop.answer("LoadOffers", { deals, discounts: [welcome, later] })
  await panel.getByRole("button", { name: /To pizzaer/ }).click()
  shop.answer("JudgeCode", { code: "DUO399" })
  await panel.getByRole("button", { name: /20 % rabatt/ }).click()
  expect(shop.views().cart).toMatchObject({ manualDeals: [], userDiscount: { couponCode: "VELKOMMEN" } })
  const christmas = panel.getByRole("button", { name: /Julerabatt.*Gjelder fra tirsdag 1. desember/ })
  await expect.element(christmas).toHaveAttribute("aria-disabled", "true")
  await christmas.click({ force: true })
  expect(shop.views().cart.userDiscount?.couponCode).toBe("VELKOMMEN")
  await expectNoAxeViolations()
})
