import { mayBeStaffKey, reportPaths, staffKeyHeader } from "@skorpe/core/api"

/** The log of a problem report, or why it could not be fetched. */
export type FetchedReport =
  | { readonly _tag: "Log"; readonly file: string; readonly text: string }
  | { readonly _tag: "NoLog"; readonly why: string }

/** The timeout in ms. */
const longestWait = 60_000

const refusalOf = (status: number, reference: string): string => {
  if (status === 401) return "The server does not accept this staff key."
  if (status === 404) return `No report has the reference ${reference}.`
  return `The server answers with ${status}.`
}

/** Fetches a report's log from the shop's own server, with the staff key. Never rejects. */
export const fetchReport = async (typed: string, key: string): Promise<FetchedReport> => {
  const refused = (why: string): FetchedReport => ({ _tag: "NoLog", why })
  // The server also accepts it in lower case, with spaces, and without its dash.
  const reference = typed.trim().toUpperCase()
  if (!/^[\w\s-]{8,40}$/.test(reference)) {
    return refused("A reference has eight letters and digits, such as K7MP-3XWD.")
  }
  if (!mayBeStaffKey(key)) return refused("The server does not accept this staff key.")
  try {
    const answer = await fetch(`/api${reportPaths.read.replace(":reference", encodeURIComponent(reference))}`, {
      headers: { [staffKeyHeader]: key },
      signal: AbortSignal.timeout(longestWait),
    })
    if (!answer.ok) return refused(refusalOf(answer.status, reference))
    return { _tag: "Log", file: `${reference.replaceAll(/\s/g, "")}.jsonl`, text: await answer.text() }
  } catch {
    return refused("The server does not answer.")
  }
}
