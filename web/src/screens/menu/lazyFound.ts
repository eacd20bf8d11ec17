import { lazyPart } from "../../kit/lazyPart.ts"
import { withWords } from "../../texts/restOfWords.ts"

/** Search results, search history and favourites: lazy code, needed only after an interaction. */
export const lazyFound = lazyPart(() => withWords(import("./found/foundParts.ts")))
