import { lazyPart } from "../../kit/lazyPart.ts"
import { withWords } from "../../texts/restOfWords.ts"

/** The cart on the menu: lazy, because a narrow page does not render it while it is empty. */
export const lazyCart = lazyPart(() => withWords(import("./ShownCart.tsx")))
