import { describe, expect, test } from "vitest"
import { norway } from "../../market/markets.ts"
import { kroner } from "../../money/rules/kroner.ts"
import { balanceOf } from "./balanceOf.ts"
import { earnPoints } from "./earnPoints.ts"
import { judgeReward } from "./judgeReward.ts"

const member = (points: number, acceptedTerms = true) => ({ points, acceptedTerms })
const codeOf = (...asked: Parameters<typeof judgeReward>) => {
  const verdict = judgeReward(...asked)
  return verdict._tag === "Usable" ? verdict.reward : verdict.code
}

describe("points", () => {
  test("are earned per whole krone, with accepted terms, while there is a programme", () => {
    expect(earnPoints(norway.loyalty, member(0), kroner(268.99))).toBe(268)
    expect(earnPoints(norway.loyalty, member(0), kroner(0.99))).toBe(0)
    expect(earnPoints(norway.loyalty, member(0, false), kroner(268))).toBe(0)
    expect(earnPoints(norway.loyalty, null, kroner(268))).toBe(0)
    expect(earnPoints(null, member(0), kroner(268))).toBe(0)
  })

  test("buy 100 kr off, from 1000 points", () => {
    expect(codeOf(norway.loyalty, member(1000), kroner(100))).toBe(kroner(100))
    expect(codeOf(norway.loyalty, member(9000), kroner(500))).toBe(kroner(100))
    expect(codeOf(norway.loyalty, member(999), kroner(500))).toBe(4026)
  })

  test("buy nothing without terms, customer or programme, nor more than the goods are worth", () => {
    expect(codeOf(norway.loyalty, member(1000, false), kroner(500))).toBe(4026)
    expect(codeOf(norway.loyalty, null, kroner(500))).toBe(4026)
    expect(codeOf(null, member(1000), kroner(500))).toBe(4026)
    expect(codeOf(norway.loyalty, member(1000), kroner(99.99))).toBe(4046)
  })

  test("are shown on the customer's page with the points missing to the next reward, 0 once it can be redeemed", () => {
    const missing = (points: number) => balanceOf(norway.loyalty, member(points))
    expect(missing(640)).toEqual({
      _tag: "Earning",
      points: 640,
      rewardPoints: 1000,
      reward: kroner(100),
      missing: 360,
    })
    expect(missing(1000)).toMatchObject({ missing: 0 })
    expect(missing(1001)).toMatchObject({ missing: 0 })
    expect(balanceOf(norway.loyalty, member(640, false))).toEqual({ _tag: "NotEarning" })
    expect(balanceOf(norway.loyalty, undefined)).toEqual({ _tag: "NoProgramme" })
    expect(balanceOf(null, member(640))).toEqual({ _tag: "NoProgramme" })
  })
})
