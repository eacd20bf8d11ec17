// Must be imported first, as on the page: it declares the order of all cascade layers.
import "../../kit/base.css"
import { expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import order from "../../../../fixtures/logs/first-order.no.jsonl?raw"
import { axeFaults } from "../../states/axeFaults.ts"
import { expectNoSidewaysScroll } from "../../testing/expectNoSidewaysScroll.ts"
import { chosen, drop, openPart, renderInspector } from "../stage.testkit.tsx"

test("a log is edited by keys, and its fork is shown beside it", async () => {
  renderInspector()
  await drop("order.jsonl", order)
  // Before the file is read, nothing listens to keys.
  await expect.element(chosen(/Started/)).toBeInTheDocument()
  await userEvent.keyboard("/ProductAdded{Enter}")
  await expect.element(chosen(/ProductAdded/)).toBeInTheDocument()
  await page.getByRole("button", { name: "Found, on" }).click()
  await userEvent.keyboard("{Delete}")
  await expect.element(page.getByText(/^1 edit: 1 left out/)).toBeVisible()
  await expect.element(page.getByRole("option", { name: /left out.*ProductAdded/ })).toBeInTheDocument()
  expect(await axeFaults()).toEqual([])
  await expectNoSidewaysScroll(window.innerWidth)
  await userEvent.keyboard("d")
  await expect.element(chosen(/left out.*ProductAdded/)).toBeInTheDocument()
  await openPart("What happened")
  await expect.element(page.getByText(/^After it, .*cart.* differ$/)).toBeVisible()
  await expect.element(page.getByRole("heading", { name: "Take the original along" })).toBeVisible()
  expect(await axeFaults()).toEqual([])
  await openPart("Shop")
  await page.getByLabelText("Both").click()
  await expect.element(page.getByTitle(/^The shop: Fork, after record/)).toBeVisible()
  expect(await axeFaults()).toEqual([])
  await openPart("Records")
  await userEvent.keyboard("oe")
  const field = page.getByLabelText("Record as JSON")
  await expect.element(field).toHaveFocus()
  await field.fill("{")
  await userEvent.keyboard("{Control>}{Enter}{/Control}")
  await expect.element(page.getByText("not JSON.")).toBeVisible()
  expect(await axeFaults()).toEqual([])
  await userEvent.keyboard("{Escape}")
  await expect.element(page.getByRole("listbox", { name: "Records" })).toHaveFocus()
  await userEvent.keyboard("u")
  await expect.element(page.getByText(/^1 edit/)).not.toBeInTheDocument()
})

test("an edit, and the key for the first difference, bring the difference into view, and a step does not", async () => {
  renderInspector()
  await drop("order.jsonl", order)
  await expect.element(chosen(/Started/)).toBeInTheDocument()
  await userEvent.keyboard("/ProductAdded{Enter}")
  await page.getByRole("button", { name: "Found, on" }).click()
  await openPart("What happened")
  const part = page.getByRole("region", { name: "What happened" }).element()
  part.scrollTop = 200
  await userEvent.keyboard("{ArrowRight}{ArrowLeft}")
  expect(part.scrollTop).toBe(200)
  await userEvent.keyboard("{Delete}")
  await expect.element(page.getByRole("heading", { name: "Beside the original" })).toBeInViewport()
  part.scrollTop = 200
  await userEvent.keyboard("d")
  await expect.poll(() => part.scrollTop).toBe(0)
  // On a phone the part is hidden while the list is shown.
  part.scrollTop = 200
  await openPart("Records")
  await userEvent.keyboard("u")
  await openPart("What happened")
  await expect.poll(() => part.scrollTop).toBe(0)
})
