import { expect, test } from "vitest"
import { addCola, addLarge, openMenu } from "../shop/shopStage.fixture.ts"

test("a quick notification goes by itself after five seconds; a new one of its kind starts the time anew", () => {
  const stage = openMenu()
  stage.put(addLarge)
  stage.wait(4000)
  stage.put(addCola)
  stage.wait(4999)
  expect(stage.see().notification).toMatchObject([{ kind: "basketUpdated", notice: { _tag: "Added" } }])
  stage.wait(1)
  expect(stage.see().notification).toEqual([])
})

test("the customer can put a notification away", () => {
  const stage = openMenu()
  stage.put(addLarge)
  stage.put({ type: "NoticeDismissed", kind: "basketUpdated" })
  expect(stage.see().notification).toEqual([])
  expect(Object.values(stage.world().timers).filter(({ unit }) => unit === "notification")).toEqual([])
})
