import type { Language } from "../../language/model.ts"
import { localise } from "../../language/rules/localise.ts"
import type { Store } from "../../store/model.ts"
import type { KitchenHotspot } from "../kitchenOrder.ts"
import type { Recipient } from "../recipient.ts"

/**
 * The hotspot of an order with its answers, in the order of the store's questions, and then those to questions that it
 * no longer asks; `null` without one.
 */
export const describeHotspot = (
  { hotspotId, answers }: Pick<Recipient, "hotspotId" | "answers">,
  store: Pick<Store, "hotspots"> | null,
  language: Language,
): KitchenHotspot | null => {
  if (hotspotId === null) return null
  const known = store?.hotspots.find(({ id }) => id === hotspotId)
  const labels = new Map(known?.parameters.map(({ key, label }) => [key, localise(label, language)]))
  const keys = [...new Set([...labels.keys(), ...Object.keys(answers)])].filter((key) => answers[key] !== undefined)
  return {
    id: hotspotId,
    name: known?.name ?? hotspotId,
    address: known?.address ?? null,
    answers: keys.map((key) => ({ label: labels.get(key) ?? key, answer: answers[key] ?? "" })),
  }
}
