// Must be imported first, as on the page: it declares the order of all cascade layers.
import "../kit/base.css"
import { expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import order from "../../../fixtures/logs/first-order.no.jsonl?raw"
import { axeFaults } from "../states/axeFaults.ts"
import { expectNoSidewaysScroll } from "../testing/expectNoSidewaysScroll.ts"
import { chosen, drop, openPart, renderInspector } from "./stage.testkit.tsx"

test("the shop is enlarged to its full size by a button or a key, and ends where a field is hidden by it", async () => {
  renderInspector()
  await drop("order.jsonl", order)
  await expect.element(chosen(/Started/)).toBeInTheDocument()
  await openPart("Shop")
  await page.getByRole("button", { name: "Enlarge" }).click()
  const shop = page.getByTitle("The shop: After record 0, Started")
  await expect.poll(() => shop.element().getBoundingClientRect().width).toBe(390)
  const list = page.getByRole("listbox", { name: "Records", includeHidden: true })
  await expect.element(list).not.toBeVisible()
  expect(await axeFaults()).toEqual([])
  await expectNoSidewaysScroll(window.innerWidth)
  await userEvent.keyboard("{ArrowRight}{Escape}")
  const next = page.getByTitle("The shop: After record 1, PathOpened")
  await expect.poll(() => next.element().getBoundingClientRect().width).toBeLessThan(390)
  await openPart("Records")
  await userEvent.keyboard("f")
  await expect.element(list).not.toBeVisible()
  await userEvent.keyboard("f")
  await expect.element(list).toBeVisible()
  await userEvent.keyboard("f/Started")
  await expect.element(page.getByLabelText("Search", { exact: true })).toHaveValue("Started")
})
