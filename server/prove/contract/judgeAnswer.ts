import { isProblemCode } from "@skorpe/core/problem"
import type { RawOutcome } from "../harness/sendRaw.ts"

/** Words that no customer should read: they tell how the server is made. */
const inside =
  /node_modules|node:internal|\bat .*\.(ts|js|mjs):\d|\b(SELECT|INSERT INTO|UPDATE|DELETE FROM)\b.*\b(FROM|WHERE|VALUES|SET)\b|SqlError|SchemaError|SchemaIssue|PgError|ParseError|TypeError|RangeError|FiberFailure|\bundefined\b|\[object /

interface Told {
  readonly errors?: readonly { readonly code?: unknown; readonly message?: unknown }[]
}

const isErrorShape = (body: string): boolean => {
  try {
    const { errors } = JSON.parse(body) as Told
    return (
      Array.isArray(errors) &&
      errors.length > 0 &&
      errors.every(({ code, message }) => isProblemCode(Number(code)) && typeof message === "string" && message !== "")
    )
  } catch {
    return false
  }
}

/** What is wrong with the answer to a bad call to a well server; `null` when nothing is. */
export const faultOf = (method: string, outcome: RawOutcome): string | null => {
  if (outcome._tag === "Silent") return "no answer in time"
  if (outcome._tag === "Cut") return "the line was cut without an answer"
  const { status, type, body } = outcome.answer
  const words = `${status} ${type}: ${body.slice(0, 200)}`
  if (status >= 500) return words
  if (status < 400) return null
  if (inside.test(body)) return `tells of its inside: ${words}`
  if (method === "HEAD") return null
  if (!type.startsWith("application/json") || !isErrorShape(body)) return `not our error shape: ${words}`
  return null
}
