import type { Language } from "@skorpe/core/language"
import type { Market } from "@skorpe/core/market"
import type { PageName, Screen } from "@skorpe/core/route"

/** A way to another page, in the words of its link. */
interface Way {
  readonly to: Screen
  readonly words: string
}

/** A paragraph, a list, or a way on. */
export type Block = string | readonly string[] | Way

/** A part of an article under its heading; `id` is its place in the address. */
export interface Section {
  readonly id: string
  readonly title: string
  readonly body: readonly Block[]
}

/** What a page of words has to say, after its title. */
export interface Article {
  readonly lead: string
  readonly sections: readonly Section[]
}

/** An article in one language; what differs between the markets it takes from the market (SPEC §1). */
export type WordsOf = (market: Market) => Article

/** An article in each language. */
export type ArticleIn = Readonly<Record<Language, WordsOf>>

/** The pages that have an article. */
export type ArticleName = PageName | "contact"

/** What is said where it is true, and left out where it isn't. */
export const when = <Part>(isTrue: boolean, ...parts: readonly Part[]): readonly Part[] => (isTrue ? parts : [])
