import { type FormEvent, type ReactNode, useEffect, useRef } from "react"
import { Button } from "../../../kit/Button.tsx"
import { focusOnceGone } from "../../../kit/focusOnceGone.ts"
import { changeTexts } from "../../../overlays/organisations/change/texts.ts"
import { FaultWords } from "../../../overlays/organisations/change/FaultWords.tsx"
import { useShop } from "../../../shop/shopContext.ts"
import { useTexts } from "../../../texts/DictionaryContext.tsx"
import type { OpenOrganisation } from "../openOrganisation.ts"
import styles from "../Organisation.module.css"

interface ChangeFormProps {
  readonly id: string
  readonly title: string
  readonly open: OpenOrganisation
  /** The submit button's label, and its label while the form is being sent. */
  readonly words: readonly [idle: string, busy: string]
  /** The ids of elements to focus once the form is gone: the first that exists gets the focus. */
  readonly next: readonly string[]
  /** The id of the field that takes the focus instead of the heading. */
  readonly first?: string
  /** Further buttons below it. */
  readonly ways?: ReactNode
  readonly children: ReactNode
}

/** A form on an organisation's page, which takes the focus; its errors and buttons are below it. */
export const ChangeForm = ({ id, title, open, words, next, first, ways, children }: ChangeFormProps) => {
  const { isSaving, fault } = open
  const change = useTexts(changeTexts)
  const { send } = useShop()
  const heading = useRef<HTMLHeadingElement>(null)
  const after = next.join(" ")
  useEffect(() => {
    const field = first === undefined ? null : document.getElementById(first)
    ;(field ?? heading.current)?.focus()
    return () => focusOnceGone(...after.split(" "))
  }, [first, after])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isSaving) send({ type: "OrganisationFormSubmitted" })
  }
  return (
    <form className={styles.form} aria-labelledby={id} aria-busy={isSaving} noValidate onSubmit={submit}>
      <h3 id={id} ref={heading} tabIndex={-1}>
        {title}
      </h3>
      {children}
      <FaultWords fault={fault} />
      <p className={styles.ways}>
        <Button type="submit" aria-disabled={isSaving}>
          {words[isSaving ? 1 : 0]}
        </Button>
        <Button
          look="calm"
          aria-disabled={isSaving}
          onClick={() => isSaving || send({ type: "OrganisationFormClosed" })}
        >
          {change("cancel")}
        </Button>
        {ways}
      </p>
    </form>
  )
}
