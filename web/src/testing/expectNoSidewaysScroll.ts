import { expect } from "vitest"
import { page } from "vitest/browser"

/** Resizes the page to a width in CSS pixels; fails if it scrolls sideways or a heading overflows. */
export const expectNoSidewaysScroll = async (width: number): Promise<void> => {
  const before = { width: window.innerWidth, height: window.innerHeight }
  await page.viewport(width, before.height)
  await document.fonts.ready
  try {
    expect(window.innerWidth).toBe(width)
    // Layout follows a moment after the resize.
    await expect.poll(() => document.documentElement.scrollWidth, { timeout: 5000 }).toBeLessThanOrEqual(width)
    const tooWide = [...document.querySelectorAll("h1, h2, h3")].filter(
      ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
    )
    expect(tooWide.map(({ textContent }) => textContent)).toEqual([])
  } finally {
    await page.viewport(before.width, before.height)
  }
}
