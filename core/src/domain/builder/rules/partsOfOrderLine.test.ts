import { describe, expect, test } from "vitest"
import type { LineIngredient } from "../../order/model.ts"
import { menu } from "../../price/shop.fixture.ts"
import { drawnPizza } from "./drawnPizza.ts"
import { partsOfOrderLine } from "./partsOfOrderLine.ts"

const drawn = (codes: readonly string[], ...ingredients: readonly LineIngredient[]) =>
  drawnPizza(menu, partsOfOrderLine(menu, { codes, ingredients })).toppings.map(({ slug, level, part }) => [
    slug,
    level,
    part,
  ])

describe("an ordered pizza in the builder's form", () => {
  test("has its default ingredients when nothing was changed", () => {
    expect(drawn(["PEPP_AM30"])).toEqual([
      ["ts", 1, "whole"],
      ["or", 1, "whole"],
      ["pe", 1, "whole"],
    ])
  })

  test("has the added ingredients, and lacks the removed ones", () => {
    expect(
      drawn(["MARG_AM30"], { code: "PE", quantity: 2, part: "w" }, { code: "Or", quantity: 0, part: "w" }),
    ).toEqual([
      ["ts", 1, "whole"],
      ["pe", 2, "whole"],
    ])
  })

  test("keeps each half's own changes", () => {
    expect(drawn(["PEPP_AM30", "MARG_AM30"], { code: "AR", quantity: 1, part: "2" })).toEqual([
      ["ts", 1, "whole"],
      ["or", 1, "whole"],
      ["pe", 1, "left"],
      ["ar", 1, "right"],
    ])
  })
})
