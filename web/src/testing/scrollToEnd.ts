import { expect } from "vitest"

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Scrolls to the page's end and stays there while parts that are laid out only when they come into sight grow. */
export const scrollToEnd = async (): Promise<void> => {
  await expect
    .poll(async () => {
      scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" })
      await frame()
      await frame()
      return Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight
    })
    .toBe(true)
}
