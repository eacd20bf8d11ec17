import { isProblemCode } from "@skorpe/core/domain/problem"
import type { RawOutcome } from "../harness/sendRaw.ts"

/** Words that leak the server's internals. */
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

/** What is wrong with the answer of a healthy server to a bad call; `null` for nothing. */
export const faultOf = (method: string, outcome: RawOutcome): string | null => {
  if (outcome._tag === "Silent") return "no answer in time"
  if (outcome._tag === "Cut") return "the connection was cut without an answer"
  const { status, type, body } = outcome.answer
  const words = `${status} ${type}: ${body.slice(0, 200)}`
  if (status >= 500) return words
  if (status < 400) return null
  if (inside.test(body)) return `leaks its internals: ${words}`
  if (method === "HEAD") return null
  if (!type.startsWith("application/json") || !isErrorShape(body)) return `not our error shape: ${words}`
  return null
}
