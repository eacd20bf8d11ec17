import { expect, test } from "vitest"
import { page } from "vitest/browser"
import { openSceneBoard } from "../states/kitchenBoard.ts"
import { acceptedOrders, newOrders } from "../states/kitchenOrders.ts"
import { renderKitchen } from "../testing/renderKitchen.tsx"

/** The rows of the head's parts: two parts share a row if they are side by side. */
const rowsOfHead = (): number => {
  const boxes = [...document.querySelectorAll("header :is(h1, p, button)")].map((one) => one.getBoundingClientRect())
  const ends: number[] = []
  for (const { top, bottom } of boxes.toSorted((one, other) => one.bottom - other.bottom)) {
    if (top >= (ends.at(-1) ?? 0)) ends.push(bottom)
  }
  return ends.length
}

test("on the narrowest phone the head of the page takes two rows, with a store of a long name and work in each panel", async () => {
  const before = { width: window.innerWidth, height: window.innerHeight }
  await page.viewport(320, 640)
  try {
    const store = { id: "101", name: "Kristiansand Vågsbygd senter" }
    const kitchen = openSceneBoard("nb", [...newOrders, ...acceptedOrders], { store })
    await renderKitchen(kitchen)
    kitchen.answer("ListMatters", [{ id: "1" }, { id: "2" }])
    await expect.element(page.getByRole("button", { name: /^Penger \d+$/ })).toBeVisible()
    expect(rowsOfHead()).toBe(2)
    expect(document.documentElement.scrollWidth).toBe(320)
  } finally {
    await page.viewport(before.width, before.height)
  }
})
