import type { Profile } from "@skorpe/core/domain/account"
import { Building2, ChevronRight } from "lucide-react"
import { Button } from "../../../kit/Button.tsx"
import { panelTexts } from "../../../overlays/texts.ts"
import { Link } from "../../../shop/Link.tsx"
import { useShop } from "../../../shop/shopContext.ts"
import { useTexts } from "../../../texts/DictionaryContext.tsx"
import styles from "./Companies.module.css"
import { companiesTexts } from "./texts.ts"

/**
 * The companies that the customer belongs to, also those that they may not order for now, and a link to register
 * another (SPEC §6).
 */
export const Companies = ({ user }: { readonly user: Profile }) => {
  const t = useTexts(companiesTexts)
  const say = useTexts(panelTexts)
  const { send } = useShop()
  const companies = user.organisations
  return (
    <section className={styles.companies} aria-labelledby="companies">
      <h2 id="companies">{t("title")}</h2>
      {companies.length === 0 && <p>{t("none")}</p>}
      {companies.length > 0 && (
        <ul className={styles.list}>
          {companies.map(({ organisationId, isActive, name }) => (
            <li key={organisationId}>
              <Link to={{ _tag: "Organisation", organisationId }} className={styles.company}>
                <Building2 size={24} aria-hidden /> <bdi>{name ?? say("myCompany")}</bdi>
                {!isActive && <span className={styles.off}>{t("off")}</span>}
                <ChevronRight size={24} aria-hidden className={styles.on} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Button look="calm" onClick={() => send({ type: "ModalOpened", modal: { _tag: "SignUpOrganisation" } })}>
        {t("signUp")}
      </Button>
    </section>
  )
}
