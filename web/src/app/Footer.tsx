import { useTexts } from "../texts/DictionaryContext.tsx"
import styles from "./Footer.module.css"
import { Link } from "./Link.tsx"
import { LogDownload } from "./LogDownload.tsx"
import { useTime } from "./shopContext.ts"
import { appTexts } from "./texts.ts"

/** The end of every page: who we are, and a corner for developers. */
export const Footer = () => {
  const t = useTexts(appTexts)
  const year = String(new Date(useTime()).getUTCFullYear())
  return (
    <footer className={styles.footer}>
      <div className={styles.inside}>
        <div className={styles.brand}>
          <p className={styles.name}>Skorpe</p>
          <p>{t("claim")}</p>
        </div>
        <nav className={styles.links} aria-label="Skorpe">
          <Link to={{ _tag: "Stores" }}>{t("stores")}</Link>
          <Link to={{ _tag: "Cart" }}>{t("cart")}</Link>
        </nav>
        <section className={styles.developers} aria-labelledby="for-developers">
          <h2 id="for-developers">{t("forDevelopers")}</h2>
          <LogDownload />
          <a href="/docs">{t("apiPage")}</a>
        </section>
        <p className={styles.copyright}>{t("madeBy", { year })}</p>
      </div>
    </footer>
  )
}
