import type { Hotspot } from "../../store/model.ts"
import { type Refusal, refusals } from "../refusals.ts"
import { fitsPattern } from "./fitsPattern.ts"

/** What is wrong with the answers that a hotspot asks for: one missing (3145), one that does not fit (3146), or both. */
export const judgeHotspotAnswers = (
  hotspot: Hotspot,
  answers: Readonly<Record<string, string>>,
): readonly Refusal[] => {
  const reasons = hotspot.parameters.flatMap(({ key, pattern, required }): Refusal[] => {
    const answer = Object.hasOwn(answers, key) ? (answers[key] ?? "").trim() : ""
    if (answer === "") return required ? [refusals.hotspotMissing] : []
    return fitsPattern(pattern, answer) ? [] : [refusals.hotspotInvalid]
  })
  return [...new Set(reasons)]
}
