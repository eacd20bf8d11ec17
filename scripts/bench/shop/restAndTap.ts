import type { Locator } from "playwright"

/** A thumb that has brought something to the middle of the window, and presses it when all is still; nothing else asks the page anything meanwhile. */
export const restAndTap = async (what: Locator): Promise<void> => {
  await what.evaluate((element: { scrollIntoView: (how: object) => void }) =>
    element.scrollIntoView({ block: "center", behavior: "instant" }),
  )
  await what.page().waitForTimeout(500)
  const box = await what.boundingBox()
  if (box === null) throw new Error("what is to be pressed is not seen")
  await what.page().touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
}
