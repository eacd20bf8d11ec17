import { runInNewContext } from "node:vm"
import { expect, it } from "vitest"
import { keepPlaces } from "./keepPlaces.ts"

const { transform } = keepPlaces("/house", "/house/server/dist")

/** What an expression of a module is worth once it is bundled. */
const worthInBundle = (expression: string, id: string): unknown => {
  const { code = "" } = transform(expression, id) ?? {}
  const bundled = code.replaceAll("import.meta.url", JSON.stringify("file:///house/server/dist/main.js"))
  return runInNewContext(bundled, { URL, process })
}

it("leaves a module in the bundle where its source lies", () => {
  expect(worthInBundle("import.meta.dirname", "/house/server/src/shop/routes.ts")).toBe("/house/server/src/shop")
  expect(worthInBundle("import.meta.url", "/house/fixtures/read.ts")).toBe("file:///house/fixtures/read.ts")
})

it("names no place of the machine that it was built on", () => {
  expect(transform("import.meta.dirname", "/house/core/src/a.ts")?.code).not.toContain("/house")
})

it("touches neither packages nor modules that do not ask where they are", () => {
  expect(transform("import.meta.url", "/house/node_modules/some/index.js")).toBeNull()
  expect(transform("export const one = 1", "/house/core/src/a.ts")).toBeNull()
})
