import type { LineIngredient } from "../../order/model.ts"
import type { ChosenIngredients } from "./readSelection.ts"
import { partValue } from "./partValue.ts"

/**
 * The ingredients of an order line from the changes of each half. A change to the same level on both halves is written
 * on the whole, so that equal paths cost the same (DECISIONS §3, §4). Without a second half everything is on the whole.
 */
export const partIngredients = (
  first: ChosenIngredients,
  second: ChosenIngredients | undefined,
): readonly LineIngredient[] => {
  const on = (part: "whole" | "left" | "right", changes: ChosenIngredients): readonly LineIngredient[] =>
    changes.map(({ code, quantity }) => ({ code, quantity, part: partValue(part) }))
  if (second === undefined) return on("whole", first)

  const both = first.filter((one) => isAmong(second, one))
  return [
    ...on("whole", both),
    ...on(
      "left",
      first.filter((one) => !both.includes(one)),
    ),
    ...on(
      "right",
      second.filter((one) => !isAmong(both, one)),
    ),
  ]
}

const isAmong = (changes: ChosenIngredients, { code, quantity }: ChosenIngredients[number]): boolean =>
  changes.some((change) => change.code === code && change.quantity === quantity)
