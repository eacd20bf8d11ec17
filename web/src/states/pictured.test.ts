import { readdirSync, statSync } from "node:fs"
import { expect, test } from "vitest"
import { everyState } from "./everyState.ts"
import { isPictured, pictureOf, picturesOf, sizesOf } from "./pictured.ts"

const paths = everyState.map(({ path }) => path)

test("of similar states only the first is pictured, and every state without similar ones is", () => {
  const kept = paths.filter((path) => isPictured(path, paths))
  expect(kept.filter((path) => path.startsWith("dialog/CouponCodes/refused-"))).toHaveLength(1)
  expect(kept).toContain("screen/Checkout/Filling")
  const things = (all: readonly string[]) => new Set(all.map((path) => path.split("/").slice(0, 2).join("/")))
  expect(things(kept)).toEqual(things(paths))
})

test("a state that looks like another shares its picture, in every size", () => {
  const shared = paths.filter((path) => pictureOf(path) !== path)
  expect(shared).toHaveLength(77)
  for (const path of shared) {
    const other = pictureOf(path)
    expect(paths.filter((one) => isPictured(one, paths))).toContain(other)
    for (const scheme of ["light", "dark"] as const) expect(sizesOf(path, scheme)).toEqual(sizesOf(other, scheme))
  }
})

test("each screen that orders has a state at both sizes in both schemes", () => {
  const inAll = paths.filter((path) => isPictured(path, paths) && picturesOf(path).length === 4)
  const screens = new Set(inAll.map((path) => path.split("/")[1]))
  expect(screens).toEqual(
    new Set(["Cart", "Checkout", "Landing", "Menu", "Payment", "Product", "Store", "Stores", "Tracking"]),
  )
})

test("the full-page states exist and have tall pictures", () => {
  const whole = paths.filter((path) => sizesOf(path, "light").some(({ height }) => height > 1000))
  expect(whole).toHaveLength(31)
})

test("all pictures together stay below 10 MB", () => {
  const folder = new URL("../../screens/", import.meta.url)
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".webp") && !file.startsWith("seen"),
  )
  const bytes = files.reduce((sum, file) => sum + statSync(new URL(file, folder)).size, 0)
  expect(bytes).toBeLessThanOrEqual(10_000_000)
})
