import type { Chance } from "@skorpe/core/simulation"
import type { Bank } from "../../../server/standIn/bank.ts"
import type { Payment, Told } from "../../../server/standIn/Payment.ts"
import type { Journal } from "./journal.ts"
import type { Kind } from "./swarm.ts"
import type { VirtualTime } from "./virtualTime.ts"

interface Surroundings {
  readonly time: VirtualTime
  readonly journal: Journal
  readonly chanceOf: (name: string) => Chance
  readonly may: (kind: Kind) => boolean
  readonly bank: () => Bank
  /** Sends a notification to the shop. */
  readonly tell: (told: Told) => void
}

/** How a provider says that it has cancelled a payment which nobody asked it to cancel. */
const cancellations = ["CANCELLATION", "TECHNICAL_CANCEL", "EXPIRE"] as const

/** Milliseconds within which a paid payment is cancelled, and within which a capture that was told as done fails. */
const [cancelledWithin, failedWithin] = [60_000, 150_000]

/** Takes payments back that the shop counts on: it cancels what is reserved, or cannot take what it said it had taken. */
export const makeWithdrawing = ({ time, journal, chanceOf, may, bank, tell }: Surroundings) => {
  const withdrawn = new Set<string>()

  const withdraw = (payment: Payment, told: Omit<Told, "pspReference" | "amount" | "success" | "reason">): void => {
    withdrawn.add(payment.psp)
    journal.tell(`the provider withdraws ${payment.reference}: ${told.eventCode}`)
    tell({
      ...told,
      pspReference: `${payment.psp}${told.eventCode}W`,
      amount: payment.amount,
      success: true,
      reason: "Withdrawn",
    })
  }

  const cancel = (payment: Payment, chance: Chance): void => {
    if (payment.isCancelled || payment.captured > 0) return
    payment.isCancelled = true
    journal.count("payment cancelled by the provider")
    const eventCode = chance.pick(cancellations) ?? "CANCELLATION"
    withdraw(payment, { eventCode, originalReference: payment.psp, merchantReference: payment.reference })
  }

  const failCapture = (payment: Payment, move: string): void => {
    if (payment.isCancelled || payment.captured === 0 || payment.refunded > 0) return
    payment.captured = 0
    journal.count("capture failed afterwards")
    withdraw(payment, { eventCode: "CAPTURE_FAILED", originalReference: payment.psp, merchantReference: move })
  }

  return {
    /** The names of the payments that the provider has withdrawn. */
    withdrawn: withdrawn as ReadonlySet<string>,
    /** Receives the bank's notifications to the shop, and may withdraw the payment after a while. */
    hear: ({ eventCode, success, pspReference, originalReference, merchantReference }: Told): void => {
      if (!may("withdrawn payments") || !success || (eventCode !== "AUTHORISATION" && eventCode !== "CAPTURE")) return
      const chance = chanceOf(`withdrawal ${eventCode} ${merchantReference}`)
      if (!chance.happens(0.35)) return
      const isCapture = eventCode === "CAPTURE"
      time.after(chance.below(isCapture ? failedWithin : cancelledWithin), () => {
        const payment = bank().find(isCapture ? originalReference : pspReference)
        if (payment === undefined) return
        if (isCapture) failCapture(payment, merchantReference)
        else cancel(payment, chance)
      })
    },
  }
}
