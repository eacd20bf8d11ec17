import { expect, test } from "vitest"
import { listenToErrors } from "./listenToErrors.ts"

/** A page in which errors happen, and the reports that the shop gets. */
const listening = () => {
  const page = new EventTarget()
  const told: string[] = []
  const send = (event: { readonly type: string }) => void told.push(JSON.stringify(event))
  listenToErrors({ send }, page)
  const happen = (type: string, more: object) => page.dispatchEvent(Object.assign(new Event(type), more))
  return { happen, told }
}

test("an uncaught error and a rejected promise are reported", () => {
  const { happen, told } = listening()
  happen("error", { message: "Uncaught TypeError: x is not a function" })
  happen("unhandledrejection", { reason: new RangeError("too much") })
  happen("unhandledrejection", { reason: undefined })
  expect(told.map((event) => JSON.parse(event))).toEqual([
    { type: "ScriptFailed", message: "Uncaught TypeError: x is not a function" },
    { type: "ScriptFailed", message: "RangeError: too much" },
    { type: "ScriptFailed", message: "undefined" },
  ])
})

test("a page that throws at every event reports twenty errors, and no message is longer than the shop accepts", () => {
  const { happen, told } = listening()
  for (let count = 0; count < 100; count++) happen("error", { message: "x".repeat(5000) })
  expect(told).toHaveLength(20)
  expect(JSON.parse(told[0] ?? "").message).toHaveLength(1000)
})
