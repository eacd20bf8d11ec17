import { expect, test } from "vitest"
import { inTurns } from "./inTurns.ts"

const tick = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))

test("jobs start in order, as many at a time as there are places", async () => {
  const said: string[] = []
  let running = 0
  await inTurns(["a", "b", "c", "d"], 2, async (job) => {
    running += 1
    said.push(`${job} of ${running}`)
    await tick()
    running -= 1
  })
  expect(said).toEqual(["a of 1", "b of 2", "c of 2", "d of 2"])
})

test("a long job does not block the others", async () => {
  const ended: string[] = []
  let end = (): void => {}
  const long = new Promise<void>((resolve) => (end = resolve))
  await inTurns(["long", "b", "c"], 2, async (job) => {
    await (job === "long" ? long : tick())
    ended.push(job)
    if (job === "c") end()
  })
  expect(ended).toEqual(["b", "c", "long"])
})
