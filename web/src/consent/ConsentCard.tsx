import { useEffect, useId, useRef } from "react"
import { Link } from "../shop/Link.tsx"
import { useShop, useView } from "../shop/shopContext.ts"
import { Button } from "../kit/Button.tsx"
import { Switch } from "../kit/Switch.tsx"
import { useTexts } from "../texts/DictionaryContext.tsx"
import styles from "./ConsentCard.module.css"
import { consentSection } from "./consentSection.ts"
import { consentTexts } from "./texts.ts"

/** The consent banner: declining is as easy as accepting (SPEC §3, consent). */
export const ConsentCard = ({ isChoosing }: { readonly isChoosing: boolean }) => {
  const t = useTexts(consentTexts)
  const { send } = useShop()
  const { screen } = useView("route")
  const heading = useId()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isChoosing) title.current?.focus({ preventScroll: true })
  }, [isChoosing])
  const leave = () => document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true })
  const answer = (isAllowed: boolean) => {
    send({ type: "ConsentChosen", choice: { statistics: isAllowed, marketing: isAllowed } })
    leave()
  }
  return (
    <section className={styles.card} aria-labelledby={heading} data-screen={screen._tag} data-testid="consent">
      <h2 id={heading} ref={title} tabIndex={-1} className={styles.title}>
        {t("title")}
      </h2>
      {isChoosing ? (
        <Purposes leave={leave} />
      ) : (
        <>
          <p>{t("ask")}</p>
          <div className={styles.answers}>
            <Button look="calm" onClick={() => answer(false)}>
              {t("no")}
            </Button>
            <Button look="calm" onClick={() => answer(true)}>
              {t("yes")}
            </Button>
          </div>
          <p className={styles.more}>
            <button
              type="button"
              className={styles.choose}
              onClick={() => send({ type: "SectionToggled", id: consentSection })}
            >
              {t("choose")}
            </button>
            <PrivacyLink />
          </p>
        </>
      )}
    </section>
  )
}

const PrivacyLink = () => {
  const t = useTexts(consentTexts)
  return <Link to={{ _tag: "Page", page: "privacy" }}>{t("privacy")}</Link>
}

/** A checkbox for each purpose, which applies at once; closing without an answer declines all. */
const Purposes = ({ leave }: { readonly leave: () => void }) => {
  const t = useTexts(consentTexts)
  const { send } = useShop()
  const { isAsked, allowed } = useView("consent")
  const { statistics, marketing } = allowed
  const choose = (choice: { readonly statistics: boolean; readonly marketing: boolean }) =>
    send({ type: "ConsentChosen", choice })
  const finish = () => {
    if (isAsked) choose({ statistics, marketing })
    send({ type: "SectionToggled", id: consentSection })
    leave()
  }
  return (
    <>
      <div className={styles.purposes}>
        <Switch name={t("necessary")} about={t("necessaryText")} isOn />
        <Switch
          name={t("statistics")}
          about={t("statisticsText")}
          isOn={statistics}
          onSwitch={(isOn) => choose({ statistics: isOn, marketing })}
        />
        <Switch
          name={t("marketing")}
          about={t("marketingText")}
          isOn={marketing}
          onSwitch={(isOn) => choose({ statistics, marketing: isOn })}
        />
      </div>
      <div className={styles.answers}>
        <Button look="calm" onClick={finish}>
          {t("done")}
        </Button>
      </div>
      <p className={styles.more}>
        <PrivacyLink />
      </p>
    </>
  )
}
