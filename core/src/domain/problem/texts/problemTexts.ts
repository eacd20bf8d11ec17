import type { Language } from "../../language/model.ts"
import type { ProblemTexts } from "../codes.ts"
import { en } from "./en.ts"
import { nb } from "./nb.ts"
import { sv } from "./sv.ts"

/** The problem texts in every language. */
export const problemTexts: Readonly<Record<Language, ProblemTexts>> = { nb, sv, en }
