import { afterEach, expect, onTestFinished, test, vi } from "vitest"
import { page, userEvent } from "vitest/browser"
import { expectNoAxeViolations, renderScene } from "../testing/renderScene.tsx"
import { expectNoSidewaysScroll } from "../testing/expectNoSidewaysScroll.ts"
import { noteInspector, takeLog } from "./inspectorTab.ts"
import { openSceneShop } from "../testing/sceneShop.ts"

const dialog = page.getByRole("dialog", { name: "Meld fra om en feil" })
const opener = page.getByRole("contentinfo").getByRole("button", { name: "Meld fra om en feil" })
const send = dialog.getByRole("button", { name: "Send rapporten" })
const save = dialog.getByRole("button", { name: "Lagre som fil" })

const log = ['{"format":"skorpe-log"}', '{"n":0,"hash":"a"}', '{"n":1,"hash":"b"}', ""].join("\n")
const receipt = { reference: "K7MP-3XWD", keptUntil: "2026-12-21T17:00:00.000Z" }

interface Sent {
  readonly path: string
  readonly body: unknown
}

/** Answers the calls to the server in turn; all other requests go through. */
const answering = (...answers: readonly (() => Promise<Response> | Response)[]): readonly Sent[] => {
  const sent: Sent[] = []
  const real = globalThis.fetch
  vi.spyOn(globalThis, "fetch").mockImplementation(async (asked, how) => {
    const path = asked instanceof Request ? asked.url : String(asked)
    if (!path.startsWith("/api/")) return await real(asked, how)
    if (typeof how?.body !== "string") throw new Error("a report is sent as a text")
    sent.push({ path, body: JSON.parse(how.body) as unknown })
    return (await answers[sent.length - 1]?.()) ?? Response.error()
  })
  return sent
}

const status =
  (code: number, headers: Readonly<Record<string, string>> = {}) =>
  () =>
    new Response("{}", { status: code, headers })
const kept = () => Response.json(receipt)

/** A shop whose log is a given text, with its report opened from the footer. */
const openReport = async (text: string | (() => string) = log): Promise<void> => {
  const exportLog = () => Promise.resolve({ text: typeof text === "string" ? text : text(), hash: "00ff" })
  await renderScene({ ...openSceneShop("/butikker"), exportLog })
  await opener.click()
  await expect.element(dialog).toBeVisible()
  // The sheet is a tree of its own, which must not reach the next test.
  onTestFinished(async () => {
    if (dialog.query() === null) return
    await userEvent.keyboard("{Escape}")
    await expect.element(dialog).not.toBeInTheDocument()
  })
}

afterEach(() => vi.restoreAllMocks())

test("the question for consent does not cover it", async () => {
  const consent = page.getByTestId("consent")
  await openReport()
  await expect.element(consent).not.toBeVisible()
  await userEvent.keyboard("{Escape}")
  await expect.element(consent).toBeVisible()
})

test("the sheet describes and shows what is sent; repeated presses send it once, and it gets a code", async () => {
  let arrive: (answer: Response) => void = () => undefined
  const sent = answering(() => new Promise((resolve) => (arrive = resolve)))
  await openReport()
  await expect.element(dialog.getByText(/^2 hendelser: /)).toBeVisible()
  await expect.element(dialog.getByText(/Vi sletter den etter 30 dager/)).toBeVisible()
  await expectNoAxeViolations()
  expect(dialog.element().querySelector("pre")).toBeNull()
  await dialog.getByText("Se hele rapporten").click()
  await expect.element(dialog.getByText(/"hash":"b"/)).toBeVisible()
  await expectNoAxeViolations()
  expect(sent).toEqual([])

  const button = send.element() as HTMLElement
  button.click()
  button.click()
  await expect.element(dialog.getByRole("button", { name: "Sender …" })).toHaveAttribute("aria-disabled", "true")
  button.click()
  arrive(kept())
  await expect.element(dialog.getByText("K7MP-3XWD")).toBeVisible()
  await expect.element(dialog.getByText(/Rapporten slettes 21\. desember 2026/)).toBeVisible()
  expect(sent).toEqual([{ path: "/api/problem-report", body: { log } }])
  await expectNoAxeViolations()
  await expectNoSidewaysScroll(320)
})

test("the code can be copied by keyboard alone, and is still shown when the report is opened again", async () => {
  answering(kept)
  const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue()
  await openReport()
  await expect.element(send).toBeVisible()
  ;(send.element() as HTMLElement).focus()
  await userEvent.keyboard("{Enter}")
  await expect.element(dialog.getByRole("button", { name: "Kopier koden" })).toHaveFocus()
  await userEvent.keyboard("{Enter}")
  await expect.element(dialog.getByText("Koden er kopiert.")).toBeVisible()
  expect(copied).toHaveBeenCalledWith("K7MP-3XWD")
  await userEvent.keyboard("{Escape}")
  await expect.element(dialog).not.toBeInTheDocument()
  await opener.click()
  await expect.element(dialog.getByText("Koden til rapporten du sendte sist: K7MP-3XWD")).toBeVisible()
})

test("a report that is closed while it is sent still arrives, and its code is shown when it is opened again", async () => {
  let arrive: (answer: Response) => void = () => undefined
  const sent = answering(() => new Promise((resolve) => (arrive = resolve)))
  await openReport()
  await send.click()
  await userEvent.keyboard("{Escape}")
  await expect.element(dialog).not.toBeInTheDocument()
  await opener.click()
  await expect.element(dialog.getByRole("button", { name: "Sender …" })).toBeVisible()
  await userEvent.keyboard("{Escape}")
  await expect.element(dialog).not.toBeInTheDocument()
  arrive(Response.json({ ...receipt, reference: "R4TE-9LUK" }))
  await opener.click()
  await expect.element(dialog.getByText("R4TE-9LUK", { exact: true })).toBeVisible()
  await expectNoAxeViolations()
  expect(sent).toHaveLength(1)
  await userEvent.keyboard("{Escape}")
  await expect.element(dialog).not.toBeInTheDocument()
  await opener.click()
  await expect.element(dialog.getByText("Koden til rapporten du sendte sist: R4TE-9LUK")).toBeVisible()
  await expect.element(send).toBeVisible()
})

test("a report that fails after it was closed says so when it is opened again, and is sent with the log of that moment", async () => {
  let fail: (answer: Response) => void = () => undefined
  const sent = answering(() => new Promise((resolve) => (fail = resolve)), kept)
  const longer = `${log}{"n":2,"hash":"c"}\n`
  const logs = [log, longer]
  await openReport(() => logs.shift() ?? "asked too often")
  await send.click()
  await userEvent.keyboard("{Escape}")
  await expect.element(dialog).not.toBeInTheDocument()
  fail(status(503)())
  await opener.click()
  await expect.element(dialog.getByRole("status").getByText(/Prøv igjen om litt/)).toBeVisible()
  await send.click()
  await expect.element(dialog.getByText("K7MP-3XWD", { exact: true })).toBeVisible()
  expect(sent.map(({ body }) => (body as { readonly log: string }).log)).toEqual([log, longer])
})

test("a browser that lets nothing be copied leaves the code to be written down", async () => {
  answering(kept)
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("not allowed"))
  await openReport()
  await send.click()
  await dialog.getByRole("button", { name: "Kopier koden" }).click()
  await expect.element(dialog.getByText(/Skriv den ned/)).toBeVisible()
})

test.each([
  ["the server was not reached", () => Promise.reject(new TypeError("Failed to fetch")), /kom ikke frem/],
  ["503", status(503), /Prøv igjen om litt/],
  ["429", status(429), /Prøv igjen senere/],
  ["429 for the hour", status(429, { "retry-after": "2941" }), /Prøv igjen om 50 minutter/],
  ["429 for a full hour", status(429, { "retry-after": "3600" }), /Prøv igjen om 1 time,/],
  ["429 for the day", status(429, { "retry-after": "79201" }), /Prøv igjen om 23 timer/],
  ["429 until a date", status(429, { "retry-after": "Sat, 28 Nov 2026 12:00:00 GMT" }), /Prøv igjen senere/],
  ["409", status(409), /ikke plass/],
] as const)("%s: it says so, and the report can be sent again", async (_, answer, words) => {
  const sent = answering(answer, kept)
  await openReport()
  await send.click()
  await expect.element(dialog.getByRole("status").getByText(words)).toBeVisible()
  await expect.element(save).toBeVisible()
  await send.click()
  await expect.element(dialog.getByText("K7MP-3XWD")).toBeVisible()
  expect(sent).toHaveLength(2)
})

test.each([
  ["400", status(400), /kan ikke lese/],
  ["413", status(413), /for stor/],
] as const)("%s: it says so, and the report is only to be saved", async (_, answer, words) => {
  answering(answer)
  await openReport()
  await send.click()
  await expect.element(dialog.getByRole("status").getByText(words)).toBeVisible()
  await expect.element(send).not.toBeInTheDocument()
  await expect.element(save).toHaveFocus()
})

test("a log that is too large is not uploaded only to be refused", async () => {
  const sent = answering(kept)
  await openReport(`${log}${"x".repeat(2_000_000)}`)
  await dialog.getByText("Se hele rapporten").click()
  await expect.element(dialog.getByText(/Resten står i filen/)).toBeVisible()
  await send.click()
  await expect.element(dialog.getByRole("status").getByText(/for stor/)).toBeVisible()
  expect(sent).toEqual([])
})

test("saved as a file it is the text that would be sent, and nothing is sent", async () => {
  const sent = answering(kept)
  const saved: Blob[] = []
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
    saved.push(file as Blob)
    return "#saved"
  })
  const named = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined)
  await openReport()
  await save.click()
  expect(await saved[0]?.text()).toBe(log)
  expect((named.mock.contexts[0] as HTMLAnchorElement).download).toBe("skorpe-no-00ff.jsonl")
  expect(sent).toEqual([])
})

test("only a device on which the inspector was opened before is offered to open the report there", async () => {
  const inspect = dialog.getByRole("link", { name: "Åpne i inspektøren" })
  await openReport()
  await expect.element(save).toBeVisible()
  await expect.element(inspect).not.toBeInTheDocument()
  await userEvent.keyboard("{Escape}")
  await expect.element(dialog).not.toBeInTheDocument()
  noteInspector()
  onTestFinished(() => localStorage.clear())
  await opener.click()
  await expect.element(inspect).toHaveAttribute("href", "/inspector?log=00ff")
  await expectNoAxeViolations()
  await expectNoSidewaysScroll(320)
  // The link opens a tab, which a scene has no use for.
  document.addEventListener("click", (event) => event.preventDefault(), { once: true })
  await inspect.click()
  expect(await takeLog("00ff")).toEqual({ file: "skorpe-no-00ff.jsonl", text: log })
})

test("it keeps the focus while it is open, and Escape gives it back to what opened it", async () => {
  await openReport()
  await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true)
  expect(document.documentElement).toHaveAttribute("data-frozen")
  for (let tabs = 0; tabs < 6; tabs++) {
    await userEvent.tab()
    const at = document.activeElement
    expect(at === document.body || dialog.element().contains(at)).toBe(true)
  }
  await userEvent.keyboard("{Escape}")
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
  expect(document.documentElement).not.toHaveAttribute("data-frozen")
})

test("an export that fails is tried again", async () => {
  const answers = [() => Promise.reject(new Error("no code")), () => Promise.resolve({ text: log, hash: "00ff" })]
  let asked = 0
  await renderScene({
    ...openSceneShop("/butikker"),
    exportLog: () => answers[asked++]?.() ?? Promise.reject(new Error("asked too often")),
  })
  await opener.click()
  await expect.element(dialog.getByText("Rapporten kunne ikke lages.")).toBeVisible()
  await expectNoAxeViolations()
  await dialog.getByRole("button", { name: "Prøv igjen" }).click()
  await expect.element(send).toBeVisible()
  await userEvent.keyboard("{Escape}")
  await expect.element(dialog).not.toBeInTheDocument()
})
