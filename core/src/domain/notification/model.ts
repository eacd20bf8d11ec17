import type { Localised } from "../language/model.ts"
import type { Millis } from "../time/model.ts"

/** Where a store or company message appears: on every page, or beside the delivery choices (SPEC §2.5). */
export type Placement = "main" | "delivery"

/** Information and warning (SPEC §2.5), and the alert for a technical error (§8.2). */
export type Severity = "info" | "warning" | "error"

/** The areas of the shop that notices are limited to (SPEC §2.5). */
export type NavigationContext = "menu" | "profile"

interface Message {
  readonly text: Localised
  readonly placement: Placement
  readonly severity: Severity
}

/** The content of a notification; the view has all texts except messages. */
export type Notice =
  | { readonly _tag: "Added"; readonly name: Localised }
  /** The added item belongs to another store, and the cart moved there. */
  | { readonly _tag: "AddedElsewhere"; readonly name: Localised; readonly storeName: string }
  /** An item waited for the cart's code, and its store was no longer shown when that came. */
  | { readonly _tag: "NotAdded" }
  | { readonly _tag: "PriceChanged" }
  /** A code is valid, and is in the cart. */
  | { readonly _tag: "CodeAdded"; readonly code: string }
  /** A code is not valid; the problem is a code of SPEC §8.3. */
  | { readonly _tag: "CodeRefused"; readonly code: string; readonly problem: number }
  /** Codes no longer fit the cart's goods and were removed. */
  | { readonly _tag: "CodesLapsed"; readonly codes: readonly string[] }
  | { readonly _tag: "AlreadyOrdered" }
  /** An order from an earlier visit was never answered, and is too old to resend. */
  | { readonly _tag: "AttemptGivenUp" }
  /** An error that the customer can only be informed of; the code is from SPEC §8.3. */
  | { readonly _tag: "Technical"; readonly code: number }
  /** The store no longer accepts orders for the chosen time. */
  | { readonly _tag: "TimeDropped"; readonly at: Millis }
  /** A message from the store, or about the current action. */
  | ({ readonly _tag: "StatusMessage" } & Message)
  /** A message to everybody, whatever the store. */
  | ({ readonly _tag: "GlobalStatusMessage" } & Message)

/** The kinds of notification; only the newest of each is shown (SPEC §2.5, §4.3). */
export type NoticeKind = "basketUpdated" | "statusMessage" | "globalStatusMessage"

/** How each kind of notice appears; a message has its own severity. */
export const noticeLooks: {
  readonly [Tag in Notice["_tag"]]: {
    readonly kind: NoticeKind
    readonly severity: Severity
    readonly quick: boolean
  }
} = {
  Added: { kind: "basketUpdated", severity: "info", quick: true },
  AddedElsewhere: { kind: "basketUpdated", severity: "info", quick: false },
  CodeAdded: { kind: "basketUpdated", severity: "info", quick: true },
  NotAdded: { kind: "statusMessage", severity: "warning", quick: false },
  CodeRefused: { kind: "statusMessage", severity: "warning", quick: false },
  CodesLapsed: { kind: "statusMessage", severity: "warning", quick: false },
  PriceChanged: { kind: "statusMessage", severity: "warning", quick: false },
  AttemptGivenUp: { kind: "statusMessage", severity: "warning", quick: false },
  Technical: { kind: "statusMessage", severity: "error", quick: false },
  TimeDropped: { kind: "statusMessage", severity: "warning", quick: false },
  StatusMessage: { kind: "statusMessage", severity: "info", quick: false },
  GlobalStatusMessage: { kind: "globalStatusMessage", severity: "info", quick: false },
  AlreadyOrdered: { kind: "statusMessage", severity: "warning", quick: false },
}

/** How a notice appears, where, and for how long. */
export interface NoticeLook {
  readonly kind: NoticeKind
  readonly severity: Severity
  readonly placement: Placement
  /** The areas in which it is shown. */
  readonly contexts: readonly NavigationContext[]
  readonly quick: boolean
}
