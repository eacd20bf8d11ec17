import { type Block, codeOfBlock } from "@skorpe/core/domain/checkout"
import { problemText } from "@skorpe/core/domain/problem"
import type { ShopViews } from "@skorpe/core/shop"
import { Effect } from "effect"
import type { Customer } from "./customer.ts"
import { expectRefusal, type Outcome, refusalOf } from "./expectRefusal.ts"

const spellBlock = (block: Block): string => {
  const code = codeOfBlock(block)
  return code === null ? block._tag : `${block._tag}: ${code} ${problemText(code, "en")}`
}

/** Why the order was not sent, or not accepted. */
const refusalIn = ({ checkout: { problems, blocks, faults } }: ShopViews): Outcome["refusal"] => {
  if (problems.length > 0) return refusalOf(problems)
  if (blocks.length > 0) return { codes: blocks.map(codeOfBlock), why: blocks.map(spellBlock).join("; ") }
  const wrong = Object.entries(faults).map(([field, fault]) => `${field}: ${fault}`)
  return { codes: [], why: wrong.length > 0 ? `the form is not right: ${wrong.join(", ")}` : "the order was not sent" }
}

/** Sends the order and waits until the server has it, placed or awaiting its payment; with `refused` it must be blocked or refused with that code. */
export const sendOrder = Effect.fnUntraced(function* (refused: number | undefined, { put, wait }: Customer) {
  put({ type: "OrderSubmitted" })
  const outcome = yield* wait(
    "the server to take the order",
    (see): Outcome | undefined => {
      const { checkout, tracking, cart } = see
      const order = { what: "the order", instead: "placed" }
      if (tracking._tag === "Following") return { ...order, refusal: null }
      if (checkout.step._tag === "Paying") return { ...order, instead: "awaiting its payment", refusal: null }
      if (checkout.step._tag !== "Filling" || cart.totalCount === 0) return undefined
      return { ...order, refusal: refusalIn(see) }
    },
    ({ tracking }) => (tracking._tag === "Missing" ? "the placed order is not to be found" : undefined),
  )
  yield* expectRefusal(refused, outcome)
})
