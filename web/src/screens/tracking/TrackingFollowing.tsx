import type { TrackingView } from "@skorpe/core/tracking"
import { PageTitle } from "../../kit/PageTitle.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { KitchenNews } from "./KitchenNews.tsx"
import { OrderPicture } from "./OrderPicture.tsx"
import { Receipt } from "./Receipt.tsx"
import { StepList } from "./StepList.tsx"
import { trackingTexts } from "./texts.ts"
import styles from "./TrackingScreen.module.css"

/** An order that is followed: only what the kitchen has reported, when, and how old that is. */
export const TrackingFollowing = ({
  order,
  tracking,
  live,
  heardAt,
}: Extract<TrackingView, { readonly _tag: "Following" }>) => {
  const t = useTexts(trackingTexts)
  const over = tracking.status === "refused" || tracking.status === "cancelled"
  const number = String(order.number)
  return (
    <div className={styles.page}>
      <div className={styles.show} data-over={over}>
        <OrderPicture order={order} tracking={tracking} />
      </div>
      <div className={styles.words}>
        <PageTitle tab={t("title", { number })} className={styles.title}>
          <span className={styles.order}>{t("title", { number })}</span>
          <span className="sr-only">: </span>
          <Headline order={order} tracking={tracking} />
        </PageTitle>
        <output className="sr-only" data-testid="tracking-status">
          <Headline order={order} tracking={tracking} />
        </output>
        <KitchenNews tracking={tracking} live={live} heardAt={heardAt} />
        {!over && <StepList tracking={tracking} />}
        <Receipt order={order} />
      </div>
    </div>
  )
}

const Headline = ({
  order,
  tracking,
}: Pick<Extract<TrackingView, { readonly _tag: "Following" }>, "order" | "tracking">) => {
  const t = useTexts(trackingTexts)
  const { status } = tracking
  if (status === "completed" || status === "refused" || status === "cancelled") return t(status)
  const newest = tracking.steps.at(-1)
  if (newest === undefined) return t("waitingTitle", { store: order.storeName })
  return newest.step === "received" ? t("say_received", { store: order.storeName }) : t(`say_${newest.step}`)
}
