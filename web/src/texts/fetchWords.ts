import type { Language } from "@skorpe/core/domain/language"
import { edition } from "virtual:skorpe-edition"
import type { Words } from "./dictionary.ts"
import { keepTrying } from "./keepTrying.ts"

/** Timeout of one request, in ms. */
const timeout = 20_000

/** Fetches all texts of a language in one request; rejects after 5 retries (SPEC §9, DECISIONS §16). */
export const fetchWords = (language: Language): Promise<Words> =>
  keepTrying(async () => {
    const address = `/locales/${language}/all.json?w=${edition}`
    const answer = await fetch(address, { signal: AbortSignal.timeout(timeout) })
    if (answer.ok) return (await answer.json()) as Words
    throw new Error(`${address} answered ${answer.status}`)
  })
