import type { Language } from "../../language/model.ts"
import { type ProblemStatus, problemStatuses } from "../codes.ts"
import { problemTexts } from "../texts/problemTexts.ts"

/** The customer's text for an HTTP status without a code (SPEC §8.1); an unknown status reads as 500. */
export const statusText = (status: number, language: Language): string =>
  problemTexts[language].statuses[problemStatuses.find((known): known is ProblemStatus => known === status) ?? 500]
