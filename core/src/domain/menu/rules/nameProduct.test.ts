import { expect, test } from "vitest"
import { localise } from "../../language/rules/localise.ts"
import { norway, sweden } from "../../market/markets.ts"
import { nameProduct } from "./nameProduct.ts"

const name = { nb: "Kjøttberget", sv: "Köttberget", en: "Meat mountain" }

test("a name falls back to Swedish, then English, then to a placeholder", () => {
  expect(localise(name, "nb")).toBe("Kjøttberget")
  expect(localise({ ...name, nb: "" }, "nb")).toBe("Köttberget")
  expect(localise({ en: "Meat mountain" }, "nb")).toBe("Meat mountain")
  expect(localise({ nb: "Kjøttberget" }, "en")).toBe("no-name")
  expect(localise(undefined, "en")).toBe("no-name")
})

test("a product without a name gets the market's placeholder", () => {
  expect(nameProduct({ name }, "en", norway)).toBe("Meat mountain")
  expect(nameProduct({ name: { sv: "Köttberget" } }, "nb", norway)).toBe("Köttberget")
  expect(nameProduct({ name: { nb: "", sv: "", en: "" } }, "nb", norway)).toBe("Ukjent produkt")
  expect(nameProduct(undefined, "sv", sweden)).toBe("Unknown product")
})
