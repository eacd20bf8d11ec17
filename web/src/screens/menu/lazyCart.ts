import { lazyPart } from "../../kit/lazyPart.ts"
import { withWords } from "../../texts/restOfWords.ts"

/** The cart as a menu shows it: nothing of it before something is in it, or where there is no room beside the shelves. */
export const lazyCart = lazyPart(() => withWords(import("./ShownCart.tsx")))
