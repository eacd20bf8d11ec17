import type { ArticleIn } from "../article.ts"
import { en } from "./faq/en.ts"
import { nb } from "./faq/nb.ts"
import { sv } from "./faq/sv.ts"

/** The frequent questions, each a section of an accordion. */
export const faq: ArticleIn = { nb, sv, en }
