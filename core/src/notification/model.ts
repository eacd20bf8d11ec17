import type { Localised } from "../language/model.ts"
import type { Millis } from "../time/model.ts"

/** What a notification says; the words are the view's. */
export type Notice =
  | { readonly _tag: "Added"; readonly name: Localised }
  | { readonly _tag: "LinesLost"; readonly names: readonly Localised[]; readonly storeName: string }
  | { readonly _tag: "PriceChanged" }
  | { readonly _tag: "AlreadyOrdered" }
  /** An order from an earlier visit was never answered, and is too old to be sent again. */
  | { readonly _tag: "AttemptGivenUp" }
  /** Nothing that the customer did; the words are the catalogue's. */
  | { readonly _tag: "Technical"; readonly code: 3099 }
  /** The store no longer makes anything at the time that was chosen. */
  | { readonly _tag: "TimeDropped"; readonly at: Millis }

/** The kinds of notification; of each only the newest is shown (SPEC §2.5, §4.3). */
export type NoticeKind = "basketUpdated" | "statusMessage"

/** How each kind of notice appears. */
export const noticeLooks: {
  readonly [Tag in Notice["_tag"]]: {
    readonly kind: NoticeKind
    readonly severity: "info" | "warning" | "error"
    readonly quick: boolean
  }
} = {
  Added: { kind: "basketUpdated", severity: "info", quick: true },
  LinesLost: { kind: "statusMessage", severity: "warning", quick: false },
  PriceChanged: { kind: "statusMessage", severity: "warning", quick: false },
  AttemptGivenUp: { kind: "statusMessage", severity: "warning", quick: false },
  Technical: { kind: "statusMessage", severity: "error", quick: false },
  TimeDropped: { kind: "statusMessage", severity: "warning", quick: false },
  AlreadyOrdered: { kind: "statusMessage", severity: "warning", quick: false },
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
