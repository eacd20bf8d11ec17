import type { Language } from "../../language/model.ts"
import { problemTexts } from "../texts/problemTexts.ts"
import { isProblemCode } from "./isProblemCode.ts"

/** The customer's text for a code of SPEC §8.3; an unknown code reads as 1001. */
export const problemText = (code: number, language: Language): string =>
  problemTexts[language].codes[isProblemCode(code) ? code : 1001]
