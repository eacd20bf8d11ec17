// Must be imported first, as on the page: it declares the order of all cascade layers.
import "../kit/base.css"
import type { ComponentProps } from "react"
import { createRoot } from "react-dom/client"
import { expect, onTestFinished, test, vi } from "vitest"
import { page, userEvent } from "vitest/browser"
import order from "../../../fixtures/logs/first-order.no.jsonl?raw"
import { codeOf, foldOwn, withWrongTotal } from "../../../core/src/replay/foldingFile.fixture.ts"
import { axeFaults } from "../states/axeFaults.ts"
import { expectNoSidewaysScroll } from "../testing/expectNoSidewaysScroll.ts"
import { offerLog } from "../report/inspectorTab.ts"
import { InspectorPage } from "./InspectorPage.tsx"

const renderInspector = (props: ComponentProps<typeof InspectorPage> = {}): void => {
  const place = document.body.appendChild(document.createElement("div"))
  const root = createRoot(place)
  root.render(<InspectorPage {...props} />)
  const { lang, title } = { lang: document.documentElement.lang, title: document.title }
  document.documentElement.lang = "en"
  document.title = "Inspector · Skorpe"
  onTestFinished(() => {
    root.unmount()
    place.remove()
    document.documentElement.lang = lang
    document.title = title
  })
}

const drop = (name: string, text: string): Promise<void> => dropFile(new File([text], name))

const dropFile = async (file: File): Promise<void> => {
  const heading = page.getByRole("heading", { name: "Inspector" })
  await expect.element(heading).toBeVisible()
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(file)
  heading.element().dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }))
}

/** The chosen record, if its row has these words; the chosen values of selects are options too. */
const chosen = (words: RegExp) => page.getByRole("option", { selected: true, name: words })

/** Opens one of the parts that a phone shows one at a time. */
const openPart = async (name: string): Promise<void> => {
  const part = page.getByRole("radio", { name })
  if (part.query()?.checkVisibility() === true) await part.click({ force: true })
}

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
