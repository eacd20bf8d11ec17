import { expect, test } from "vitest"
import { makeWindows } from "./window.ts"

test("views of two worlds read in turn keep their identity", () => {
  let looks = 0
  const view = ({ count }: { readonly count: number }) => ({ count, look: ++looks })
  const windows = makeWindows([{ name: "cart", view }])
  const [drawn, now] = [windows.onto({ cart: { count: 1 } }), windows.onto({ cart: { count: 2 } })]
  const [first, other] = [drawn["cart"], now["cart"]]
  expect([first, other]).toEqual([
    { count: 1, look: 1 },
    { count: 2, look: 2 },
  ])
  expect(drawn["cart"]).toBe(first)
  expect(now["cart"]).toBe(other)
  expect(looks).toBe(2)
})
