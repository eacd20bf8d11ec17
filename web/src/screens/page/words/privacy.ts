import type { ArticleIn } from "../article.ts"
import { en } from "./privacy/en.ts"
import { nb } from "./privacy/nb.ts"
import { sv } from "./privacy/sv.ts"

/** The privacy policy: which data, where and for how long (ARCHITECTURE, "What is kept where"; DECISIONS §12, §17). */
export const privacy: ArticleIn = { nb, sv, en }
