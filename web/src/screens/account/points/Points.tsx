import type { Profile } from "@skorpe/core/domain/account"
import { balanceOf } from "@skorpe/core/domain/loyalty"
import { useEffect } from "react"
import { Button } from "../../../kit/Button.tsx"
import { focusOnceGone } from "../../../kit/focusOnceGone.ts"
import { Progress } from "../../../kit/Progress.tsx"
import shortPage from "../../../kit/ShortPage.module.css"
import { Link } from "../../../shop/Link.tsx"
import { useShop, useView } from "../../../shop/shopContext.ts"
import { useFormat } from "../../../shop/useFormat.ts"
import { useTexts } from "../../../texts/DictionaryContext.tsx"
import styles from "./Points.module.css"
import { PointsHistory } from "./PointsHistory.tsx"
import { pointsTexts } from "./texts.ts"

/** The customer's points, the progress to the next reward, and a link to deals and discounts (DECISIONS §9). */
export const Points = ({ user }: { readonly user: Profile }) => {
  const t = useTexts(pointsTexts)
  const { send } = useShop()
  return (
    <section className={styles.points} aria-labelledby="points">
      <h2 id="points" tabIndex={-1}>
        {t("title")}
      </h2>
      <Balance user={user} />
      <p className={shortPage.ways}>
        <Button look="calm" onClick={() => send({ type: "ModalOpened", modal: { _tag: "Deals" } })}>
          {t("deals")}
        </Button>
        <Button look="calm" onClick={() => send({ type: "ModalOpened", modal: { _tag: "RecruitFriend" } })}>
          {t("recruit")}
        </Button>
      </p>
    </section>
  )
}

const Balance = ({ user }: { readonly user: Profile }) => {
  const t = useTexts(pointsTexts)
  const { market } = useShop()
  const { money } = useFormat()
  const balance = balanceOf(market.loyalty, user.loyalty)
  switch (balance._tag) {
    case "NoProgramme":
      return null
    case "NotEarning":
      return (
        <div className={styles.balance}>
          <p>
            {t("notEarning")} <Link to={{ _tag: "Page", page: "membership" }}>{t("terms")}</Link>
          </p>
          <Accept />
        </div>
      )
    case "Earning": {
      const { points, rewardPoints, missing } = balance
      const reward = money(balance.reward)
      return (
        <>
          <div className={styles.balance}>
            <p className={styles.sum}>{t("points", { count: points })}</p>
            <Progress value={Math.min(points, rewardPoints)} max={rewardPoints} labelledBy="points-left" />
            <p id="points-left">{missing === 0 ? t("enough", { reward }) : t("missing", { count: missing, reward })}</p>
          </div>
          <PointsHistory />
        </>
      )
    }
  }
}

/** Accepts the terms: from then on points are collected. */
const Accept = () => {
  const t = useTexts(pointsTexts)
  const { send } = useShop()
  const { isSaving, wanted } = useView("agreements")
  useEffect(() => () => focusOnceGone("points"), [])
  return (
    <Button
      aria-disabled={isSaving}
      onClick={() => !isSaving && send({ type: "AgreementChosen", agreement: "loyaltyTerms", given: true })}
    >
      {t(wanted.loyaltyTerms === true ? "accepting" : "accept")}
    </Button>
  )
}
