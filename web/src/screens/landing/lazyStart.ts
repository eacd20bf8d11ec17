import { lazyPart } from "../../kit/lazyPart.ts"
import { withWords } from "../../texts/restOfWords.ts"

/** What no landing page is drawn with: what its address field shows and hears, and what a returning customer gets. */
export const lazyStart = lazyPart(() => withWords(import("./startParts.ts")))
