import { expect, test } from "vitest"
import { compressedSize } from "./compressedSize.ts"

const importing = (hash: string): string => `import("./Cart-${hash}.js");`.padEnd(4000, "export const pizza = 1;")

test("code that names files has the same size whatever hashes their names have by chance", () => {
  const sizes = ["B7D4JSY", "aaaaaaa", "-_x-_x-"].map((hash) =>
    compressedSize(importing(hash), [`assets/Cart-${hash}.js`, "assets/Menu-1234567.js"]),
  )
  expect(new Set(sizes).size).toBe(1)
})

test("more code is larger", () => {
  const code = importing("B7D4JSY")
  expect(compressedSize(`${code}const bun = "abcdefgh"`, [])).toBeGreaterThan(compressedSize(code, []))
})
