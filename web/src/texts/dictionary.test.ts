import { expect, test } from "vitest"
import { defineTexts } from "./defineTexts.ts"
import { makeDictionary } from "./dictionary.ts"

const texts = defineTexts("test", {
  plain: { nb: "Hei", sv: "Hej", en: "Hello" },
  named: { nb: "Hei, {{name}}", sv: "Hej, {{name}}", en: "Hello, {{name}}" },
  counted: {
    nb: { one: "{{count}} pizza", other: "{{count}} pizzaer" },
    sv: { one: "{{count}} pizza", other: "{{count}} pizzor" },
    en: { one: "{{count}} pizza", other: "{{count}} pizzas" },
  },
})

const swedish = { test: { plain: "Hej", named: "Hej, {{name}}", counted: texts.table.counted.sv } }

test("a text is translated to the page's language, with its parameters filled in", () => {
  const t = makeDictionary("sv", swedish).from(texts)
  expect([t("plain"), t("named", { name: "Kund 1" })]).toEqual(["Hej", "Hej, Kund 1"])
})

test("the language's plural rules choose the form", () => {
  const t = makeDictionary("sv", swedish).from(texts)
  expect([0, 1, 2].map((count) => t("counted", { count }))).toEqual(["0 pizzor", "1 pizza", "2 pizzor"])
})

test("texts that load later are added to those that are there", () => {
  const { from, learn } = makeDictionary("sv", swedish)
  const others = defineTexts("others", { late: { nb: "Sent", sv: "Sent", en: "Late" } })
  learn({ others: { late: "Sent" } })
  expect([from(others)("late"), from(texts)("plain")]).toEqual(["Sent", "Hej"])
})

test("a missing key, parameter or language fails the type check", () => {
  const t = makeDictionary("sv", swedish).from(texts)
  // @ts-expect-error -- no such key
  const key = () => t("absent")
  // @ts-expect-error -- the parameter is missing
  const parameter = () => t("named")
  // @ts-expect-error -- no English
  const translation = () => defineTexts("test", { plain: { nb: "Hei", sv: "Hej" } })
  // @ts-expect-error -- the English text lacks the parameter
  const named = () => defineTexts("test", { named: { nb: "Hei, {{name}}", sv: "Hej, {{name}}", en: "Hello" } })
  expect([key, parameter, translation, named]).toHaveLength(4)
})
