import type { ApiFailure } from "../../../api/failure.ts"
import { isRefusal } from "../../../api/refusal.ts"
import type { CallExit } from "../../../kernel/input.ts"
import { runningBy } from "../../../kernel/running.ts"
import type { ShopCommand } from "../../../messages/commands.ts"
import { seeShop, type ShopWorld } from "../../../shop/shop.ts"
import type { Watch } from "./shopMoment.ts"

/** The state of the order with one key. */
interface Sent {
  readonly words: string
  readonly outcome: "unknown" | "taken" | "refused"
}

/** The orders that a run has sent, and their outcomes. */
export interface OrdersSent {
  readonly watch: Watch
  /** Returns an order that was sent and whose outcome is still unknown, or `null`. */
  readonly lost: () => string | null
}

const outcomeOf = (exit: CallExit): Sent["outcome"] => {
  if (exit._tag === "Done") return "taken"
  const failure = exit.error as unknown as ApiFailure
  if (!isRefusal(failure)) return "unknown"
  return failure.ordered === undefined ? "refused" : "taken"
}

const isAbandoned = (before: ShopWorld, world: ShopWorld): boolean =>
  stepIn(before) === "Uncertain" && stepIn(world) === "Filling"

const stepIn = (world: ShopWorld): string | undefined => (world.n < 0 ? undefined : seeShop(world).checkout.step._tag)

/** An order is sent once: an accepted one is never resent, an unanswered one only unchanged. */
export const ordersOnce = (): OrdersSent => {
  const sent = new Map<string, Sent>()
  const send = (command: ShopCommand): string | null => {
    if (command.type !== "PlaceOrder") return null
    if (command.attempt === null) return "an order is sent without contents: PlaceOrder of nothing"
    const { key, order } = command.attempt
    const words = JSON.stringify(order)
    const known = sent.get(key)
    sent.set(key, { words, outcome: "unknown" })
    if (known?.outcome === "taken") return `an accepted order is sent again: ${key}`
    if (known?.outcome === "unknown" && known.words !== words) {
      return `two different orders under one key while the first is unanswered: ${key}`
    }
    const other = [...sent].find(([name, { outcome }]) => name !== key && outcome === "unknown")
    return other ? `an order is sent while another is unanswered: ${key} after ${other[0]}` : null
  }
  return {
    watch: ({ before, input, world }) => {
      // The cart may have been ordered in another tab: only the server knows.
      if (input.type === "Happened" && input.event.type === "CartChangedElsewhere")
        sent.delete(input.event.cart?.cartId ?? "")
      if (input.type === "CallEnded") {
        const command = runningBy(before.calls, input.key)?.command
        if (command?.type === "PlaceOrder" && command.attempt) {
          const { key } = command.attempt
          sent.set(key, { words: JSON.stringify(command.attempt.order), outcome: outcomeOf(input.exit) })
          const { cart, checkout } = seeShop(world)
          const orderId = input.exit._tag === "Done" ? (input.exit.value as { orderId: string }).orderId : null
          const isKnown = cart.activeOrderId === orderId || JSON.stringify(checkout.step).includes(orderId ?? "")
          if (orderId !== null && !isKnown) return `an order was accepted and not noted: ${orderId}`
        }
      }
      // The order was unanswered for so long that the shop has abandoned it and said so.
      if (isAbandoned(before, world)) for (const [key, { outcome }] of sent) if (outcome === "unknown") sent.delete(key)
      if (before.calls === world.calls) return null
      for (const { key, command } of Object.values(world.calls)) {
        const why = runningBy(before.calls, key) ? null : send(command)
        if (why !== null) return why
      }
      return null
    },
    lost: () => {
      const [key] = [...sent].find(([, { outcome }]) => outcome === "unknown") ?? []
      return key === undefined ? null : `an order was sent and never settled: ${key}`
    },
  }
}
