import { expect, test } from "vitest"
import { findCircles, findHomeless, findUpward, floors, resolveImport, unwalled } from "./floors.ts"
import { importsOf } from "./rooms.ts"

const core = (from: string, to: string) => ({ from: `core/src/${from}`, to: `core/src/${to}` })

test("a rule that imports a unit goes upward, also with a type import", () => {
  const upward = core("domain/timing/rules/listSlots.ts", "units/cart/view.ts")
  expect(findUpward([upward, core("units/cart/view.ts", "domain/cart/model.ts")])).toEqual([upward])
})

test("each pair of neighbouring floors of each package is a wall", () => {
  for (const [folder, all] of Object.entries(floors)) {
    for (const [index, above] of all.slice(1).entries()) {
      const fileOn = (floor: string) => `${folder}/${floor === "*" ? "main.ts" : `${floor}/some.ts`}`
      const [low, high] = [fileOn(all[index] ?? ""), fileOn(above)]
      expect(findUpward([{ from: low, to: high }])).toHaveLength(1)
      expect(findUpward([{ from: high, to: low }])).toEqual([])
    }
  }
})

test("floors do not apply between packages: rooms.ts has walls for those", () => {
  expect(findUpward([{ from: "web/src/app/main.tsx", to: "core/src/simulation/index.ts" }])).toEqual([])
})

test("a folder without a floor is reported", () => {
  expect(findHomeless(["core/src/units/cart/actor.ts", "core/src/cellar/wine.ts"])).toEqual(["core/src/cellar/wine.ts"])
})

test("a circle of any length is found, without the files that only lead to it", () => {
  const imports = [core("a.ts", "b.ts"), core("b.ts", "c.ts"), core("c.ts", "a.ts"), core("d.ts", "a.ts")]
  expect(findCircles(imports)).toEqual([["core/src/a.ts", "core/src/b.ts", "core/src/c.ts"]])
  expect(findCircles(imports.slice(1))).toEqual([])
})

test.each(unwalled)("a circle in %s is found, although the folder has no floors", (folder) => {
  const [one, other] = [`${folder}/one.ts`, `${folder}/other.ts`]
  const back = importsOf(other, 'import type { One } from "./one.ts"')
  expect(findCircles([...importsOf(one, 'import { other } from "./other.ts"'), ...back])).toEqual([[one, other]])
})

test("an import is resolved to its file, also through an index of the core", () => {
  expect(resolveImport("core/src/units/cart/actor.ts", "../../kernel/ledger.ts")).toBe("core/src/kernel/ledger.ts")
  expect(resolveImport("web/src/app/main.tsx", "@skorpe/core/units/cart")).toBe("core/src/units/cart/index.ts")
  expect(resolveImport("web/src/app/main.tsx", "react")).toBeUndefined()
})
