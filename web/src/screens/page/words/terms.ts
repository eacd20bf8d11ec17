import type { ArticleIn } from "../article.ts"
import { en } from "./terms/en.ts"
import { nb } from "./terms/nb.ts"
import { sv } from "./terms/sv.ts"

/** The article with the terms of sale. */
export const terms: ArticleIn = { nb, sv, en }
