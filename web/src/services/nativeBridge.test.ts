import { afterEach, expect, test, vi } from "vitest"
import { nativePlatform, tellApp } from "./nativeBridge.ts"

afterEach(() => vi.unstubAllGlobals())

test("in a browser there is no app, and messages go nowhere", () => {
  expect(nativePlatform()).toBeNull()
  tellApp({ type: "languageChosen", language: "sv" })
})

test("an app gets messages in its platform's own way", () => {
  const heard: string[] = []
  const listener = { postMessage: (message: string) => void heard.push(message) }
  vi.stubGlobal("skorpeApp", listener)
  expect(nativePlatform()).toBe("android")
  tellApp({ type: "languageChosen", language: "en" })
  vi.unstubAllGlobals()
  vi.stubGlobal("webkit", { messageHandlers: { skorpeApp: listener } })
  expect(nativePlatform()).toBe("ios")
  tellApp({ type: "identified", externalId: null })
  expect(heard).toEqual(['{"type":"languageChosen","language":"en"}', '{"type":"identified","externalId":null}'])
})

test("an app that throws does not break the page", () => {
  vi.stubGlobal("skorpeApp", {
    postMessage: () => {
      throw new Error("gone")
    },
  })
  expect(() => tellApp({ type: "identified", externalId: "c1" })).not.toThrow()
})
