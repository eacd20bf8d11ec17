import { Building2, Check, Plus, User } from "lucide-react"
import { activeMemberships } from "@skorpe/core/domain/account"
import { organisationOf } from "@skorpe/core/units/session"
import { useShop, useView } from "../../shop/shopContext.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { useCloseOverlay } from "../useCloseOverlay.ts"
import styles from "./AccountPicker.module.css"
import { panelTexts } from "../texts.ts"

/** Chooses the account to order for: the customer's own, or an organisation with an active membership (SPEC §6). */
export const AccountPicker = () => {
  const t = useTexts(panelTexts)
  const { send } = useShop()
  const session = useView("session")
  const closeOverlay = useCloseOverlay()
  if (session._tag !== "LoggedIn") return <p>{t("loggedOut")}</p>
  const chosen = organisationOf(session)
  const active = activeMemberships(session.user)
  const choices = [
    { id: null, name: t("self") },
    ...active.map(({ organisationId, name = t("myCompany") }) => ({ id: organisationId, name })),
  ]
  const choose = (organisationId: string | null) => {
    send({ type: "AccountChosen", organisationId })
    closeOverlay()
  }
  return (
    <div className={styles.picker}>
      <ul className={styles.list}>
        {choices.map(({ id, name }) => (
          <li key={id}>
            <button type="button" className={styles.choice} aria-pressed={id === chosen} onClick={() => choose(id)}>
              {id === null ? <User size={24} aria-hidden /> : <Building2 size={24} aria-hidden />}
              <bdi>{name}</bdi>
              {id === chosen && <Check size={24} aria-hidden className={styles.mark} />}
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={styles.another}
        onClick={() => send({ type: "ModalOpened", modal: { _tag: "SignUpOrganisation" } })}
      >
        <Plus size={24} aria-hidden /> {t("SignUpOrganisation")}
      </button>
    </div>
  )
}
