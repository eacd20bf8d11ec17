import { expect } from "vitest"
import { page } from "vitest/browser"

/** Draws the page so many CSS pixels wide; fails if it scrolls sideways or a heading's words leave their place. */
export const expectNoSidewaysScroll = async (width: number): Promise<void> => {
  const before = { width: window.innerWidth, height: window.innerHeight }
  await page.viewport(width, before.height)
  await document.fonts.ready
  try {
    expect(window.innerWidth).toBe(width)
    // The page is laid out anew a moment after its width has changed.
    await expect.poll(() => document.documentElement.scrollWidth, { timeout: 5000 }).toBeLessThanOrEqual(width)
    const tooWide = [...document.querySelectorAll("h1, h2, h3")].filter(
      ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
    )
    expect(tooWide.map(({ textContent }) => textContent)).toEqual([])
  } finally {
    await page.viewport(before.width, before.height)
  }
}
