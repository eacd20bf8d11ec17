import type { Language } from "@skorpe/core/domain/language"
import type { Market } from "@skorpe/core/domain/market"
import type { PageName, Screen } from "@skorpe/core/domain/route"

/** A link to another page, with its text. */
interface PageLink {
  readonly to: Screen
  readonly words: string
}

/** A paragraph, a list, or a link. */
export type Block = string | readonly string[] | PageLink

/** A section of an article with its heading; `id` is its hash in the address. */
export interface Section {
  readonly id: string
  readonly title: string
  readonly body: readonly Block[]
}

/** The content of a text page below its title. */
export interface Article {
  readonly lead: string
  readonly sections: readonly Section[]
}

/** An article in one language; its differences between markets come from the market (SPEC §1). */
export type WordsOf = (market: Market) => Article

/** An article in each language. */
export type ArticleIn = Readonly<Record<Language, WordsOf>>

/** The pages that have an article. */
export type ArticleName = PageName | "contact"

/** The parts if the condition is true, else none; to be spread into an article. */
export const when = <Part>(isTrue: boolean, ...parts: readonly Part[]): readonly Part[] => (isTrue ? parts : [])
