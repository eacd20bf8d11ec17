import { drawnOnceLoaded, lazyPart } from "../../kit/lazyPart.ts"
import { withWords } from "../../texts/restOfWords.ts"

/** The content of a notice about codes, lazy-loaded with its texts, because no page opens with one. */
export const LazyCodeNotice = drawnOnceLoaded(
  lazyPart(async () => (await withWords(import("./CodeNotice.tsx"))).CodeNotice),
)
