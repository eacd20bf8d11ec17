import { reportPaths } from "@skorpe/core/api"
import { mostReportCharacters } from "@skorpe/core/domain/report"
import type { Outcome, Receipt } from "./model.ts"

/** Timeout of the upload in ms: a large log is slow to upload on a phone. */
const longestWait = 120_000

/** The seconds of a `Retry-After`; `null` when there is none. The server sends no dates. */
const waitIn = (headers: Headers): number | null => {
  const text = headers.get("retry-after")
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null
}

/** The outcome that an answer other than 200 means. */
const refusalOf = ({ status, headers }: Response): Outcome => {
  if (status >= 500) return { type: "Postponed", setback: "unavailable" }
  switch (status) {
    // The server's timeout for a slow upload is shorter than the page's.
    case 408:
      return { type: "Postponed", setback: "unreachable" }
    case 409:
      return { type: "Postponed", setback: "full" }
    case 413:
      return { type: "Refused", hindrance: "tooLarge" }
    case 429:
      return { type: "Postponed", setback: { _tag: "TooMany", wait: waitIn(headers) } }
    default:
      return { type: "Refused", hindrance: "refused" }
  }
}

const isReceipt = (value: unknown): value is Receipt =>
  typeof value === "object" &&
  value !== null &&
  "reference" in value &&
  typeof value.reference === "string" &&
  "keptUntil" in value &&
  typeof value.keptUntil === "string" &&
  !Number.isNaN(Date.parse(value.keptUntil))

/** Sends an exported log to the shop's own server. Never rejects. */
export const sendReport = async (log: string): Promise<Outcome> => {
  if (log.length > mostReportCharacters) return { type: "Refused", hindrance: "tooLarge" }
  try {
    const answer = await fetch(`/api${reportPaths.send}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ log }),
      signal: AbortSignal.timeout(longestWait),
    })
    if (!answer.ok) return refusalOf(answer)
    const receipt: unknown = await answer.json()
    return isReceipt(receipt) ? { type: "Kept", receipt } : { type: "Postponed", setback: "unavailable" }
  } catch {
    return { type: "Postponed", setback: "unreachable" }
  }
}
