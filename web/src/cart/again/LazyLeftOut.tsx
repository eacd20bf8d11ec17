import { drawnOnceLoaded, lazyPart } from "../../kit/lazyPart.ts"
import { useView } from "../../shop/shopContext.ts"
import { withWords } from "../../texts/restOfWords.ts"

const Shown = drawnOnceLoaded(lazyPart(async () => (await withWords(import("./LeftOut.tsx"))).LeftOut))

/** The notice of what an earlier order lost, if there is any; lazy, because few orders are repeated. */
export const LazyLeftOut = () => (useView("cart").leftOut.length > 0 ? <Shown /> : null)
