import "./base.css"
import { expect, onTestFinished, test } from "vitest"

const words = "Sprø kant. Velg butikk. Varukorgen. Stretchy cheese. Fra ovnen på Torget. Slik går det til."

const measured = (font: string, family: string): DOMRect => {
  const line = document.body.appendChild(document.createElement("span"))
  onTestFinished(() => line.remove())
  line.style.cssText = `position: absolute; white-space: nowrap; line-height: normal; font: ${font} "${family}", monospace`
  line.textContent = words
  return line.getBoundingClientRect()
}

test.for([
  { font: "820 40px", family: "Skorpe Display", place: "Display place" },
  { font: "450 17px", family: "Familjen Grotesk Variable", place: "Text place" },
  { font: "650 17px", family: "Familjen Grotesk Variable", place: "Text place" },
])("the fallback of $family at $font has its height and nearly its width", async ({ font, family, place }) => {
  const [loaded] = await document.fonts.load(`${font} "${family}"`, words)
  expect(loaded?.status).toBe("loaded")
  await document.fonts.load(`${font} "${place}"`, words)
  const real = measured(font, family)
  const standIn = measured(font, place)
  expect(Math.abs(standIn.height / real.height - 1)).toBeLessThan(0.02)
  expect(Math.abs(standIn.width / real.width - 1)).toBeLessThan(0.04)
})
