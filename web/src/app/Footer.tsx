import { wallClock } from "@skorpe/core/domain/time"
import { ConsentOpener } from "../consent/ConsentOpener.tsx"
import { useTexts } from "../texts/DictionaryContext.tsx"
import styles from "./Footer.module.css"
import { LanguageSwitch } from "../shop/LanguageSwitch.tsx"
import { Link } from "../shop/Link.tsx"
import { ReportOpener } from "../report/ReportOpener.tsx"
import { useShop, useTime } from "../shop/shopContext.ts"
import { appTexts } from "../shop/texts.ts"

/** The footer of every page: who we are, and a way to report a problem. */
export const Footer = () => {
  const t = useTexts(appTexts)
  const shop = useShop()
  const year = String(wallClock(shop.market.timeZone, useTime()).getFullYear())
  return (
    <footer className={styles.footer} data-web="">
      <div className={styles.inside}>
        <div className={styles.brand}>
          <p className={styles.name}>Skorpe</p>
          <p>{t("claim")}</p>
        </div>
        <nav className={styles.links} aria-label="Skorpe">
          <Link to={{ _tag: "Stores" }}>{t("stores")}</Link>
          <Link to={{ _tag: "Cart" }}>{t("cart")}</Link>
          {pages.map((page) => (
            <Link key={page} to={{ _tag: "Page", page }}>
              {t(page)}
            </Link>
          ))}
          <ConsentOpener className={styles.pressed}>{t("consent")}</ConsentOpener>
          <a href="/docs">{t("apiPage")}</a>
        </nav>
        <section className={styles.trouble} aria-labelledby="something-wrong">
          <h2 id="something-wrong">{t("somethingWrong")}</h2>
          <ReportOpener shop={shop} className={styles.pressed} />
          <p className={styles.hint}>{t("reportHint")}</p>
        </section>
        <Social />
        <LanguageSwitch />
        <p className={styles.copyright}>{t("madeBy", { year })}</p>
      </div>
    </footer>
  )
}

/** Pages linked from the footer in both markets; all others are in the drawer (SPEC §2.3). */
const pages = ["allergens", "terms", "privacy"] as const

/** Each network's name; in lower case it is its site and its logo, in a file that the first view does not load. */
const networks = ["Facebook", "Instagram", "TikTok"] as const

/** Links to social media; LinkedIn in one market only (SPEC §2.3). */
const Social = () => {
  const t = useTexts(appTexts)
  const { market } = useShop()
  const shown = market.linkedIn ? [...networks, "LinkedIn"] : networks
  return (
    <ul className={styles.social} aria-label={t("follow")}>
      {shown.map((name) => (
        <li key={name}>
          <a href={`https://www.${name.toLowerCase()}.com/`} rel="noreferrer" aria-label={name}>
            <svg width="24" height="24" fill="currentColor" aria-hidden>
              <use href={`/social.svg#${name.toLowerCase()}`} />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  )
}
