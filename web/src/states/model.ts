import type { Language } from "@skorpe/core/language"
import type { MarketId } from "@skorpe/core/market"
import type { SceneShop } from "../testing/sceneShop.ts"

/** Whose shop is visited, and in which language. */
export interface Visit {
  readonly market: MarketId
  readonly language: Language
  /** In the webview of the app, which has its own account and footer (SPEC §2.3). */
  readonly isNative?: boolean
}

/** Something that a customer can come to see: told in one sentence, and reached by events and answers through the core. */
export interface Reached {
  readonly story: string
  readonly reach: (visit: Visit) => SceneShop
  /** The one market that has it; both do when nothing is said. */
  readonly only?: MarketId
  /** What has the focus as it is looked at, where that shows something; a CSS selector. */
  readonly focus?: string
}

/** What the core's types name and nobody comes to see today, and why. */
export interface Unreached {
  readonly why: string
}

type Told = Reached | Unreached

/** States by name: those that a union of the core names, each of them as it is called there, and as many others as help. */
export type StatesOf<Tag extends string> = Readonly<Record<Tag, Told>> & Readonly<Record<string, Told>>

/** States of something that no union of the core divides further. */
export type States = Readonly<Record<string, Told>>

/** The same as `StatesOf`, of a union that stands beside another one: each of its names behind a word of our own. */
export type StatesAlso<Word extends string, Tag extends string> = StatesOf<`${Word}${Tag}`>
