import { expect, test } from "vitest"
import { Level } from "../../menu/model.ts"
import { stepLevel } from "./stepLevel.ts"

const climb = (from: Level, start: Level): readonly Level[] => {
  const next = stepLevel(from, start)
  return next === null ? [start] : [start, ...climb(from, next)]
}

test("a default ingredient returns at light, any other at normal", () => {
  for (const level of Level.literals)
    expect(climb(level, 0)).toEqual(level > 0 ? [0, 0.75, 1, 1.5, 2, 3] : [0, 1, 1.5, 2, 3])
})
