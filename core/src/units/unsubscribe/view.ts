import type { ApiFailure } from "../../api/failure.ts"
import type { ChartState } from "../../kernel/chart.ts"
import type { Sealed } from "../../vault/model.ts"

/** Why text messages to a number were not stopped. */
export type UnsubscribeFault =
  /** The number is invalid (1002, 1031). */
  | "phone"
  /** This network address has sent as many numbers as it may in an hour. */
  | "tooMany"
  /** The server did not answer; a retry may succeed. */
  | "unanswered"

/** What somebody unsubscribes from: mail, by a handle to the link's token, or text messages to a number. */
export interface UnsubscribeContext {
  readonly wish:
    | { readonly _tag: "Mail"; readonly token: Sealed }
    | { readonly _tag: "Texts"; readonly phone: string; readonly fault: UnsubscribeFault | null }
    | null
}

/** The step of unsubscribing. */
export type UnsubscribeView =
  /** The page was opened without a link: there is no address to unsubscribe, and no number was typed yet. */
  | { readonly _tag: "NoLink" }
  | { readonly _tag: "Asked" }
  | { readonly _tag: "Asking" }
  | { readonly _tag: "Done" }
  /** The server does not know the link. */
  | { readonly _tag: "Refused" }
  /** The outcome is unknown; a retry may succeed. */
  | { readonly _tag: "Unreachable" }
  /** A number is typed, or sent. */
  | {
      readonly _tag: "Typing"
      readonly phone: string
      readonly fault: UnsubscribeFault | null
      readonly isSending: boolean
    }
  /** No more text messages are sent to the number, whoever has it. */
  | { readonly _tag: "TextsDone" }

/** The fault to show to somebody who typed a number. */
export const unsubscribeFaultOf = (failure: ApiFailure): UnsubscribeFault => {
  if (failure._tag !== "Refused" || failure.status >= 500) return "unanswered"
  return failure.status === 429 ? "tooMany" : "phone"
}

const tags = {
  idle: "NoLink",
  asked: "Asked",
  asking: "Asking",
  done: "Done",
  refused: "Refused",
  unreachable: "Unreachable",
  textsDone: "TextsDone",
} as const

export const viewUnsubscribe = ({ value, context: { wish } }: ChartState<UnsubscribeContext>): UnsubscribeView =>
  wish?._tag === "Texts"
    ? { _tag: "Typing", phone: wish.phone, fault: wish.fault, isSending: value === "stopping" }
    : { _tag: tags[value as keyof typeof tags] }
