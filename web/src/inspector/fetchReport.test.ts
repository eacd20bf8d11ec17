import { afterEach, expect, test, vi } from "vitest"
import { fetchReport } from "./fetchReport.ts"

afterEach(() => void vi.unstubAllGlobals())

const answerWith = (answer: () => Promise<Response>) => {
  const asked = vi.fn((_path: string, _options: RequestInit) => answer())
  vi.stubGlobal("fetch", asked)
  return asked
}

test("a report is requested by its reference, as people type it, with the staff key", async () => {
  const asked = answerWith(() => Promise.resolve(new Response("the log")))
  expect(await fetchReport(" k7mp-3xwd", "key")).toEqual({ _tag: "Log", file: "K7MP-3XWD.jsonl", text: "the log" })
  expect(asked.mock.calls[0]?.[0]).toBe("/api/operator/problem-reports/K7MP-3XWD")
  await fetchReport("K7MP 3XWD", "key")
  expect(asked.mock.calls[1]?.[0]).toBe("/api/operator/problem-reports/K7MP%203XWD")
  expect(asked.mock.calls[0]?.[1].headers).toEqual({ "staff-key": "key" })
})

test.each([
  ["a text that is no reference", "../orders", "key", /eight letters and digits/],
  ["no key", "K7MP-3XWD", "", /does not accept/],
  ["a key that no header holds", "K7MP-3XWD", "nøkkel\n", /does not accept/],
])("%s is refused before anything is asked", async (_, reference, key, why) => {
  const asked = answerWith(() => Promise.resolve(new Response("the log")))
  expect(await fetchReport(reference, key)).toMatchObject({ _tag: "NoLog", why: expect.stringMatching(why) as string })
  expect(asked).not.toHaveBeenCalled()
})

test.each([
  ["another key", () => Promise.resolve(new Response("", { status: 401 })), /does not accept this staff key/],
  ["no such report", () => Promise.resolve(new Response("", { status: 404 })), /No report has the reference K7MP-3XWD/],
  ["a server in trouble", () => Promise.resolve(new Response("", { status: 503 })), /answers with 503/],
  ["no network", () => Promise.reject(new TypeError("failed")), /does not answer/],
])("%s is told", async (_, answer, why) => {
  answerWith(answer)
  expect(await fetchReport("K7MP-3XWD", "key")).toMatchObject({
    _tag: "NoLog",
    why: expect.stringMatching(why) as string,
  })
})
