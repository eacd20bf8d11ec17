import { expect, test } from "vitest"
import { requiredText } from "./requiredText.ts"

const dough = { nb: "Pizzabunn", sv: "Pizzabotten", en: "Pizza base" }
const sauce = { nb: "Tomatsaus", sv: "Tomatsås", en: "Tomato sauce" }

test("names the required ingredients, once each, in the customer's language", () => {
  expect(requiredText([dough, dough], "nb")).toBe("Pizzabunn kan ikke velges bort. Velg pizzaen på nytt.")
  expect(requiredText([dough], "sv")).toBe("Pizzabotten kan inte väljas bort. Välj pizzan på nytt.")
  expect(requiredText([dough, sauce], "en")).toBe(
    "Pizza base, Tomato sauce can’t be left out. Please choose the pizza again.",
  )
})
