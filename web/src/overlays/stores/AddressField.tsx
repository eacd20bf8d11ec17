// No tag is a combobox with suggestions of one's own, and its keys are the field's (ARIA 1.2).
// oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
import type { KeyboardEvent } from "react"
import type { Address } from "@skorpe/core/address"
import { OutOfReach } from "../../app/OutOfReach.tsx"
import { useShop, useView } from "../../app/shopContext.ts"
import { FindField } from "../../kit/FindField.tsx"
import { ProblemWords } from "../../app/ProblemWords.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import styles from "./AddressFinder.module.css"
import { findingTexts } from "./texts.ts"

const optionId = (index: number): string => `address-${index}`

const pointings = { ArrowDown: "next", ArrowUp: "previous" } as const

/** The address field with what it suggests: a combobox whose list stands beneath it (ARIA 1.2); the focus stays in the field. */
export const AddressField = () => {
  const t = useTexts(findingTexts)
  const { send } = useShop()
  const { query, suggestions, pointed, address } = useView("finder")
  const isOpen = address === null && suggestions.length > 0
  const press = (event: KeyboardEvent) => {
    const { key } = event
    if (key === "ArrowDown" || key === "ArrowUp") send({ type: "SuggestionPointed", to: pointings[key] })
    else if ((key === "Home" || key === "End") && pointed !== null)
      send({ type: "SuggestionPointed", to: key === "Home" ? "first" : "last" })
    else if (key === "Enter" && isOpen) send({ type: "AddressPicked", index: null })
    else if (key === "Escape" && pointed !== null) {
      // Once for the list; once more is for the panel.
      event.stopPropagation()
      send({ type: "SuggestionPointed", to: "none" })
    } else return
    event.preventDefault()
  }
  return (
    <div className={styles.search}>
      <FindField
        id="address"
        label={t("address")}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls="address-list"
        {...(isOpen && pointed !== null ? { "aria-activedescendant": optionId(pointed) } : {})}
        placeholder={t("addressHint")}
        autoComplete="street-address"
        enterKeyHint="search"
        maxLength={200}
        value={query}
        onKeyDown={press}
        onText={(text) => send({ type: "AddressTyped", query: text })}
      />
      <ul id="address-list" role="listbox" aria-label={t("addresses")} className={styles.suggestions} hidden={!isOpen}>
        {isOpen &&
          suggestions.map((one, index) => (
            <Suggestion key={one.id} address={one} index={index} isPointed={index === pointed} />
          ))}
      </ul>
      <SearchNews />
    </div>
  )
}

interface SuggestionProps {
  readonly address: Address
  readonly index: number
  readonly isPointed: boolean
}

/** Keys point from the field, so an option itself takes only the press of a finger or a mouse. */
const Suggestion = ({ address, index, isPointed }: SuggestionProps) => {
  const { send } = useShop()
  return (
    <li
      id={optionId(index)}
      role="option"
      aria-selected={isPointed}
      className={styles.suggestion}
      ref={(option) => {
        if (isPointed) option?.scrollIntoView({ block: "nearest" })
      }}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => send({ type: "AddressPicked", index })}
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

/** How the search goes, for eyes and ears. */
const SearchNews = () => {
  const t = useTexts(findingTexts)
  const { step, suggestions } = useView("finder")
  const isNothing = step === "found" && suggestions.length === 0
  return (
    <>
      <output className={isNothing ? "" : "sr-only"}>
        {step === "searching" && t("searching")}
        {step === "found" && suggestions.length > 0 && t("found", { count: suggestions.length })}
        {isNothing && <ProblemWords code={3019} />}
      </output>
      {step === "failed" && <OutOfReach words={t("searchFailed")} />}
    </>
  )
}
