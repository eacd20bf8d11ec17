import type { CDPSession, Page } from "playwright"
import type { BrowserCommand } from "vitest/node"

const sessions = new WeakMap<Page, Promise<CDPSession>>()

const sessionOf = (page: Page): Promise<CDPSession> => {
  const session = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, session)
  return session
}

/**
 * Takes a scene's screenshot as a base64 PNG in CSS pixels, over the DevTools protocol. Playwright's own screenshot
 * also freezes every frame each time, which a scene does once, and compresses the PNG as far as it can.
 */
export const shootPage: BrowserCommand = async ({ page, iframe }) => {
  const frame = await iframe.owner().elementHandle()
  const box = await frame?.boundingBox()
  if (!box) throw new Error("the scene has no visible page")
  // Moves the mouse away, so that no element keeps the last test's hover state.
  await page.mouse.move(-10, -10)
  const session = await sessionOf(page)
  const clip = { ...box, scale: 1 }
  const { data } = await session.send("Page.captureScreenshot", { format: "png", clip, optimizeForSpeed: true })
  return data
}
