import { drawnOnceLoaded, lazyPart } from "../../kit/lazyPart.ts"
import { withWords } from "../../texts/restOfWords.ts"

/** What a notice says about codes, lazy with its texts: no page opens with one. */
export const LazyCodeNotice = drawnOnceLoaded(
  lazyPart(async () => (await withWords(import("./CodeNotice.tsx"))).CodeNotice),
)
