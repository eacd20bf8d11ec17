import { minor, times, zero } from "../../money/rules/kroner.ts"
import { percent } from "../../money/rules/percent.ts"
import { spread } from "../../money/rules/spread.ts"
import type { Minor } from "../../money/model.ts"
import { couponRefusals } from "../line.ts"
import type { Benefit, Coupon } from "../model.ts"
import type { DiscountProgress, Taking } from "../progress.ts"
import { choosePieces } from "./choosePieces.ts"
import { isInScope } from "./isInScope.ts"

type Of<Kind extends Benefit["kind"]> = Extract<Benefit, { readonly kind: Kind }>

const doesNotFit: Taking = { _tag: "Refused", code: couponRefusals.doesNotFit }
const negative: Taking = { _tag: "Refused", code: couponRefusals.negativeAmount }

/**
 * The amounts that a coupon takes off an order after other coupons, or why it takes nothing; never clipped (DECISIONS
 * §2, §8).
 */
export const takeBenefit = (coupon: Coupon, progress: DiscountProgress): Taking => {
  const taking = takeKind(coupon, progress)
  if (taking._tag === "Refused") return taking
  const isFair = taking.off.every((off, line) => off >= 0 && off <= (progress.left[line] ?? 0))
  return isFair ? taking : negative
}

const takeKind = (coupon: Coupon, progress: DiscountProgress): Taking => {
  const { benefit } = coupon
  switch (benefit.kind) {
    case "freeItem":
      return takeFreeItem(benefit, progress)
    case "bundle":
      return takeBundle(coupon, benefit, progress)
    case "percent":
      return takePercent(coupon, benefit, progress)
    case "amount":
      return takeAmount(coupon, benefit, progress)
  }
}

const takeFreeItem = ({ variationCode }: Of<"freeItem">, { lines, pieces }: DiscountProgress): Taking => {
  const free = lines.findIndex(
    ({ codes, isBeer }, line) => codes.length === 1 && codes[0] === variationCode && !isBeer && (pieces[line] ?? 0) > 0,
  )
  if (free < 0) return doesNotFit
  return {
    _tag: "Takes",
    off: lines.map(({ basePrice }, line) => (line === free ? basePrice : zero)),
    pieces: lines.map((_, line) => (line === free ? 1 : 0)),
  }
}

const takeBundle = ({ scope }: Coupon, { price, parts }: Of<"bundle">, { lines, pieces }: DiscountProgress): Taking => {
  const chosen = choosePieces(
    lines.map(({ basePrice }) => basePrice),
    pieces,
    parts.map((part) => ({
      quantity: part.quantity,
      accepts: (line) => {
        const asked = lines[line]
        return asked !== undefined && isInScope(scope, asked) && isInScope(part.scope, asked)
      },
    })),
  )
  if (chosen === null) return doesNotFit
  const worth = lines.map(({ basePrice }, line) => times(basePrice, chosen[line] ?? 0))
  const saved = minor(sum(worth) - price)
  return saved > 0 ? shareOut(saved, worth, chosen) : doesNotFit
}

const takePercent = (
  { scope }: Coupon,
  { percent: rate }: Of<"percent">,
  { lines, left }: DiscountProgress,
): Taking => {
  const goods = leftInScope(scope, lines, left)
  if (sum(goods) === 0) return doesNotFit
  return { _tag: "Takes", off: goods.map((amount) => percent(amount, rate)), pieces: lines.map(() => 0) }
}

const takeAmount = ({ scope }: Coupon, { amount }: Of<"amount">, { lines, left }: DiscountProgress): Taking => {
  const goods = leftInScope(scope, lines, left)
  if (sum(goods) === 0) return doesNotFit
  return shareOut(
    amount,
    goods,
    lines.map(() => 0),
  )
}

const leftInScope = (
  scope: Coupon["scope"],
  lines: DiscountProgress["lines"],
  left: DiscountProgress["left"],
): readonly Minor[] => lines.map((line, index) => (isInScope(scope, line) ? (left[index] ?? zero) : zero))

const shareOut = (total: Minor, weights: readonly Minor[], pieces: readonly number[]): Taking => {
  const spreading = spread(total, weights)
  return spreading._tag === "Spread" ? { _tag: "Takes", off: spreading.shares, pieces } : negative
}

const sum = (amounts: readonly number[]): number => amounts.reduce((so, amount) => so + amount, 0)
