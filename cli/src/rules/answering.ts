import type { Market } from "@skorpe/core/market"
import { Result, Schema } from "effect"
import type { AskRule } from "./rules.ts"

/** A case that has the right shape and still no answer, and why. */
export class Misfit {
  readonly error: string
  constructor(error: string) {
    this.error = error
  }
}

const inOneLine = (text: string): string => text.replace(/\s+/g, " ").slice(0, 500)

/** Makes a rule askable in JSON: the case is read and the answer written with their schemas. */
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
    // A case of large numbers may have an answer that is larger than anything can be written as.
    return Result.isSuccess(written) ? (written.success as object) : { error: inOneLine(written.failure.message) }
  }
}
