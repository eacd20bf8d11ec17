import type { BrowserCommand } from "vitest/node"

/** What a scene's page shows right now, as a PNG in base64, in CSS pixels. */
export const shootPage: BrowserCommand = async ({ page, iframe }) => {
  const frame = await iframe.owner().elementHandle()
  const box = await frame?.boundingBox()
  if (!box) throw new Error("the scene has no page to be shot")
  // Where the last test left the mouse, nothing is hovered over.
  await page.mouse.move(-10, -10)
  const picture = await page.screenshot({ clip: box, scale: "css", animations: "disabled", caret: "hide" })
  return picture.toString("base64")
}
