import { lazyPart } from "../kit/lazyPart.ts"
import { withWords } from "../texts/restOfWords.ts"

/** All panels and the drawer: none is visible before the first interaction. */
export const lazyPanels = lazyPart(async () => (await withWords(import("./Panels.tsx"))).Panels)
