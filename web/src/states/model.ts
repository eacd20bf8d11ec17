import type { Language } from "@skorpe/core/domain/language"
import type { MarketId } from "@skorpe/core/domain/market"
import type { SceneShop } from "../testing/sceneShop.ts"

/** The market and language of a visit. */
export interface Visit {
  readonly market: MarketId
  readonly language: Language
  /** The visit is in the app's webview, which has its own account and footer (SPEC §2.3). */
  readonly isNative?: boolean
}

/**
 * A state that a customer can reach: described in one sentence, and reached by events and responses through the core.
 */
export interface Reached {
  readonly story: string
  readonly reach: (visit: Visit) => SceneShop
  /** The market that has it, if only one does. */
  readonly only?: MarketId
  /** A CSS selector of the element that has the focus, if the state depends on it. */
  readonly focus?: string
}

/** A state that the core's types name but no customer can reach today, and why. */
export interface Unreached {
  readonly why: string
}

type State = Reached | Unreached

/** States by name: all names of a union of the core are required; others are free. */
export type StatesOf<Tag extends string> = Readonly<Record<Tag, State>> & Readonly<Record<string, State>>

/** States by name, all of them free. */
export type States = Readonly<Record<string, State>>

/** Like `StatesOf`, with a prefix before each name: for a second union in the same record. */
export type PrefixedStates<Prefix extends string, Tag extends string> = StatesOf<`${Prefix}${Tag}`>
