import { expect, test } from "vitest"
import { type BuiltChunk, filesOnlyOf } from "./filesOnlyOf.ts"

const chunk = (more: Partial<BuiltChunk> = {}): BuiltChunk => ({
  type: "chunk",
  isEntry: false,
  moduleIds: [],
  imports: [],
  dynamicImports: [],
  ...more,
})

const styled = (...sheets: string[]) => ({ viteMetadata: { importedCss: new Set(sheets) } })

const bundle = {
  "main.js": chunk({ isEntry: true, imports: ["shared.js"], dynamicImports: ["states.js", "cart.js"] }),
  "shared.js": chunk(),
  "cart.js": chunk({ imports: ["kit.js", "main.js"] }),
  "kit.js": chunk(styled("kit.css")),
  "states.js": chunk({
    moduleIds: ["/shop/src/states/openStates.tsx"],
    imports: ["kit.js", "samples.js", "main.js"],
    ...styled("states.css", "kit.css"),
  }),
  "samples.js": chunk(styled("samples.css")),
  "states.css": { type: "asset" },
} as const

test("the files that only one lazy module loads are listed with its styles; shared ones are not", () => {
  const alone = filesOnlyOf(bundle, "/src/states/openStates.tsx")
  expect([...alone].toSorted()).toEqual(["samples.css", "samples.js", "states.css", "states.js"])
})

test("an unknown module lists no files", () => {
  expect(filesOnlyOf(bundle, "/src/inspector/open.tsx").size).toBe(0)
})
