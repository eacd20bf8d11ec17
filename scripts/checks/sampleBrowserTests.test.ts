import { existsSync, globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { root } from "../build/once.ts"
import { everyDay, alternating, sampleBrowserTests, sampleJourneys, sampleScenes } from "./sampleBrowserTests.ts"

const files = Array.from({ length: 24 }, (_, nth) => `src/part${nth}.scene.test.tsx`)
const [states, pictures, overlays] = ["EveryState", "Pictures", "Overlays"].map(
  (name) => `src/states/${name}.scene.test.tsx`,
)
const own = [states, pictures, overlays].filter((file) => file !== undefined)
const seeds = Array.from({ length: 96 }, (_, seed) => sampleScenes([...files, ...own], seed))

test("a day plays a twelfth of the scene files on a phone, and another one in twenty-four at a desk", () => {
  for (const { phone, desk } of seeds) {
    expect([phone.length, desk.length]).toEqual([3 + 2, 2 + 1])
    expect(desk.filter((file) => phone.includes(file) && !own.includes(file))).toEqual([])
  }
})

test("on a phone a day sees states, pictures and overlays; at a desk overlays, and states and pictures in turns", () => {
  for (const { phone, desk } of seeds) {
    expect(phone).toEqual(expect.arrayContaining(own))
    expect(desk).toContain(overlays)
    expect(desk.filter((file) => file === states || file === pictures)).toHaveLength(1)
  }
})

test("over the seeds each file is played at both sizes", () => {
  expect(new Set(seeds.flatMap(({ phone }) => phone)).size).toBe(27)
  expect(new Set(seeds.flatMap(({ desk }) => desk)).size).toBe(27)
})

test("a day makes its own journeys, one of two and one in twenty of the others, and the days make all", () => {
  for (const file of [...everyDay, ...alternating]) expect(existsSync(join(root, file))).toBe(true)
  expect(sampleBrowserTests(0).journeys).toEqual(expect.arrayContaining([...everyDay]))
  const all = [
    ...everyDay,
    ...alternating,
    ...Array.from({ length: 20 }, (_, nth) => `web/journeys/way${nth}.journey.test.ts`),
  ]
  const days = Array.from({ length: 20 }, (_, day) => 35 + day).map((seed) => sampleJourneys(all, seed))
  for (const day of days) {
    expect(day.slice(0, everyDay.length)).toEqual(everyDay)
    expect(day.filter((file) => alternating.includes(file))).toHaveLength(1)
    expect(day).toHaveLength(everyDay.length + 1 + 1)
  }
  expect(new Set(days.flat())).toEqual(new Set(all))
})

test("no day makes a journey that needs the Swedish shop, but for those that change their market", () => {
  const needsSweden = globSync("web/journeys/*.journey.test.ts", { cwd: root }).filter((file) =>
    /(runShop|openStage)\("se"/.test(readFileSync(join(root, file), "utf8")),
  )
  expect(needsSweden.length).toBeGreaterThan(2)
  const days = Array.from({ length: 20 }, (_, day) => sampleBrowserTests(35 + day).journeys)
  expect(needsSweden.filter((file) => days.some((files) => files.includes(file)))).toEqual([
    "web/journeys/shifts.journey.test.ts",
  ])
})
