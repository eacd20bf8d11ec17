import "./base.css"
import { flushSync } from "react-dom"
import { createRoot } from "react-dom/client"
import { expect, onTestFinished, test } from "vitest"
import { RadioTiles } from "./RadioTiles.tsx"

/** How far a tile's text overflows its edges, in pixels. */
const overhang = (tile: Element): number => {
  const [edge, words] = [tile, tile.querySelector("span") ?? tile].map((one) => {
    const range = document.createRange()
    range.selectNodeContents(one)
    return one === tile ? one.getBoundingClientRect() : range.getBoundingClientRect()
  })
  return edge && words ? Math.max(edge.left - words.left, words.right - edge.right) : Number.NaN
}

test.for([320, 390])("a long name does not overflow its tile, at %i pixels", async (width) => {
  const place = document.body.appendChild(document.createElement("div"))
  place.style.width = `${width - 64}px`
  const root = createRoot(place)
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  const tiles = ["Bare Pepperoni", "Halv og halv", "Bare Köksträdgården"].map((label) => ({ value: label, label }))
  flushSync(() => root.render(<RadioTiles legend="—" name="share" tiles={tiles} value="" onChoose={() => {}} />))
  await document.fonts.ready
  const overhangs = [...place.querySelectorAll("label")].map(overhang)
  expect(overhangs).toHaveLength(3)
  for (const pixels of overhangs) expect(pixels).toBeLessThanOrEqual(0)
})
