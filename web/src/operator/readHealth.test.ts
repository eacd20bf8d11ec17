import { healthExample } from "@skorpe/core/api"
import { expect, onTestFinished, test, vi } from "vitest"
import { readHealth } from "./readHealth.ts"

const answering = (answer: () => Promise<Response>) => {
  const asked = vi.fn<typeof fetch>(answer)
  vi.stubGlobal("fetch", asked)
  onTestFinished(() => void vi.unstubAllGlobals())
  return asked
}

const read = (key = "key") => readHealth(key, new AbortController().signal)

test("the health is requested with the staff key, and its times are read", async () => {
  const asked = answering(() => Promise.resolve(Response.json(healthExample)))
  expect(await read()).toMatchObject({
    type: "HealthRead",
    health: { at: Date.parse("2026-11-21T17:00:00.000Z"), everywhere: { orders: { lastHour: 212 } } },
  })
  expect(asked.mock.calls[0]?.[0]).toBe("/api/operator/health")
  expect(asked.mock.calls[0]?.[1]?.headers).toEqual({ "staff-key": "key" })
})

test("a key that no header holds is wrong, and nothing is asked", async () => {
  const asked = answering(() => Promise.reject(new Error("asked")))
  for (const key of ["nøkkel", "", "x".repeat(201)])
    expect(await read(key)).toEqual({ type: "HealthMissed", fault: { _tag: "WrongKey" } })
  expect(asked).not.toHaveBeenCalled()
})

test.each([
  ["a refused key", () => Promise.resolve(new Response("", { status: 401 })), { _tag: "WrongKey" }],
  ["a busy server", () => Promise.resolve(new Response("", { status: 503 })), { _tag: "Refused", status: 503 }],
  ["another version's answer", () => Promise.resolve(Response.json({ at: 0 })), { _tag: "Unreadable" }],
  ["an answer of a proxy", () => Promise.resolve(new Response("<html>")), { _tag: "Unreadable" }],
  ["no network", () => Promise.reject(new TypeError("failed to fetch")), { _tag: "NoAnswer" }],
])("%s is a fault", async (_, answer, fault) => {
  answering(answer)
  expect(await read()).toEqual({ type: "HealthMissed", fault })
})
