import { afterEach, expect, test, vi } from "vitest"
import { listenToApp } from "./listenToApp.ts"

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(globalThis, "skorpePage")
})

/** An app whose webview shows the page: the messages to it, and the events that the shop receives. */
const inApp = () => {
  const told: string[] = []
  const sent: object[] = []
  vi.stubGlobal("skorpeApp", { postMessage: (message: string) => void told.push(message) })
  listenToApp({ market: "no", send: (event) => void sent.push(event) })
  const say = (message: string): void =>
    (globalThis as unknown as { skorpePage: { receive: (message: string) => void } }).skorpePage.receive(message)
  return { told, sent, say }
}

test("an app is told when it can send messages, and its log-out and language reach the shop", () => {
  const { told, sent, say } = inApp()
  expect(told).toEqual(['{"type":"ready"}'])
  say('{"type":"loggedOut"}')
  say('{"type":"languageChosen","language":"en"}')
  expect(sent).toEqual([{ type: "LogoutChosen" }, { type: "LanguageChosen", language: "en" }])
})

test.each([
  "",
  "[]",
  "null",
  "7",
  '{"type":"newer"}',
  '{"type":"languageChosen","language":"de"}',
  '{"type":"languageChosen"}',
])("%j changes nothing", (message) => {
  const { sent, say } = inApp()
  expect(() => say(message)).not.toThrow()
  expect(sent).toEqual([])
})

test("in a browser the page has no entry point for an app", () => {
  listenToApp({ market: "no", send: () => {} })
  expect("skorpePage" in globalThis).toBe(false)
})
