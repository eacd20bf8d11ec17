/** A session's log as it may leave the device, and the hash that a replay of it must end with. */
export interface Exported {
  readonly text: string
  readonly hash: string
}

/** The server's answer to a report that it keeps. */
export interface Receipt {
  /** The code by which the shop finds the report. */
  readonly reference: string
  /** When it is deleted, in ISO. */
  readonly keptUntil: string
}

/** Why a report was not kept, where sending it again may help. */
export type Setback = "unreachable" | "unavailable" | "full" | TooMany

/** The customer's network has sent more reports than the server accepts. */
export interface TooMany {
  readonly _tag: "TooMany"
  /** Seconds until the server accepts one again; `null` if it does not say. */
  readonly wait: number | null
}

/** Why a report is permanently refused. */
export type Hindrance = "tooLarge" | "refused"

/** A report of a problem, from the press on "report a problem" to its reference. */
export type Report =
  /** `setback` is why the report before it was not kept. */
  | { readonly _tag: "Preparing"; readonly setback: Setback | null }
  | { readonly _tag: "Unprepared" }
  | { readonly _tag: "Ready"; readonly exported: Exported; readonly setback: Setback | null }
  | { readonly _tag: "Sending"; readonly exported: Exported }
  | { readonly _tag: "Unsendable"; readonly exported: Exported; readonly hindrance: Hindrance }
  | { readonly _tag: "Sent"; readonly exported: Exported; readonly receipt: Receipt }

/** How sending a report ended. */
export type Outcome =
  | { readonly type: "Kept"; readonly receipt: Receipt }
  | { readonly type: "Postponed"; readonly setback: Setback }
  | { readonly type: "Refused"; readonly hindrance: Hindrance }

/** What happens to a report. */
export type ReportEvent =
  | { readonly type: "Prepared"; readonly exported: Exported }
  | { readonly type: "PreparationFailed" }
  | { readonly type: "PreparedAgain" }
  /** The sheet shows it again, after it was closed. */
  | { readonly type: "OpenedAgain" }
  | { readonly type: "SendPressed" }
  | Outcome
