import { later } from "../../kit/later.ts"
import { withWords } from "../../texts/restOfWords.ts"

/** What stands on the menu only after a key or a heart was pressed. */
export const lateFound = later(async () => {
  const [{ FoundProducts }, { SearchHistory }, { prepareSearch }] = await withWords(
    Promise.all([
      import("./found/FoundProducts.tsx"),
      import("./found/SearchHistory.tsx"),
      import("./found/prepareSearch.ts"),
    ]),
  )
  return { FoundProducts, SearchHistory, prepareSearch }
})
