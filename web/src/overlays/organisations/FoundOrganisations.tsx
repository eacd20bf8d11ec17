import { type OrganisationFound, writeCompanyNumber } from "@skorpe/core/domain/organisation"
import { useShop } from "../../shop/shopContext.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import styles from "./SignUp.module.css"
import { signUpTexts } from "./texts.ts"

interface FoundProps {
  readonly found: readonly OrganisationFound[]
  readonly isLooking: boolean
}

/** Registered companies whose name begins with the typed text; to join one, its administrators must invite. */
export const FoundOrganisations = ({ found, isLooking }: FoundProps) => {
  const t = useTexts(signUpTexts)
  const { market } = useShop()
  return (
    <>
      <output className="sr-only">{isLooking && t("looking")}</output>
      <div aria-live="polite">
        {found.length > 0 && (
          <section className={styles.found} aria-labelledby="found-organisations">
            <h3 id="found-organisations">{t("found")}</h3>
            <ul>
              {found.map(({ name, number }) => (
                <li key={number}>
                  <bdi>{name}</bdi>
                  <span className={styles.number}>{writeCompanyNumber(number, market)}</span>
                </li>
              ))}
            </ul>
            <p className={styles.soft}>{t("foundHelp")}</p>
          </section>
        )}
      </div>
    </>
  )
}
