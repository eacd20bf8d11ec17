import { expect, test } from "vitest"
import { kroner } from "../../money/rules/kroner.ts"
import { computeSpending } from "./computeSpending.ts"
import { spentShare } from "./spentShare.ts"

const share = (reserved: number, committed: number, limit: number | null) =>
  spentShare(computeSpending(kroner(reserved), kroner(committed), limit === null ? null : kroner(limit)))

test("accepted orders and those under way are parts of the limit", () => {
  expect(share(199, 398, 796)).toEqual({ committed: 50, reserved: 25 })
  expect(share(0, 0, 600)).toEqual({ committed: 0, reserved: 0 })
})

test("a limit that was lowered below the spending is full, and not more than full", () => {
  expect(share(199, 398, 398)).toEqual({ committed: 100, reserved: 0 })
  expect(share(300, 300, 400)).toEqual({ committed: 75, reserved: 25 })
  expect(share(0, 0, 0)).toEqual({ committed: 100, reserved: 0 })
})

test("without a limit there are no shares", () => {
  expect(share(199, 398, null)).toBeNull()
})
