import { useTexts } from "../../texts/DictionaryContext.tsx"
import type { OpenOrganisation } from "./openOrganisation.ts"
import styles from "./Organisation.module.css"
import { organisationTexts } from "./texts.ts"
import { WayOut } from "./WayOut.tsx"

/** What each role may do, and a button to leave the organisation. */
export const Roles = ({ open: { form, isSaving, fault } }: { readonly open: OpenOrganisation }) => {
  const t = useTexts(organisationTexts)
  return (
    <section className={styles.section} aria-labelledby="roles">
      <h2 id="roles">{t("roles")}</h2>
      <p>{t("membersMay")}</p>
      <p>{t("administratorsMay")}</p>
      <WayOut
        isLeaving={form?._tag === "Leaving"}
        isIdle={form === null && !isSaving}
        isSaving={isSaving}
        fault={fault}
      />
    </section>
  )
}
