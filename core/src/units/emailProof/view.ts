import type { ApiFailure } from "../../api/failure.ts"
import { isFinal } from "../../api/refusal.ts"
import type { ChartState } from "../../kernel/chart.ts"
import type { Sealed } from "../../vault/model.ts"

/** Why the mail was not sent again. */
export type EmailProofFault =
  /** The day's limit of mails is reached. */
  | "tooMany"
  /** The server did not answer. */
  | "unanswered"
  /** No address awaits confirmation: it may have been confirmed elsewhere. */
  | "refused"

/** Context of the proof of an e-mail address. */
export interface EmailProofContext {
  readonly fault: EmailProofFault | null
  /** The token of the opened link, as a handle. */
  readonly token?: Sealed | null
  /** When the mail was last sent again, and the seconds until it can be requested once more. */
  readonly sent?: { readonly at: number; readonly wait: number }
}

/** The step of confirming an e-mail address, or of sending its mail again; the profile says whether it is confirmed. */
export type EmailProofView =
  /** No link was opened, and no mail was requested again. */
  | { readonly _tag: "Closed" }
  | { readonly _tag: "Unsent"; readonly fault: EmailProofFault }
  | { readonly _tag: "Sending" }
  /** The mail was sent again. */
  | { readonly _tag: "Sent"; readonly wait: number }
  /** The server is checking the opened link. */
  | { readonly _tag: "Confirming" }
  | { readonly _tag: "Confirmed" }
  /** The link was used or has expired, or the address has changed since. */
  | { readonly _tag: "Refused" }
  /** The outcome is unknown; a retry may succeed. */
  | { readonly _tag: "Unreachable" }

/** What a failed request for the mail means to the customer. */
export const faultOf = (failure: ApiFailure): EmailProofFault => {
  if (failure._tag === "Refused" && failure.status === 429) return "tooMany"
  return isFinal(failure) ? "refused" : "unanswered"
}

const isSent = (value: unknown): boolean => value === "waiting" || value === "sent"

const tags = {
  sending: "Sending",
  confirming: "Confirming",
  rereading: "Confirmed",
  confirmed: "Confirmed",
  refused: "Refused",
  unreachable: "Unreachable",
} as const

/** The view of the proof. */
export const viewEmailProof = ({ value, context: { fault, sent } }: ChartState<EmailProofContext>): EmailProofView => {
  if (value === "idle") return fault === null ? { _tag: "Closed" } : { _tag: "Unsent", fault }
  return isSent(value) ? { _tag: "Sent", wait: sent?.wait ?? 0 } : { _tag: tags[value as keyof typeof tags] }
}
