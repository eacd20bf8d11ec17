import type { ApiFailure } from "../../api/failure.ts"
import { isFinal } from "../../api/refusal.ts"
import type { FriendToRecruit, Recruited } from "../../domain/discount/wire.ts"
import type { ChartState } from "../../kernel/chart.ts"

/** Why the code was not sent to the friend. */
export type RecruitFault =
  /** Neither a phone number nor an e-mail address was typed. */
  | "nobody"
  /** The phone number is invalid. */
  | "notANumber"
  | "notAnEmail"
  /** It is the customer's own number or address. */
  | "oneself"
  /** The daily limit is reached, of the customer or of all customers' messages to this friend. */
  | "tooMany"
  /** The server did not answer, or is busy. */
  | "unanswered"
  | "refused"

/** What was done with the code on the customer's device. */
export type CodeHanded = "codeCopied" | "invitationCopied" | "shared" | "failed"

/** The customer's own code, and what they do with it. */
export interface Recruitment {
  /** The code, and what it gives a friend. */
  readonly own: Recruited
  /** The friend's phone number or e-mail address, as typed. */
  readonly friend: string
  /** To whom the code was sent last, and the idempotency key: a retry does not send a second message. */
  readonly sent: { readonly key: string; readonly to: FriendToRecruit } | null
  /** Whether the server accepted what was sent last. */
  readonly isTold: boolean
  readonly fault: RecruitFault | null
  /** How the customer wants the code handed over. */
  readonly how: "copy" | "share"
  readonly handed: CodeHanded | null
}

/** Context of recruiting; `open` is `null` before the customer's own code is loaded. */
export interface RecruitingContext {
  readonly open: Recruitment | null
  readonly failures: number
}

/** A customer's own recruit code, and the friend whom they send it to. */
export type RecruitingView =
  /** No panel has requested it. */
  | { readonly _tag: "Closed" }
  /** The panel is open, and nobody is logged in. */
  | { readonly _tag: "NoCustomer" }
  | { readonly _tag: "Loading" }
  /** The server did not answer; the request is retried. */
  | { readonly _tag: "Failed" }
  | {
      readonly _tag: "Open"
      readonly own: Recruited
      readonly friend: string
      readonly step: "typing" | "sending" | "handing"
      /** To whom the code has been sent: a phone number or an e-mail address; `null` for nobody yet. */
      readonly told: string | null
      readonly fault: RecruitFault | null
      readonly handed: CodeHanded | null
    }

const faultByCode: Readonly<Record<number, RecruitFault>> = { 1009: "notAnEmail", 1031: "notANumber", 4034: "tooMany" }

/** The fault to show a customer with this e-mail address: 3016 stands for their own address, and for too many mails. */
export const faultOf = (failure: ApiFailure, to: FriendToRecruit, ownEmail: string | null): RecruitFault => {
  if (!isFinal(failure)) return "unanswered"
  const codes = failure.problems.map(({ code }) => code)
  if (codes.includes(3016)) {
    const isOther = to.email !== undefined && to.email.toLowerCase() !== ownEmail?.toLowerCase()
    return isOther ? "tooMany" : "oneself"
  }
  return codes.map((code) => faultByCode[code]).find((fault) => fault !== undefined) ?? "refused"
}

const steps = { ready: "typing", sending: "sending", handing: "handing" } as const

/** The view of recruiting. */
export const viewRecruiting = ({ value, context }: ChartState<RecruitingContext>): RecruitingView => {
  if (value === "noCustomer") return { _tag: "NoCustomer" }
  if (value === "loading") return { _tag: "Loading" }
  if (value === "resting") return { _tag: "Failed" }
  if (value === "idle" || context.open === null) return { _tag: "Closed" }
  const { own, friend, sent, isTold, fault, handed } = context.open
  const told = isTold && sent !== null ? (sent.to.phoneNumber ?? sent.to.email ?? null) : null
  return { _tag: "Open", own, friend, step: steps[value as keyof typeof steps], told, fault, handed }
}
