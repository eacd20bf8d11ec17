import { codeRules } from "@skorpe/core/domain/account"
import type { Heard } from "../harness/post.ts"

/** The outcome of a try: the code was accepted, it was refused, or the answer is neither. */
export type Verdict = "good" | "bad" | `odd: ${string}`

/** What is known of a number's newest code. */
export interface Standing {
  readonly text: string
  /** Tries that were certainly compared with it. */
  tries: number
  isSpent: boolean
}

/** Reads the answer to a code, in a login or in the verification of a number. */
export const verdictOf = (isLogin: boolean, heard: Heard | null): Verdict => {
  const told = `${heard?.status} ${heard?.text.match(/"code":(\d+)/)?.[1] ?? ""}`
  // The number has no account: a correct code gets 404 with 3009 and proves the number.
  if (isLogin ? told === "404 3009" : heard !== null && heard.status < 300) return "good"
  return told === (isLogin ? "400 4038" : "401 4038") ? "bad" : `odd: ${told}`
}

const countGood = (verdicts: readonly Verdict[]): number => verdicts.filter((verdict) => verdict === "good").length

const isOpen = ({ isSpent, tries }: Standing): boolean => !isSpent && tries < codeRules.tries

/** Codes that were tried, each with its verdict, and the newest code as it stood before; `null` if none was sent. */
export interface Tries {
  readonly before: Readonly<Standing> | null
  readonly codes: readonly string[]
  readonly verdicts: readonly Verdict[]
  readonly atOnce: boolean
}

/** What is wrong with the verdicts on wrong and correct tries, in parallel or in sequence. */
export const judgeTries = ({ before, codes, verdicts, atOnce }: Tries): readonly string[] => {
  const faults: string[] = []
  const wasOpen = before !== null && isOpen(before)
  const right = codes.filter((code) => code === before?.text).length
  const good = countGood(verdicts)
  for (const verdict of verdicts) if (verdict !== "good" && verdict !== "bad") faults.push(verdict)
  for (const [index, code] of codes.entries()) {
    if (verdicts[index] === "good" && code !== before?.text) faults.push("a wrong or an old code was accepted")
  }
  if (good > 1) faults.push("a code was accepted twice")
  if (good > 0 && !wasOpen) faults.push("a code was accepted that was used, or tried too often")
  if (before === null) return faults
  // A correct one certainly among the first five must be accepted.
  const [position, wrongs] = [codes.indexOf(before.text), codes.length - right]
  const mustBeGood = wasOpen && right > 0 && before.tries + (atOnce ? wrongs : position) < codeRules.tries
  if (mustBeGood && good === 0) faults.push("the correct code was refused")
  const mustBeBad = !wasOpen || (!atOnce && before.tries + position >= codeRules.tries)
  if (mustBeBad && good > 0) faults.push("more than five tries were compared")
  return faults
}

/** What is wrong with the verdicts on the previous code, tried while a new one was sent. */
export const judgeMeanwhile = (before: Readonly<Standing> | null, verdicts: readonly Verdict[]): readonly string[] => {
  const faults: string[] = []
  const good = countGood(verdicts)
  if (good > 1) faults.push("a code was accepted twice")
  if (good > 0 && (before === null || !isOpen(before))) faults.push("a dead code was accepted")
  return faults
}
