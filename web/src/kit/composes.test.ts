import { expect, test } from "vitest"
import { styleSheets } from "./styleSheets.testkit.ts"

/** The other files from which a style sheet takes classes, if they are not in the kit's layer. */
const fromAbove = (css: string): readonly string[] =>
  [...css.matchAll(/composes: [^;]* from "([^"]+)"/g)].flatMap(([, from = ""]) =>
    /^(?:\.\.\/)+kit\/|^\.\/(?:IconButton|Card|ShortPage)\./.test(from) ? [] : [from],
  )

test("a class taken from another screen is found", () => {
  expect(fromAbove('.a { composes: bar from "../../cart/PayBar.module.css"; }')).toEqual([
    "../../cart/PayBar.module.css",
  ])
  expect(fromAbove('.a { composes: surface from "../../kit/Card.module.css"; }')).toEqual([])
})

// Within one layer the style sheet that loads later wins, and which one that is depends on the pages a customer has
// visited.
test("style sheets compose classes of the kit only, whose layer is below theirs", () => {
  for (const [sheet, css] of styleSheets) expect({ sheet, found: fromAbove(css) }).toEqual({ sheet, found: [] })
})
