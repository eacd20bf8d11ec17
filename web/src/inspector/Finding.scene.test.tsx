// Must be imported first, as on the page: it declares the order of all cascade layers.
import "../kit/base.css"
import { expect, onTestFinished, test, vi } from "vitest"
import { page } from "vitest/browser"
import order from "../../../fixtures/logs/first-order.no.jsonl?raw"
import { axeFaults } from "../states/axeFaults.ts"
import { expectNoSidewaysScroll } from "../testing/expectNoSidewaysScroll.ts"
import { chosen, drop, renderInspector } from "./stage.testkit.tsx"

test("a condition marks the records after which it holds, and a fault in it is reported", async () => {
  renderInspector()
  await drop("order.jsonl", order)
  const field = page.getByLabelText("Where", { exact: true })
  await field.fill("cart.totalCount >")
  await expect.element(page.getByText(/^Character 18: expected a path or a value/)).toBeVisible()
  await field.fill("cart.totalCuont > 0")
  await expect.element(page.getByText(/^Character 6: .* \(did you mean cart\.totalCount\?\)\.$/)).toBeVisible()
  await field.fill("cart.totalCount > 0")
  await page.getByRole("button", { name: "Where it holds, on" }).click()
  await expect.element(chosen(/ProductAdded/)).toBeInTheDocument()
  await expect.element(chosen(/holds/)).toBeInTheDocument()
  await expect.element(page.getByText(/^1 of \d+ records$/)).toBeVisible()
})

/**
 * Starts a search for a condition that never holds and pauses it after its first slice; returns a function that resumes
 * it.
 */
const searchThatRests = async (): Promise<() => void> => {
  await drop("order.jsonl", order)
  await expect.element(chosen(/Started/)).toBeInTheDocument()
  const held: (() => void)[] = []
  let isHolding = true
  const later = window.setTimeout.bind(window)
  const timeouts = vi.spyOn(window, "setTimeout").mockImplementation(((work: () => void, wait?: number) => {
    if (wait !== undefined || !isHolding) return later(work, wait)
    // A list, because the browser's driver uses such timeouts too: a single variable could lose the search's.
    held.push(work)
    return 0
  }) as typeof setTimeout)
  let asked = 0
  const real = performance.now.bind(performance)
  const clock = vi.spyOn(performance, "now").mockImplementation(() => real() + 60 * ++asked)
  onTestFinished(() => {
    timeouts.mockRestore()
    clock.mockRestore()
  })
  await page.getByLabelText("Where", { exact: true }).fill("cart.totalCount > 1000")
  await expect.element(page.getByText(/^0 records so far, before record \d+ …$/)).toBeVisible()
  return () => {
    isHolding = false
    clock.mockRestore()
    for (const work of held) work()
  }
}

test("a search that takes long is stopped, says how far it came, and leaves the focus at its condition", async () => {
  renderInspector()
  await searchThatRests()
  expect(await axeFaults()).toEqual([])
  await expectNoSidewaysScroll(window.innerWidth)
  await page.getByRole("button", { name: "Stop searching" }).click()
  await expect.element(page.getByText(/^0 records, stopped before record \d+$/)).toBeVisible()
  await expect.element(page.getByRole("button", { name: "Stop searching" })).not.toBeInTheDocument()
  await expect.element(page.getByLabelText("Where", { exact: true })).toHaveFocus()
  expect(await axeFaults()).toEqual([])
})

test("a search that ends while its stop button has the focus moves the focus to its condition", async () => {
  renderInspector()
  const goOn = await searchThatRests()
  const stop = page.getByRole("button", { name: "Stop searching" })
  stop.element().focus()
  await expect.element(stop).toHaveFocus()
  goOn()
  await expect.element(page.getByText(/^0 records$/)).toBeVisible()
  await expect.element(page.getByLabelText("Where", { exact: true })).toHaveFocus()
})
