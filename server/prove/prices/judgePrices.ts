import { isProblemCode } from "@skorpe/core/domain/problem"
import type { Heard } from "../harness/post.ts"
import { codesIn, fieldIn, jsonIn } from "../harness/readHeard.ts"

const refusals = new Set([400, 409])

/** A refusal names at least one problem, and only known ones. */
const isRefusal = (heard: Heard): boolean => {
  const codes = codesIn(heard)
  return (
    refusals.has(heard.status) &&
    codes.length > 0 &&
    codes.every((code) => typeof code === "number" && isProblemCode(code))
  )
}

const short = (heard: Heard | null): string =>
  heard === null ? "silence" : `${heard.status} ${heard.text.slice(0, 160)}`

/** What is wrong with the answer to a falsified price request; `null` for a refusal, or the true price in kroner. */
export const faultInPrice = (sent: string, truth: number, heard: Heard | null): string | null => {
  if (heard !== null && isRefusal(heard)) return null
  const isOwn = heard?.status === 200 && fieldIn(jsonIn(heard), "customerAmount") === truth
  return isOwn ? null : `price of ${truth}: ${short(heard)} to ${sent.slice(0, 300)}`
}

/** What is wrong with the answer to a falsified order; `null` for a refusal or an order, whose charge is judged later. */
export const faultInOrder = (sent: string, heard: Heard | null): string | null =>
  heard !== null && (heard.status === 200 || isRefusal(heard)) ? null : `${short(heard)} to ${sent.slice(0, 300)}`

/** A stored order by its mark: the total that its customer agreed to and the one charged, in kroner. */
export interface Charge {
  readonly mark: string
  readonly agreed: number
  readonly charged: number
}

/** Compares the orders that customers were told of, with their true prices in kroner, with the charges stored. */
export const compareCharges = (
  placed: ReadonlyMap<string, number>,
  rows: readonly Charge[],
  add: (violation: string) => void,
): void => {
  for (const { mark, agreed, charged } of rows) {
    if (placed.get(mark) !== charged || agreed !== charged) {
      add(`${mark}: costs ${placed.get(mark)}, agreed ${agreed}, charged ${charged}`)
    }
  }
  if (rows.length !== placed.size) add(`${placed.size} orders told, ${rows.length} stored`)
}
