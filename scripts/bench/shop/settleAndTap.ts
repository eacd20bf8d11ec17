import type { Locator } from "playwright"

/** Scrolls an element to the middle of the window, waits 500 ms for the page to become idle, and taps it. */
export const settleAndTap = async (what: Locator): Promise<void> => {
  await what.evaluate((element: { scrollIntoView: (how: object) => void }) =>
    element.scrollIntoView({ block: "center", behavior: "instant" }),
  )
  await what.page().waitForTimeout(500)
  const box = await what.boundingBox()
  if (box === null) throw new Error("the element to tap is not visible")
  await what.page().touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
}
