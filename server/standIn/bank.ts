import { randomInt } from "node:crypto"
import type { Payment, Told } from "./Payment.ts"
import type { Ending } from "./testValues.ts"

const letters = "BCDFGHJKLMNPQRSTVWXZ23456789"

/** A reference as the provider makes them; those of the stand-in begin with SIM. */
const newPsp = (): string => `SIM${Array.from({ length: 13 }, () => letters[randomInt(letters.length)]).join("")}`

/** The input of a new payment. */
export type Asked = Omit<Payment, "psp" | "ended" | "captured" | "refunded" | "isCancelled">

/** A movement of money that the shop requests. */
export interface MoveAsked {
  readonly psp: string
  readonly kind: "captures" | "cancels" | "refunds" | "reversals"
  readonly reference: string
  readonly amount: { readonly value: number; readonly currency: string } | null
}

/** Milliseconds until a pending payment is paid, and until an undecided one ends. */
export interface Waits {
  readonly later: number
  readonly unanswered: number
}

/** Runs work after this many milliseconds. */
interface Timers {
  readonly after: (millis: number, work: () => void) => void
  readonly clear: () => void
}

/** The machine's timers, which keep no process alive. */
const machineTimers = (): Timers => {
  const timers = new Set<NodeJS.Timeout>()
  return {
    after: (millis, work) => {
      const timer = setTimeout(() => {
        timers.delete(timer)
        work()
      }, millis)
      timer.unref()
      timers.add(timer)
    },
    clear: () => {
      for (const timer of timers) clearTimeout(timer)
    },
  }
}

/**
 * The simulated bank: payments in memory, and their notifications to the shop. It moves no money. A simulation provides
 * timers of its own.
 */
export const openBank = (tell: (told: Told) => void, waits: Waits, { after, clear }: Timers = machineTimers()) => {
  const payments = new Map<string, Payment>()

  const authorisation = (payment: Payment, success: boolean, reason: string): void =>
    tell({
      eventCode: "AUTHORISATION",
      pspReference: payment.psp,
      originalReference: "",
      merchantReference: payment.reference,
      amount: payment.amount,
      success,
      reason,
    })

  /** Ends a payment, once. */
  const end = (payment: Payment, ending: Ending): Ending => {
    if (payment.ended !== null) return payment.ended
    payment.ended = ending
    switch (ending._tag) {
      case "Paid":
        authorisation(payment, true, "")
        break
      case "Refused":
        authorisation(payment, false, String(ending.reason))
        break
      case "NotPaid":
        authorisation(payment, false, ending.resultCode)
        break
      case "Later":
        after(waits.later, () => {
          payment.ended = { _tag: "Paid" }
          authorisation(payment, true, "")
        })
        break
      case "Unfinished":
        break
    }
    return ending
  }

  const begin = (asked: Asked): Payment => {
    const payment: Payment = { ...asked, psp: newPsp(), ended: null, captured: 0, refunded: 0, isCancelled: false }
    payments.set(payment.psp, payment)
    after(waits.unanswered, () => end(payment, { _tag: "NotPaid", resultCode: "Cancelled" }))
    return payment
  }

  /** Takes a move and tells how it went, as the provider does: accepted at once, decided afterwards. */
  const move = ({ psp, kind, reference, amount }: MoveAsked): { readonly psp: string } | null => {
    const payment = payments.get(psp)
    // Of a payment before the last restart only its name is known; it is believed.
    if (payment === undefined && !psp.startsWith("SIM")) return null
    const made = { psp: newPsp() }
    const told = (eventCode: string, success: boolean) =>
      tell({
        eventCode,
        pspReference: made.psp,
        originalReference: psp,
        merchantReference: reference,
        amount: amount ?? payment?.amount ?? { value: 0, currency: "NOK" },
        success,
        reason: success ? "" : "Transaction hasn't been captured, or is cancelled",
      })
    const value = amount?.value ?? payment?.amount.value ?? 0
    switch (kind) {
      case "captures": {
        const isPossible = payment === undefined || (!payment.isCancelled && payment.captured === 0)
        if (payment && isPossible) payment.captured = value
        told("CAPTURE", isPossible)
        return made
      }
      case "cancels": {
        const isPossible = payment === undefined || (!payment.isCancelled && payment.captured === 0)
        if (payment && isPossible) payment.isCancelled = true
        told("CANCELLATION", isPossible)
        return made
      }
      case "refunds": {
        const isPossible = payment === undefined || payment.refunded + value <= payment.captured
        if (payment && isPossible) payment.refunded += value
        told("REFUND", isPossible)
        return made
      }
      case "reversals": {
        const isPossible = payment === undefined || (!payment.isCancelled && payment.refunded === 0)
        const wasCaptured = (payment?.captured ?? 0) > 0
        if (payment && isPossible) {
          payment.isCancelled = true
          payment.refunded = payment.captured
        }
        told(wasCaptured ? "REFUND" : "CANCELLATION", isPossible)
        return made
      }
    }
  }

  return {
    begin,
    end,
    move,
    find: (psp: string): Payment | undefined => payments.get(psp),
    /** Every payment, to compare with what the shop believes. */
    all: (): readonly Payment[] => [...payments.values()],
    close: clear,
  }
}

/** The simulated bank. */
export type Bank = ReturnType<typeof openBank>
