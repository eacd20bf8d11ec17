// Must be imported first, as on the page: it declares the order of all cascade layers.
import "../../kit/base.css"
import { expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import order from "../../../../fixtures/logs/first-order.no.jsonl?raw"
import { codeOf, foldOwn, withWrongTotal } from "../../../../core/src/replay/foldingFile.fixture.ts"
import { axeFaults } from "../../states/axeFaults.ts"
import { expectNoSidewaysScroll } from "../../testing/expectNoSidewaysScroll.ts"
import { chosen, drop, openPart, renderInspector } from "../stage.testkit.tsx"

const codeFrames = (): NodeListOf<Element> => document.querySelectorAll("iframe[sandbox]")

test("code of another commit folds the log in a frame of its own, and the worlds are shown side by side", async () => {
  renderInspector()
  await drop("order.jsonl", order)
  await expect.element(chosen(/Started/)).toBeInTheDocument()
  const own = foldOwn(order)
  await drop("older.mjs", codeOf("older", withWrongTotal(own)))
  await expect
    .element(page.getByText(/^Beside the code of older\. First difference .*ProductAdded: cart/))
    .toBeVisible()
  expect(codeFrames()).toHaveLength(1)
  expect(await axeFaults()).toEqual([])
  await expectNoSidewaysScroll(window.innerWidth)
  await userEvent.keyboard("d")
  await expect.element(chosen(/ProductAdded.*then the worlds differ/)).toBeInTheDocument()
  await openPart("What happened")
  await expect.element(page.getByRole("heading", { name: "Beside the code of older" })).toBeVisible()
  await expect.element(page.getByText("cart.totalPrice")).toBeVisible()
  expect(await axeFaults()).toEqual([])
  await openPart("Records")
  await drop("same.mjs", codeOf("same", own))
  await expect.element(page.getByText("Beside the code of same. Both lead to the same worlds.")).toBeVisible()
  await page.getByRole("button", { name: "Discard the other code" }).click()
  await expect.element(page.getByRole("listbox", { name: "Records" })).toHaveFocus()
})

test("code of another commit reaches neither the page nor the network, and a file that is not such code is refused", async () => {
  renderInspector()
  await drop("order.jsonl", order)
  await expect.element(chosen(/Started/)).toBeInTheDocument()
  const tries = `
    const tried = []
    const attempt = async (name, act) => { try { await act(); tried.push(name) } catch {} }
    await attempt("itself", () => 1)
    await attempt("page", () => parent.document.title)
    await attempt("storage", () => localStorage.length)
    await attempt("cookies", () => document.cookie)
    await attempt("network", () => fetch(${JSON.stringify(location.origin)}, { mode: "no-cors" }))
    throw new Error("reached: " + tried.join())`
  await drop("curious.mjs", tries)
  await expect.element(page.getByText("curious.mjs: Error: reached: itself.")).toBeVisible()
  expect(await axeFaults()).toEqual([])
})

test("code that never ends does not slow down the page, is stopped, and the next code runs", async () => {
  renderInspector()
  await drop("order.jsonl", order)
  await expect.element(chosen(/Started/)).toBeInTheDocument()
  const endless = 'export const version = 1; export const name = "endless"; export const fold = () => { for (;;); }'
  await drop("endless.mjs", endless)
  await expect.element(page.getByText("endless.mjs folds the log …")).toBeVisible()
  // Long enough for the code to begin: a page that shared a process with it would no longer respond.
  await new Promise((resolve) => setTimeout(resolve, 500))
  await userEvent.keyboard("{ArrowRight}")
  await expect.element(chosen(/PathOpened/)).toHaveAttribute("aria-posinset", "2")
  await page.getByRole("button", { name: "Stop the other code" }).click()
  await expect.element(page.getByText("endless.mjs folds the log …")).not.toBeInTheDocument()
  await drop("same.mjs", codeOf("same", foldOwn(order)))
  await expect.element(page.getByText("Beside the code of same. Both lead to the same worlds.")).toBeVisible()
  expect(codeFrames()).toHaveLength(1)
})
