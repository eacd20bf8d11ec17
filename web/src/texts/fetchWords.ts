import type { Language } from "@skorpe/core/language"
import { edition } from "virtual:skorpe-edition"
import type { Words } from "./dictionary.ts"

const retries = 5
const firstWait = 350

/** Milliseconds after which a line that took the question and said nothing is given up. */
const longest = 20_000

const pause = (milliseconds: number): Promise<void> => new Promise((resume) => setTimeout(resume, milliseconds))

/** Brings all words of a language by one request, with up to 5 retries from 350 ms, doubling, and none for ever (SPEC §9, DECISIONS §16). */
export const fetchWords = async (language: Language): Promise<Words> => {
  const address = `/locales/${language}/all.json?w=${edition}`
  for (let tried = 0; ; tried += 1) {
    try {
      const answer = await fetch(address, { signal: AbortSignal.timeout(longest) })
      if (answer.ok) return (await answer.json()) as Words
      throw new Error(`${address} answered ${answer.status}`)
    } catch (cause) {
      if (tried === retries) throw cause
      await pause(firstWait * 2 ** tried)
    }
  }
}
