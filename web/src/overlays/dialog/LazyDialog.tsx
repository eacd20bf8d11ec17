import { useView } from "../../shop/shopContext.ts"
import { drawnOnceLoaded, lazyPart } from "../../kit/lazyPart.ts"
import { withWords } from "../../texts/restOfWords.ts"

/** Lazy with its texts: no dialog opens with a page. */
const Asked = drawnOnceLoaded(lazyPart(async () => (await withWords(import("./AskedDialog.tsx"))).AskedDialog))

/** The open dialog, if any. */
export const LazyDialog = () => {
  const { open } = useView("dialog")
  return open === null ? null : <Asked key={open.id} asked={open} />
}
