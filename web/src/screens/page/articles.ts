import type { Screen } from "@skorpe/core/route"
import { later, type Later } from "../../kit/later.ts"
import type { ArticleIn, ArticleName } from "./article.ts"

/** The article of each page, each in a chunk of its own: who reads one does not wait for the others. */
export const articles: Readonly<Record<ArticleName, Later<ArticleIn>>> = {
  company: later(async () => (await import("./words/company.ts")).company),
  jobs: later(async () => (await import("./words/jobs.ts")).jobs),
  franchise: later(async () => (await import("./words/franchise.ts")).franchise),
  faq: later(async () => (await import("./words/faq.ts")).faq),
  allergens: later(async () => (await import("./words/allergens.ts")).allergens),
  terms: later(async () => (await import("./words/terms.ts")).terms),
  privacy: later(async () => (await import("./words/privacy.ts")).privacy),
  membership: later(async () => (await import("./words/membership.ts")).membership),
  studentDiscount: later(async () => (await import("./words/studentDiscount.ts")).studentDiscount),
  contact: later(async () => (await import("./words/contact.ts")).contact),
}

/** Which article a screen shows; `null` where it shows none. */
export const articleOf = (screen: Screen): ArticleName | null => {
  if (screen._tag === "Page") return screen.page
  return screen._tag === "Contact" ? "contact" : null
}

/** Resolves when this screen's article can be drawn without waiting. */
export const loadArticle = async (screen: Screen): Promise<void> => {
  const name = articleOf(screen)
  if (name !== null) await articles[name].load()
}

/** Resolves when all articles can be drawn without waiting. */
export const loadArticles = async (): Promise<void> => {
  for (const article of Object.values(articles)) await article.load()
}
