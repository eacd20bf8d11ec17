import { expect, test } from "vitest"
import { renderScene } from "../testing/renderScene.tsx"
import { openSceneShop } from "../testing/sceneShop.ts"

const frame = (): Promise<number> => new Promise(requestAnimationFrame)

test("a navigation focuses the heading, but takes no focus away from a field", async () => {
  const shop = openSceneShop("/butikker")
  await renderScene(shop)
  const focused: string[] = []
  const field = () => document.querySelector<HTMLInputElement>("main input")
  const moveOn = ({ target }: FocusEvent): void => {
    if (target instanceof Element) focused.push(target.tagName)
    if (focused.length === 1) field()?.focus()
  }
  addEventListener("focusin", moveOn)
  shop.send({ type: "PathOpened", path: "/", how: "history" })
  for (let nth = 0; nth < 6; nth++) await frame()
  removeEventListener("focusin", moveOn)
  expect(focused).toEqual(["H1", "INPUT"])
  expect(document.activeElement).toBe(field())
})

test("a navigation that drops only a query starts the screen anew", async () => {
  const shop = openSceneShop("/?utm_source=mail")
  await renderScene(shop)
  scrollTo({ top: 400, behavior: "instant" })
  shop.send({ type: "PathOpened", path: "/", how: "link" })
  await expect.poll(() => [scrollY, document.activeElement?.tagName]).toEqual([0, "H1"])
})
