import { expect, test } from "vitest"
import { soldOutText } from "./soldOutText.ts"

const pepperoni = { nb: "Pepperoni", sv: "Pepperoni", en: "Pepperoni" }
const garden = { nb: "Hagen", sv: "Trädgården", en: "The Garden" }

test("the sold-out goods are named once, in the customer's language", () => {
  expect(soldOutText([pepperoni, pepperoni], "nb")).toBe(
    "Butikken er utsolgt for Pepperoni. Ta det ut eller velg noe annet.",
  )
  expect(soldOutText([garden, pepperoni], "sv")).toBe(
    "Butiken har slut på Trädgården, Pepperoni. Ta bort det eller välj något annat.",
  )
  expect(soldOutText([garden], "en")).toBe("The store is out of The Garden. Take it out or choose something else.")
})
