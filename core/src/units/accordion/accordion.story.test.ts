import { expect, test } from "vitest"
import { openShop } from "../../shop/shopStage.fixture.ts"

const openToggled = (...ids: readonly string[]) => {
  const stage = openShop()
  for (const id of ids) stage.put({ type: "SectionToggled", id })
  return stage
}

test("a section is closed until it is opened, and closes when it is toggled again", () => {
  expect(openToggled().see().accordion.open).toEqual([])
  expect(openToggled("faq-1").see().accordion.open).toEqual(["faq-1"])
  expect(openToggled("faq-1", "faq-1").see().accordion.open).toEqual([])
})

test("sections open and close independently", () => {
  expect(openToggled("a", "b", "c", "b").see().accordion.open).toEqual(["a", "c"])
})

test("a section may have the name of an inherited object property", () => {
  expect(openToggled("__proto__", "toString").see().accordion.open).toEqual(["__proto__", "toString"])
})

test("the number of remembered open sections is bounded", () => {
  const ids = Array.from({ length: 300 }, (_, index) => `s${index}`)
  expect(openToggled(...ids).see().accordion.open).toEqual(ids.slice(-200))
})
