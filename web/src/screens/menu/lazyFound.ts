import { lazyPart } from "../../kit/lazyPart.ts"
import { withWords } from "../../texts/restOfWords.ts"

/** Search results, search history and favourites: lazy code, needed only after an interaction. */
export const lazyFound = lazyPart(async () => {
  const [{ FoundProducts }, { SearchHistory }, { prepareSearch }] = await withWords(
    Promise.all([
      import("./found/FoundProducts.tsx"),
      import("./found/SearchHistory.tsx"),
      import("./found/prepareSearch.ts"),
    ]),
  )
  return { FoundProducts, SearchHistory, prepareSearch }
})
