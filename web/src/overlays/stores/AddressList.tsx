// No HTML element is a combobox with custom suggestions; all its keys are handled on the field (ARIA 1.2).
// oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
import type { Address } from "@skorpe/core/domain/address"
import { OutOfReach } from "../../shop/OutOfReach.tsx"
import { useShop, useView } from "../../shop/shopContext.ts"
import { ProblemWords } from "../../shop/ProblemWords.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import styles from "./AddressFinder.module.css"
import { AnotherAddress, OtherWays } from "./OtherWays.tsx"
import { findingTexts } from "./texts.ts"

interface AddressListProps {
  /** The id of the field; the list and its options have ids that begin with it. */
  readonly field: string
  /** Whether the page has the links to the stores beside the field already. */
  readonly isBesideWays?: boolean
  /** Called when an address is picked. */
  readonly onPicked?: () => void
}

/** The suggestions for a typed address, the state of the search, and alternatives when it finds nothing. */
export const AddressList = ({ field, isBesideWays = false, onPicked }: AddressListProps) => {
  const t = useTexts(findingTexts)
  const { suggestions, pointed, address } = useView("finder")
  const isOpen = address === null && suggestions.length > 0
  return (
    <>
      <ul
        id={`${field}-list`}
        role="listbox"
        aria-label={t("addresses")}
        className={styles.suggestions}
        hidden={!isOpen}
      >
        {isOpen &&
          suggestions.map((one, index) => (
            <Suggestion
              key={one.id}
              id={`${field}-${index}`}
              address={one}
              index={index}
              isPointed={index === pointed}
              {...(onPicked ? { onPicked } : {})}
            />
          ))}
      </ul>
      <SearchNews field={field} isBesideWays={isBesideWays} />
    </>
  )
}

interface SuggestionProps {
  readonly id: string
  readonly address: Address
  readonly index: number
  readonly isPointed: boolean
  readonly onPicked?: () => void
}

/** An option of the listbox. It handles pointers only, because the keys are handled on the field. */
const Suggestion = ({ id, address, index, isPointed, onPicked }: SuggestionProps) => {
  const { send } = useShop()
  return (
    <li
      id={id}
      role="option"
      aria-selected={isPointed}
      className={styles.suggestion}
      ref={(option) => {
        if (isPointed) option?.scrollIntoView({ block: "nearest" })
      }}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => {
        send({ type: "AddressPicked", index })
        onPicked?.()
      }}
    >
      <span className={styles.street}>
        {address.street} {address.number}
      </span>
      <span className={styles.soft}>
        {address.postalCode} {address.city}
      </span>
    </li>
  )
}

/** Live region with the state of the search. */
const SearchNews = ({ field, isBesideWays }: { readonly field: string; readonly isBesideWays: boolean }) => {
  const t = useTexts(findingTexts)
  const { step, suggestions } = useView("finder")
  const isNothing = step === "found" && suggestions.length === 0
  // While suggestions are shown, the next ones replace them without a visible loading message.
  const isAwaited = step === "searching" && suggestions.length === 0
  return (
    <>
      <output className={isAwaited ? styles.awaited : isNothing ? "" : "sr-only"}>
        {step === "searching" && t("searching")}
        {step === "found" && suggestions.length > 0 && t("found", { count: suggestions.length })}
        {isNothing && <ProblemWords code={3019} />}
      </output>
      {isNothing && (isBesideWays ? <AnotherAddress field={field} /> : <OtherWays field={field} />)}
      {step === "failed" && <OutOfReach words={t("searchFailed")} />}
    </>
  )
}
