import { drawnOnceLoaded, lazyPart } from "../kit/lazyPart.ts"
import { useView } from "../shop/shopContext.ts"
import { withWords } from "../texts/restOfWords.ts"

const UnderWay = drawnOnceLoaded(lazyPart(async () => (await withWords(import("./OrderBar.tsx"))).OrderBar))

/** The bar of the order under way, if there is one; lazy, because most visits begin without. */
export const LazyOrderBar = () => {
  const { underWay } = useView("lastOrder")
  return underWay && <UnderWay order={underWay} />
}
