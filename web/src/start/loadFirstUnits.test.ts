import { afterAll, beforeEach, expect, test, vi } from "vitest"

// Test files share modules, and so the loaded code: each case begins without any, and so does the next file.
beforeEach(() => vi.resetModules())
afterAll(() => vi.resetModules())

/** Those addresses whose first world needs code that is not loaded. */
const lacking = async (paths: readonly string[]): Promise<readonly string[]> => {
  const { renderedWorld } = await import("./hydrationData.ts")
  return paths.filter((path) => {
    try {
      renderedWorld("se", { path, t: 0, build: "", known: [] })
      return false
    } catch {
      return true
    }
  })
}

const paths = ["/butiker", "/betalning", "/betalning/o1", "/logga-in", "/min-side", "/nytt-passord"]

test.each([
  { path: "/butiker", others: ["/betalning", "/betalning/o1", "/logga-in", "/min-side", "/nytt-passord"] },
  { path: "/betalning", others: ["/logga-in", "/min-side", "/nytt-passord"] },
  // Opened by a mail's link; without the link's code the page asks for one.
  { path: "/nytt-passord", others: ["/betalning", "/betalning/o1"] },
  { path: "/logga-in", others: ["/betalning", "/betalning/o1"] },
])("a page at $path loads what its own first world needs, and not what $others need", async ({ path, others }) => {
  const { loadFirstUnits } = await import("./loadFirstUnits.ts")
  await loadFirstUnits(() => path)
  expect(await lacking(paths)).toEqual(others)
})

test("a customer who goes back while code loads gets the code for the first world at the new address", async () => {
  const { loadFirstUnits } = await import("./loadFirstUnits.ts")
  let path = "/logga-in"
  const loaded = loadFirstUnits(() => path)
  path = "/betalning"
  await loaded
  expect(await lacking([path])).toEqual([])
})
