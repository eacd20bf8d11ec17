import type { CheckoutField } from "@skorpe/core/domain/checkout"
import { useView } from "../../shop/shopContext.ts"
import { useFormat } from "../../shop/useFormat.ts"
import { Message } from "../../kit/Message.tsx"
import { findingTexts } from "../../overlays/stores/texts.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { faultText } from "./faultText.ts"
import { checkoutTexts } from "./texts.ts"
import { useCartStore } from "./way/useCartStore.ts"

const order: readonly CheckoutField[] = ["firstName", "lastName", "phone", "email", "message"]

interface ListedFault {
  /** The id of its field. */
  readonly field: string
  readonly words: string
}

const useContactFaults = (): readonly ListedFault[] => {
  const t = useTexts(checkoutTexts)
  const { faults } = useView("checkout")
  const isCollected = useView("cart").shipping.method === "carryout"
  const nameOf = (field: CheckoutField) => t(field === "message" && !isCollected ? "messageDriver" : field)
  return order.flatMap((field) => {
    const fault = faults[field]
    if (fault === undefined) return []
    const words = faultText(t, field, fault)
    // Away from its field, only this message does not name the field.
    return [{ field, words: fault === "tooLong" ? `${nameOf(field)}: ${words}` : words }]
  })
}

/** The hotspot's questions with a missing or invalid answer, which block the order. */
const useHotspotFaults = (): readonly ListedFault[] => {
  const t = useTexts(findingTexts)
  const { words } = useFormat()
  const { blocks } = useView("checkout")
  const { hotspot: chosen } = useView("cart").shipping
  const hotspot = useCartStore()?.hotspots.find(({ id }) => id === chosen?.id)
  const block = blocks.find(({ _tag }) => _tag === "HotspotAnswers")
  if (block?._tag !== "HotspotAnswers" || hotspot === undefined) return []
  return hotspot.parameters.flatMap(({ key, label }) => {
    const fault = block.faults[key]
    return fault === undefined ? [] : [{ field: `hotspot-${key}`, words: `${words(label)}: ${t(fault)}` }]
  })
}

/** The list of validation errors, each with a link to its field. */
export const FaultList = () => {
  const t = useTexts(checkoutTexts)
  const shown = [...useContactFaults(), ...useHotspotFaults()]
  if (shown.length === 0) return null
  return (
    <div tabIndex={-1} data-faults>
      <Message tone="wrong">
        <p>{t("faults", { count: shown.length })}</p>
        <ul>
          {shown.map(({ field, words }) => (
            <li key={field}>
              <a
                href={`#${field}`}
                onClick={(event) => {
                  event.preventDefault()
                  document.querySelector<HTMLElement>(`#${CSS.escape(field)}`)?.focus()
                }}
              >
                {words}
              </a>
            </li>
          ))}
        </ul>
      </Message>
    </div>
  )
}
