import { expect, test } from "vitest"
import { sampleFiles } from "./sampleScenes.ts"

const files = Array.from({ length: 16 }, (_, nth) => `src/part${nth}.scene.test.tsx`)
const pictures = "src/states/Pictures.scene.test.tsx"
const seeds = Array.from({ length: 8 }, (_, seed) => sampleFiles([...files, pictures], seed))

test("a day plays half of the scene files on a phone, and an eighth of the others at a desk", () => {
  for (const { phone, desk } of seeds) {
    expect([phone.length, desk.length]).toEqual([1 + 8, 1 + 2])
    expect(desk.filter((file) => phone.includes(file))).toEqual([pictures])
  }
})

test("over the seeds each file is played at both sizes", () => {
  expect(new Set(seeds.flatMap(({ phone }) => phone)).size).toBe(17)
  expect(new Set(seeds.flatMap(({ desk }) => desk)).size).toBe(17)
})
