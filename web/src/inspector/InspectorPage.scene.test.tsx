// Must be imported first, as on the page: it declares the order of all cascade layers.
import "../kit/base.css"
import { expect, onTestFinished, test, vi } from "vitest"
import { page, userEvent } from "vitest/browser"
import order from "../../../fixtures/logs/first-order.no.jsonl?raw"
import { axeFaults } from "../states/axeFaults.ts"
import { expectNoSidewaysScroll } from "../testing/expectNoSidewaysScroll.ts"
import { offerLog } from "../report/inspectorTab.ts"
import { chosen, drop, dropFile, openPart, renderInspector } from "./stage.testkit.tsx"

test("a dropped log is stepped through by keys, and each record says what it changed", async () => {
  renderInspector()
  await drop("order.jsonl", order)
  await expect.element(chosen(/Started/)).toBeInTheDocument()
  await expect.element(page.getByText(/hashes match/)).toBeInTheDocument()
  expect(await axeFaults()).toEqual([])
  await expectNoSidewaysScroll(window.innerWidth)
  await userEvent.keyboard("{ArrowRight}")
  await expect.element(chosen(/PathOpened/)).toHaveAttribute("aria-posinset", "2")
  await userEvent.keyboard("/ProductAdded{Enter}")
  await expect.element(chosen(/ProductAdded/)).toBeInTheDocument()
  await page.getByRole("button", { name: "Found, on" }).click()
  await expect.element(chosen(/ProductAdded/)).toBeInTheDocument()
  await openPart("What happened")
  await expect.element(page.getByText("tells SaveCart")).toBeVisible()
  // The first product: three transitions of the chart share the line that its record took one of.
  await userEvent.keyboard("p")
  await page.getByLabelText("Unit").selectOptions("validation")
  const words = (isPassed: boolean) =>
    [...document.querySelectorAll(`[data-taken="true"] tspan[data-passed="${isPassed}"]`)].map((one) => one.textContent)
  await vi.waitFor(() => expect(words(false)).toEqual(["CartChanged"]))
  expect(words(true).length).toBeGreaterThan(0)
  await page.getByLabelText("Unit").selectOptions("store")
  await expect.element(page.getByRole("img", { name: /^store is in / })).toBeInTheDocument()
  expect(await axeFaults()).toEqual([])
  await openPart("Timers and calls")
  await expect.element(page.getByRole("button", { name: /^validation.* timer$/ }).first()).toBeVisible()
  await expect.element(page.getByText("a timer runs")).toBeVisible()
  const marks = [...document.querySelectorAll("[aria-label=Legend] li > span > span")]
  expect(new Set(marks.map((one) => getComputedStyle(one).backgroundColor)).size).toBe(4)
  expect(await axeFaults()).toEqual([])
})

test("the space bar plays also from a step button and the slider, and presses other buttons, as Enter does", async () => {
  renderInspector()
  await drop("order.jsonl", order)
  await expect.element(chosen(/Started/)).toBeInTheDocument()
  await page.getByRole("button", { name: "One record on" }).click()
  await userEvent.keyboard("{Enter}")
  await expect.element(chosen(/session.device is answered/)).toHaveAttribute("aria-posinset", "3")
  // No time passes: a busy machine would reach the end between two keys.
  const frames = vi.spyOn(window, "requestAnimationFrame").mockReturnValue(0)
  onTestFinished(() => frames.mockRestore())
  await userEvent.keyboard(" ")
  await expect.element(page.getByRole("button", { name: "Pause" })).toBeVisible()
  page.getByLabelText("Record", { exact: true }).element().focus()
  await userEvent.keyboard(" ")
  await expect.element(page.getByRole("button", { name: "Play" })).toBeVisible()
  await openPart("Records")
  page.getByRole("button", { name: "Leave out" }).element().focus()
  await userEvent.keyboard(" ")
  await expect.element(page.getByText(/^1 edit: 1 left out/)).toBeVisible()
  await expect.element(page.getByRole("button", { name: "Play" })).toBeVisible()
})

test("a value of the state is traced to the record that set it", async () => {
  renderInspector()
  await drop("order.jsonl", order)
  await expect.element(chosen(/Started/)).toBeInTheDocument()
  await userEvent.keyboard("{End}")
  await openPart("What happened")
  await page.getByText(/^All views after record \d+/).click()
  await expect.element(page.getByText("cart", { exact: true })).toBeVisible()
  await page.getByLabelText("Path", { exact: true }).fill("cart.totalCont")
  await page.getByRole("button", { name: "Who set it?" }).click()
  await expect.element(page.getByText(/^No cart.totalCont. cart has .*totalCount/)).toBeVisible()
  await page.getByLabelText("Path", { exact: true }).fill("validation._tag")
  await page.getByRole("button", { name: "Who set it?" }).click()
  await expect.element(page.getByText(/^Set by record \d+, /)).toBeVisible()
  expect(await axeFaults()).toEqual([])
  await expectNoSidewaysScroll(window.innerWidth)
  const [, setter = ""] = /record (\d+)/.exec(page.getByText(/^Set by record/).element().textContent) ?? []
  await page.getByRole("button", { name: "Go there" }).click()
  await expect.element(page.getByRole("heading", { level: 2, name: new RegExp(`^${setter} `) })).toBeVisible()
})

test("a session that a page of this browser offers is opened", async () => {
  offerLog("00000000000000ff", { file: "skorpe-no-000000ff.jsonl", text: order })
  renderInspector({ offered: "00000000000000ff" })
  await expect.element(page.getByText(/^skorpe-no-000000ff.jsonl · market no/)).toBeVisible()
})

test("the page says when no other page offers the session any more", async () => {
  renderInspector({ offered: "00000000000000ee" })
  await expect.element(page.getByText(/^No open page of this browser has that session any more/)).toBeVisible()
  expect(await axeFaults()).toEqual([])
})

test("a file that is not a log is refused with line and reason", async () => {
  renderInspector()
  await drop("notes.txt", "no log")
  await expect.element(page.getByText(/^notes.txt, line 1: /)).toBeVisible()
  expect(await axeFaults()).toEqual([])
})

test("a report is opened by its reference with the staff key, or the page says why it is not", async () => {
  const real = window.fetch
  onTestFinished(() => void (window.fetch = real))
  let status = 401
  window.fetch = () => Promise.resolve(new Response(status === 200 ? order : "", { status }))
  const onReport = vi.fn<(reference: string | null) => void>()
  renderInspector({ report: "k7mp-3xwd", onReport })
  await expect.element(page.getByLabelText("Reference of a report")).toHaveValue("k7mp-3xwd")
  await page.getByLabelText("Staff key").fill("key")
  const open = page.getByRole("button", { name: "Open the report" })
  await open.click()
  await expect.element(page.getByText("The server does not accept this staff key.")).toBeVisible()
  expect(await axeFaults()).toEqual([])
  await expectNoSidewaysScroll(window.innerWidth)
  status = 200
  await open.click()
  await expect.element(page.getByText(/^K7MP-3XWD.jsonl · market no/)).toBeVisible()
  // The page's address names it from now on.
  await expect.poll(() => onReport.mock.calls).toEqual([["K7MP-3XWD"]])
  // The problem that the customer reports is at the end.
  await expect.element(chosen(/tracking.follow has news/)).toBeInTheDocument()
})

test("a folder, and a file that is larger than any log, are refused with the reason", async () => {
  renderInspector()
  const unread = vi.spyOn(File.prototype, "text").mockRejectedValue(new DOMException("gone", "NotFoundError"))
  onTestFinished(() => unread.mockRestore())
  await dropFile(new File([], "sessions"))
  await expect.element(page.getByText(/^sessions, line 1: the browser cannot read it/)).toBeVisible()
  await dropFile(new File([new Uint8Array(50_000_001)], "huge.jsonl"))
  await expect.element(page.getByText(/^huge\.jsonl, line 1: larger than 50000000 bytes/)).toBeVisible()
  expect(unread).toHaveBeenCalledTimes(1)
})
