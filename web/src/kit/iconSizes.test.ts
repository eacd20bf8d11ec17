import { globSync, readFileSync } from "node:fs"
import { expect, test } from "vitest"

const source = `${import.meta.dirname}/..`
/** Tiny, small, regular and large (SPEC §3). */
const sizes = new Set(["16", "24", "32", "40"])

test("every icon has one of the four sizes", () => {
  const drawn = globSync("**/*.tsx", { cwd: source }).flatMap((file) =>
    [...readFileSync(`${source}/${file}`, "utf8").matchAll(/size=\{(\d+)\}\s+aria-/g)].map(([, size]) => ({
      file,
      size,
    })),
  )
  expect(drawn.length).toBeGreaterThan(30)
  expect(drawn.filter(({ size }) => !sizes.has(size ?? ""))).toEqual([])
})
