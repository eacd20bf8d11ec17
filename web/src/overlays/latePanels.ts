import { later } from "../kit/later.ts"
import { withWords } from "../texts/restOfWords.ts"

/** All panels and the drawer: nobody sees one before a touch. */
export const latePanels = later(async () => (await withWords(import("./Panels.tsx"))).Panels)
