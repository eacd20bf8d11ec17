import type { ArticleIn } from "../article.ts"
import { en } from "./faq/en.ts"
import { nb } from "./faq/nb.ts"
import { sv } from "./faq/sv.ts"

/** Questions as they are asked, each a section that folds. */
export const faq: ArticleIn = { nb, sv, en }
