import { runInNewContext } from "node:vm"
import { expect, it } from "vitest"
import { keepPlaces } from "./keepPlaces.ts"

const { transform } = keepPlaces("/house", "/house/server/dist")

/** The value of an expression in a bundled module. */
const worthInBundle = (expression: string, id: string): unknown => {
  const { code = "" } = transform(expression, id) ?? {}
  const bundled = code.replaceAll("import.meta.url", JSON.stringify("file:///house/server/dist/main.js"))
  return runInNewContext(bundled, { URL, process })
}

it("gives a bundled module the `import.meta` of its source", () => {
  expect(worthInBundle("import.meta.dirname", "/house/server/src/shop/routes.ts")).toBe("/house/server/src/shop")
  expect(worthInBundle("import.meta.url", "/house/fixtures/read.ts")).toBe("file:///house/fixtures/read.ts")
})

it("contains no absolute path of the machine that built it", () => {
  expect(transform("import.meta.dirname", "/house/core/src/a.ts")?.code).not.toContain("/house")
})

it("changes neither packages nor modules without `import.meta`", () => {
  expect(transform("import.meta.url", "/house/node_modules/some/index.js")).toBeNull()
  expect(transform("export const one = 1", "/house/core/src/a.ts")).toBeNull()
})
