import type { Language } from "../language/model.ts"
import type { Problem } from "../problem/model.ts"
import { statusText } from "../problem/rules/statusText.ts"
import type { Refusal } from "./refusal.ts"

/** An answer that is not good, as SPEC §8.1 wants it: its HTTP status, a text for the customer, and the errors that came with it. */
export interface HttpError {
  readonly code: number
  readonly message: string
  readonly errors: readonly Problem[]
}

/** The error of a refusal, its message in the customer's language. */
export const httpErrorOf = (
  { status, problems }: Pick<Refusal, "status" | "problems">,
  language: Language,
): HttpError => ({
  code: status,
  message: statusText(status, language),
  errors: problems,
})
