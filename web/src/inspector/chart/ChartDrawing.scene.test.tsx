// Must be imported first, as on the page: it declares the order of all cascade layers.
import "../../kit/base.css"
import { expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import order from "../../../../fixtures/logs/first-order.no.jsonl?raw"
import { chosen, drop, openPart, renderInspector } from "../stage.testkit.tsx"

test("a chart has its whole height, and its lit state is brought into view only while the chart is looked at", async () => {
  renderInspector()
  await drop("order.jsonl", order)
  await expect.element(chosen(/Started/)).toBeInTheDocument()
  await userEvent.keyboard("/ProductAdded")
  await openPart("What happened")
  await page.getByLabelText("Unit").selectOptions("validation")
  const chart = page.getByRole("figure", { name: "Chart of validation" }).element()
  expect(chart.scrollHeight).toBe(chart.clientHeight)
  page.getByRole("button", { name: "Play" }).element().focus()
  const part = page.getByRole("region", { name: "What happened" }).element()
  const lit = () => chart.querySelector<SVGGElement>("[data-lit=true]:not([data-group=true])")
  const first = lit()
  const press = async (key: string) => {
    // What is looked at is what was drawn last.
    for (let drawn = 0; drawn < 3; drawn++) await new Promise(requestAnimationFrame)
    await userEvent.keyboard(key)
  }
  part.scrollTop = 0
  await press("n")
  await expect.poll(() => lit() === first).toBe(false)
  expect(part.scrollTop).toBe(0)
  chart.scrollIntoView({ block: "end" })
  await press("{Home}")
  await expect.poll(() => lit() === first).toBe(true)
  await expect.element(lit()).toBeInViewport()
  // An enlarged shop hides the chart, which does not scroll then.
  chart.scrollLeft = 450
  await press("fn")
  await expect.poll(() => lit() === first).toBe(false)
  await press("{Escape}")
  await expect.poll(() => chart.clientWidth > 0 && chart.scrollLeft < 450).toBe(true)
  // An edit shows its difference, although the chart was looked at.
  chart.scrollIntoView({ block: "end" })
  await press("{Delete}")
  await expect.poll(() => lit() === first).toBe(true)
  await expect.element(page.getByRole("heading", { name: "Beside the original" })).toBeInViewport()
})

/** The page keeps one frame for all runs, so that code of another commit runs without network too. */
