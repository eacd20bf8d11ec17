import type { ApiFailure } from "../../api/failure.ts"
import type { ChartState } from "../../kernel/chart.ts"
import type { SentCode } from "../../domain/session/model.ts"
import type { Sealed } from "../../vault/model.ts"

/** Why the number is not changed yet. */
export type NumberFault =
  /** The server did not answer; a retry may succeed. */
  | { readonly _tag: "Unanswered" }
  /** It is the customer's current number. */
  | { readonly _tag: "Same" }
  /** The code is wrong, ten minutes old, was tried too often, or has digits missing. */
  | { readonly _tag: "Code"; readonly why: "wrong" | "expired" | "spent" | "unfinished" }
  /** The number cannot be theirs, or gets no code; by its code of SPEC §8.3. */
  | { readonly _tag: "Number"; readonly code: number }
  /** The server refused for another reason. */
  | { readonly _tag: "Refused"; readonly code: number }

/** Context of a number change. */
export interface NumberChangeContext {
  readonly typed: string
  /** The typed number as E.164, once it was read. */
  readonly phone: string
  /** A handle to the typed code. */
  readonly code: Sealed | null
  readonly sent: SentCode | null
  readonly fault: NumberFault | null
}

/** A customer's change of their phone number. */
export type NumberChangeView =
  /** No change was requested. */
  | { readonly _tag: "Closed" }
  | {
      readonly _tag: "Typing"
      readonly typed: string
      readonly isSending: boolean
      readonly fault: NumberFault | null
    }
  /** A code was sent to the number. */
  | {
      readonly _tag: "Proving"
      readonly phone: string
      readonly step: "typing" | "sending" | "checking"
      /** Seconds until another code may be requested. */
      readonly wait: number
      readonly fault: NumberFault | null
    }
  | { readonly _tag: "Changed" }

/** Refusals that are about the number itself: invalid, blocked, somebody else's, or out of messages. */
const ofNumber: ReadonlySet<number> = new Set([1031, 1036, 4034, 4037])

/** The fault to show for a failed call. A refusal without a code means that the server is broken or busy. */
export const numberFaultOf = (failure: ApiFailure): NumberFault => {
  if (failure._tag !== "Refused") return { _tag: "Unanswered" }
  const [{ code } = { code: 1001 }] = failure.problems
  return { _tag: ofNumber.has(code) ? "Number" : "Refused", code }
}

const steps = { sending: "sending", codeSent: "typing", checking: "checking" } as const

/** The view of a number change. */
export const viewNumberChange = ({ value, context }: ChartState<NumberChangeContext>): NumberChangeView => {
  const { typed, phone, sent, fault } = context
  const state = typeof value === "string" ? value : "codeSent"
  if (state === "idle") return { _tag: "Closed" }
  if (state === "changed") return { _tag: "Changed" }
  if (sent === null) return { _tag: "Typing", typed, isSending: state !== "typing", fault }
  return { _tag: "Proving", phone, step: steps[state as keyof typeof steps], wait: sent.wait, fault }
}
