import type { Screen } from "@skorpe/core/domain/route"
import { lazyPart, type LazyPart } from "../../kit/lazyPart.ts"
import type { ArticleIn, ArticleName } from "./article.ts"

/** The articles, each in a lazy chunk of its own, so that one page does not load the others' text. */
export const articles: Readonly<Record<ArticleName, LazyPart<ArticleIn>>> = {
  company: lazyPart(async () => (await import("./words/company.ts")).company),
  jobs: lazyPart(async () => (await import("./words/jobs.ts")).jobs),
  franchise: lazyPart(async () => (await import("./words/franchise.ts")).franchise),
  faq: lazyPart(async () => (await import("./words/faq.ts")).faq),
  allergens: lazyPart(async () => (await import("./words/allergens.ts")).allergens),
  terms: lazyPart(async () => (await import("./words/terms.ts")).terms),
  privacy: lazyPart(async () => (await import("./words/privacy.ts")).privacy),
  membership: lazyPart(async () => (await import("./words/membership.ts")).membership),
  studentDiscount: lazyPart(async () => (await import("./words/studentDiscount.ts")).studentDiscount),
  contact: lazyPart(async () => (await import("./words/contact.ts")).contact),
}

/** The article that a screen shows; `null` if it shows none. */
export const articleOf = (screen: Screen): ArticleName | null => {
  if (screen._tag === "Page") return screen.page
  return screen._tag === "Contact" ? "contact" : null
}

/** Loads a screen's article, so that it renders without a placeholder. Rejects if loading fails. */
export const loadArticle = async (screen: Screen): Promise<void> => {
  const name = articleOf(screen)
  if (name !== null) await articles[name].load()
}

/** Loads all articles, one after the other. Rejects if one fails. */
export const loadArticles = async (): Promise<void> => {
  for (const article of Object.values(articles)) await article.load()
}
