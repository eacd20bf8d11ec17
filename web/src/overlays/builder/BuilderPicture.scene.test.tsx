import { expect, test } from "vitest"
import { page } from "vitest/browser"
import { renderScene } from "../../testing/renderScene.tsx"
import { atBuilder } from "../../testing/walk.ts"

const panel = page.getByRole("dialog")
const tick = (name: string | RegExp) => panel.getByRole("checkbox", { name })

/** The large picture, and the small one beside the list. */
const canvases = (): readonly HTMLCanvasElement[] => [...document.querySelectorAll<HTMLCanvasElement>("canvas")]

const pixelsOf = (canvas: HTMLCanvasElement): string => canvas.toDataURL()

const blank = (canvas: HTMLCanvasElement): string => {
  const empty = document.createElement("canvas")
  empty.width = empty.height = canvas.width
  return empty.toDataURL()
}

const isAtRest = () => expect.poll(() => document.querySelector("[data-painting]")).toBeNull()

test("an added ingredient shows in both pictures, and removing it restores them", async () => {
  await renderScene(atBuilder())
  await expect.element(panel.getByRole("img", { name: /Pepperoni \(/ })).toBeInTheDocument()
  await isAtRest()
  const before = canvases().map(pixelsOf)
  expect(before).toHaveLength(2)
  canvases().forEach((canvas, nth) => expect(before[nth]).not.toBe(blank(canvas)))
  await tick(/^Ananas/).click()
  await expect.element(panel.getByRole("img", { name: /Ananas/ })).toBeInTheDocument()
  await isAtRest()
  canvases().forEach((canvas, nth) => expect(pixelsOf(canvas)).not.toBe(before[nth]))
  await tick(/^Ananas/).click()
  // The checkbox changes at once; the picture follows after the next paint.
  await expect.element(panel.getByRole("img", { name: /Ananas/ })).not.toBeInTheDocument()
  await isAtRest()
  expect(canvases().map(pixelsOf)).toEqual(before)
})

test("a press renders its own row again and no other, and the pictures use no SVG filters", async () => {
  await renderScene(atBuilder())
  await isAtRest()
  const changed = new Set<Element>()
  const watcher = new MutationObserver((records) => {
    for (const { target } of records) {
      const row = (target instanceof Element ? target : target.parentElement)?.closest("li")
      if (row) changed.add(row)
    }
  })
  watcher.observe(panel.element(), { subtree: true, childList: true, attributes: true, characterData: true })
  await tick(/^Ananas/).click()
  await expect.element(tick(/^Ananas/)).toBeChecked()
  await isAtRest()
  watcher.disconnect()
  expect([...changed].map((row) => row.querySelector("input")?.labels?.[0]?.textContent)).toEqual([
    expect.stringMatching(/^Ananas/),
  ])
  expect(panel.element().querySelectorAll("filter, img[src*='feTurbulence']")).toHaveLength(0)
})
