import { expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { renderScene } from "../../testing/renderScene.tsx"
import { atBuilder } from "../../testing/walk.ts"

const touch = { bubbles: true, cancelable: true, pointerType: "touch", isPrimary: true } as const

const divider = () => page.getByRole("slider", { name: "Delelinje" })

/** The grip's position on the track, from 0 at the left end to 1 at the right. */
const standing = (way: Element): number => {
  const { left, width } = way.getBoundingClientRect()
  const grip = way.lastElementChild?.getBoundingClientRect()
  return grip ? (grip.left + grip.width / 2 - left) / width : NaN
}

test("the divider follows the finger, divides at the nearest stop, and snaps to it on release", async () => {
  const shop = atBuilder()
  await renderScene(shop)
  await expect.element(divider()).toHaveAttribute("aria-valuetext", "Hel pizza")
  const way = divider().element().parentElement?.querySelector("[data-off]")?.parentElement
  if (!way) throw new Error("the divider has no track")
  // The browser cannot capture a synthetic pointer.
  const held = new Set<number>()
  way.setPointerCapture = (id) => void held.add(id)
  way.hasPointerCapture = (id) => held.has(id)
  const { left, width, top } = way.getBoundingClientRect()
  const move = (type: string, share: number) =>
    way.dispatchEvent(
      new PointerEvent(type, { ...touch, pointerId: 5, clientX: left + width * share, clientY: top + 10 }),
    )
  move("pointerdown", 0.95)
  move("pointermove", 0.8)
  await expect.poll(() => standing(way)).toBeCloseTo(0.8, 1)
  expect(shop.views().builder).toMatchObject({ pizza: { cover: "left" } })
  move("pointermove", 0.62)
  await expect.poll(() => standing(way)).toBeCloseTo(0.62, 1)
  expect(shop.views().builder).toMatchObject({ pizza: { cover: "both" } })
  move("pointerup", 0.62)
  await expect.poll(() => standing(way)).toBeCloseTo(0.5, 2)
  held.clear()
  move("pointermove", 0.1)
  expect(shop.views().builder).toMatchObject({ pizza: { cover: "both" } })
})

test("the keyboard moves it from stop to stop, and each stop has a name", async () => {
  await renderScene(atBuilder())
  divider().element().focus()
  await userEvent.keyboard("{ArrowLeft}")
  await expect.element(divider()).toHaveAttribute("aria-valuetext", "Halv og halv")
  await userEvent.keyboard("{Home}")
  await expect.element(divider()).toHaveAttribute("aria-valuetext", "Bare Hagen")
  await userEvent.keyboard("{End}")
  await expect.element(divider()).toHaveAttribute("aria-valuetext", "Bare Pepperoni")
})
