import { backOff } from "@skorpe/core/domain/connection"
import type { Language } from "@skorpe/core/domain/language"
import { edition } from "virtual:skorpe-edition"
import type { Words } from "./dictionary.ts"

const retries = 5
const waits = { first: 350, longest: 5600 }

/** Timeout of one request, in ms. */
const timeout = 20_000

const pause = (milliseconds: number): Promise<void> => new Promise((resume) => setTimeout(resume, milliseconds))

/**
 * Fetches all texts of a language in one request; rejects after 5 retries, from 350 ms, doubling (SPEC §9, DECISIONS
 * §16).
 */
export const fetchWords = async (language: Language): Promise<Words> => {
  const address = `/locales/${language}/all.json?w=${edition}`
  for (let attempt = 0; ; attempt += 1) {
    try {
      const answer = await fetch(address, { signal: AbortSignal.timeout(timeout) })
      if (answer.ok) return (await answer.json()) as Words
      throw new Error(`${address} answered ${answer.status}`)
    } catch (cause) {
      if (attempt === retries) throw cause
      await pause(backOff(attempt, waits))
    }
  }
}
