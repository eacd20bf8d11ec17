import type { CheckoutField } from "@skorpe/core/domain/checkout"
import { useView } from "../../shop/shopContext.ts"
import { Message } from "../../kit/Message.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { faultText } from "./faultText.ts"
import { checkoutTexts } from "./texts.ts"

const order: readonly CheckoutField[] = ["firstName", "lastName", "phone", "email", "message"]

/** The list of validation errors, each with a link to its field. */
export const FaultList = () => {
  const t = useTexts(checkoutTexts)
  const { faults } = useView("checkout")
  const shown = order.flatMap((field) => {
    const fault = faults[field]
    return fault === undefined ? [] : [{ field, words: faultText(t, field, fault) }]
  })
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
                  document.querySelector<HTMLElement>(`#${field}`)?.focus()
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
