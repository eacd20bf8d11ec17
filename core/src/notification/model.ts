import type { Localised } from "../language/model.ts"
import type { Millis } from "../time/model.ts"

/** Where a message of the store or the company stands: with everything, or with what concerns the delivery (SPEC §2.5). */
export type Placement = "main" | "delivery"

/** Information and warning (SPEC §2.5), and the alert of a technical error (§8.2). */
export type Severity = "info" | "warning" | "error"

/** The parts of the shop that a customer moves in (SPEC §2.5). */
export type NavigationContext = "menu" | "profile"

interface Message {
  readonly text: Localised
  readonly placement: Placement
  readonly severity: Severity
}

/** What a notification says; the words of all but messages are the view's. */
export type Notice =
  | { readonly _tag: "Added"; readonly name: Localised }
  /** What was added is another store's, and the cart came along to it. */
  | { readonly _tag: "AddedElsewhere"; readonly name: Localised; readonly storeName: string }
  | { readonly _tag: "PriceChanged" }
  | { readonly _tag: "AlreadyOrdered" }
  /** An order from an earlier visit was never answered, and is too old to be sent again. */
  | { readonly _tag: "AttemptGivenUp" }
  /** Something went wrong that the customer can only be told of; the code is of SPEC §8.3. */
  | { readonly _tag: "Technical"; readonly code: number }
  /** The store no longer makes anything at the time that was chosen. */
  | { readonly _tag: "TimeDropped"; readonly at: Millis }
  /** A word of the store, or about what the customer is doing. */
  | ({ readonly _tag: "StatusMessage" } & Message)
  /** A word to everybody, whatever the store. */
  | ({ readonly _tag: "GlobalStatusMessage" } & Message)

/** The kinds of notification; of each only the newest is shown (SPEC §2.5, §4.3). */
export type NoticeKind = "basketUpdated" | "statusMessage" | "globalStatusMessage"

/** How each kind of notice appears; a message brings its own severity. */
export const noticeLooks: {
  readonly [Tag in Notice["_tag"]]: {
    readonly kind: NoticeKind
    readonly severity: Severity
    readonly quick: boolean
  }
} = {
  Added: { kind: "basketUpdated", severity: "info", quick: true },
  AddedElsewhere: { kind: "basketUpdated", severity: "info", quick: false },
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
  /** Where the customer must be for it to be of use. */
  readonly contexts: readonly NavigationContext[]
  readonly quick: boolean
}

/** Somebody in the house has something to say to the customer. */
export interface Noticed {
  readonly type: "Noticed"
  readonly notice: Notice
}

/** A notice has been there long enough. */
export interface NoticeExpired {
  readonly type: "NoticeExpired"
  readonly kind: NoticeKind
}
