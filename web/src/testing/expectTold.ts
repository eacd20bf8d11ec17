import { expect } from "vitest"
import { page } from "vitest/browser"

const live = "[aria-live=polite], [aria-live=assertive], output, [role=status], [role=alert]"

/** Expects that a screen reader announces this text when it appears, because it is in a live region. */
export const expectTold = async (words: string | RegExp): Promise<void> => {
  await expect
    .poll(() =>
      page
        .getByText(words)
        .elements()
        .some((element) => element.closest(live) !== null),
    )
    .toBe(true)
}
