import { expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { seeKitchen } from "@skorpe/core/kitchen"
import { openSceneBoard } from "../states/kitchenBoard.ts"
import { laterOrders, paidOrder } from "../states/kitchenOrders.ts"
import { renderKitchen } from "../testing/renderKitchen.tsx"

test("an order for another day says on which one it begins and is due", async () => {
  await renderKitchen(openSceneBoard("nb", laterOrders))
  const tomorrow = page.getByRole("article", { name: "Bestilling 15" })
  await expect.element(tomorrow.getByText("Begynn søndag 17:45")).toBeVisible()
  await expect.element(tomorrow.getByText("Klar søndag 18:00")).toBeVisible()
  const another = page.getByRole("article", { name: "Bestilling 16" })
  await expect.element(another.getByText("Begynn tirsdag 1. desember 17:45")).toBeVisible()
  await expect.element(another.getByText("Klar tirsdag 1. desember 18:00")).toBeVisible()
})

test("with the keyboard alone an order gets more time, and the focus stays at its card", async () => {
  const kitchen = openSceneBoard("nb", [paidOrder])
  await renderKitchen(kitchen)
  const card = page.getByRole("article", { name: `Bestilling ${paidOrder.number}` })
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
  const card = page.getByRole("article", { name: `Bestilling ${paidOrder.number}` })
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
