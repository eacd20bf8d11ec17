import { lazyPart } from "../../kit/lazyPart.ts"
import { withWords } from "../../texts/restOfWords.ts"

/** Parts that no landing page is first rendered with: the address suggestions, and what a returning customer sees. */
export const lazyStart = lazyPart(() => withWords(import("./startParts.ts")))
