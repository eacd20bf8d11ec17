import type { Language } from "../domain/language/model.ts"
import type { Problem } from "../domain/problem/model.ts"
import { statusText } from "../domain/problem/rules/statusText.ts"
import type { Refusal } from "./refusal.ts"

/** A failed response in the form of SPEC §8.1: its HTTP status, a text for the customer, and its errors. */
export interface HttpError {
  readonly code: number
  readonly message: string
  readonly errors: readonly Problem[]
}

/** The error of a refusal, with its message in the customer's language. */
export const httpErrorOf = (
  { status, problems }: Pick<Refusal, "status" | "problems">,
  language: Language,
): HttpError => ({
  code: status,
  message: statusText(status, language),
  errors: problems,
})
