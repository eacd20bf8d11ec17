import type { AddressFault } from "@skorpe/core/units/addressBook"
import { Message } from "../../../kit/Message.tsx"
import { useTexts } from "../../../texts/DictionaryContext.tsx"
import { addressesTexts } from "./texts.ts"

/** Why an address was not saved, removed or made the default; announced to screen readers when it appears. */
export const AddressFaultWords = ({ fault }: { readonly fault: AddressFault | null }) => {
  const t = useTexts(addressesTexts)
  return (
    <div role="alert">
      {fault !== null && (
        <Message tone={fault === "unanswered" ? "offline" : "wrong"}>
          <p>{t(fault)}</p>
        </Message>
      )}
    </div>
  )
}
