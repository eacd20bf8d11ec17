import type { Market } from "@skorpe/core/domain/market"
import { Result, Schema } from "effect"

/** Answers one case of a rule; a case of the wrong shape gives `{error}`. */
export type AskRule = (asked: unknown, market: Market) => object

/** A case with a valid shape but no answer, and why. */
export class Misfit {
  readonly error: string
  constructor(error: string) {
    this.error = error
  }
}

const inOneLine = (text: string): string => text.replace(/\s+/g, " ").slice(0, 500)

/** Makes a rule take and return JSON: decodes the case and encodes the answer with their schemas. */
export const answering = <Asked, AskedJson, Answer, AnswerJson>(
  asked: Schema.Codec<Asked, AskedJson>,
  answer: Schema.Codec<Answer, AnswerJson>,
  rule: (asked: Asked, market: Market) => Answer | Misfit,
): AskRule => {
  const decode = Schema.decodeUnknownResult(asked)
  const encode = Schema.encodeUnknownResult(answer)
  return (value, market) => {
    const read = decode(value)
    if (Result.isFailure(read)) return { error: inOneLine(read.failure.message) }
    const found = rule(read.success, market)
    if (found instanceof Misfit) return { error: found.error }
    const written = encode(found)
    // Large numbers may have an answer that is out of the schema's range.
    return Result.isSuccess(written) ? (written.success as object) : { error: inOneLine(written.failure.message) }
  }
}
