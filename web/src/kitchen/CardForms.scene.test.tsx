import { expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import type { KitchenOrder } from "@skorpe/core/domain/order"
import { seeKitchen } from "@skorpe/core/kitchen"
import { openSceneBoard } from "../states/kitchenBoard.ts"
import { newOrders, paidOrder } from "../states/kitchenOrders.ts"
import { renderKitchen } from "../testing/renderKitchen.tsx"

const cardOf = ({ number }: Pick<KitchenOrder, "number">) => page.getByRole("article", { name: `Bestilling ${number}` })

test("with the keyboard alone an order gets more time, and the focus stays at its card", async () => {
  const kitchen = openSceneBoard("nb", [paidOrder])
  await renderKitchen(kitchen)
  const card = cardOf(paidOrder)
  card.getByRole("button", { name: "Mer tid" }).element().focus()
  await userEvent.keyboard("{Enter}")
  await expect.element(card.getByText("Hvor mye mer tid? Kunden ser den nye tiden.")).toBeVisible()
  await userEvent.tab()
  await expect.element(card.getByRole("button", { name: "+5 min 18:35" })).toHaveFocus()
  await userEvent.tab()
  kitchen.wait(400)
  await userEvent.keyboard("{Enter}")
  expect(seeKitchen(kitchen.world()).reports.queue).toMatchObject([
    { orderId: paidOrder.orderId, report: { type: "Delay" } },
  ])
  await expect.element(card).toHaveFocus()
})

test("a form that is closed gives the focus back to its card", async () => {
  const kitchen = openSceneBoard("nb", [paidOrder])
  await renderKitchen(kitchen)
  const card = cardOf(paidOrder)
  for (const name of ["Avbestill", "Betal tilbake"]) {
    card.getByRole("button", { name }).element().focus()
    await userEvent.keyboard("{Enter}")
    await expect.element(card.getByRole("button", { name: "Tilbake" })).toBeVisible()
    expect(card.element().contains(document.activeElement)).toBe(true)
    card.getByRole("button", { name: "Tilbake" }).element().focus()
    await userEvent.keyboard("{Enter}")
    await expect.element(card).toHaveFocus()
    kitchen.wait(400)
  }
})

test("Escape closes whichever form of a card is open, and the focus is back at the card", async () => {
  const kitchen = openSceneBoard("nb", [paidOrder])
  await renderKitchen(kitchen)
  const card = cardOf(paidOrder)
  for (const name of ["Mer tid", "Avbestill", "Betal tilbake"]) {
    card.getByRole("button", { name }).element().focus()
    await userEvent.keyboard("{Enter}")
    await expect.element(card.getByRole("button", { name: "Tilbake" })).toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard("{Escape}")
    await expect.element(card.getByRole("button", { name: "Tilbake" })).not.toBeInTheDocument()
    await expect.element(card).toHaveFocus()
    kitchen.wait(400)
  }
})

test("on a tablet in landscape, the refuse button is in view as soon as a reason is tapped", async () => {
  const before = { width: window.innerWidth, height: window.innerHeight }
  await page.viewport(1024, 768)
  try {
    await renderKitchen(openSceneBoard("nb", newOrders))
    const card = cardOf({ number: 13 })
    await card.getByRole("button", { name: "Avslå" }).click()
    await card.getByRole("button", { name: "Vi må stenge" }).click()
    await expect.element(card.getByRole("button", { name: "Avslå" })).toBeInViewport({ ratio: 1 })
    scrollTo({ top: 0, behavior: "instant" })
    await card.getByRole("button", { name: "Vi har for mye å gjøre akkurat nå" }).click()
    await expect.element(card.getByRole("button", { name: "Avslå" })).toBeInViewport({ ratio: 1 })
  } finally {
    await page.viewport(before.width, before.height)
  }
})
