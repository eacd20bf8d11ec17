import { isPaidAtHandOver } from "@skorpe/core/domain/order"
import type { TrackingView } from "@skorpe/core/units/tracking"
import { AgainButton } from "../../cart/again/AgainButton.tsx"
import { Message } from "../../kit/Message.tsx"
import { PageTitle } from "../../kit/PageTitle.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { Headline } from "./Headline.tsx"
import { KitchenNews } from "./KitchenNews.tsx"
import { OrderDestination } from "./OrderDestination.tsx"
import { OrderPicture } from "./OrderPicture.tsx"
import { OrderStore } from "./OrderStore.tsx"
import { OtherDevice } from "./OtherDevice.tsx"
import { Receipt } from "./Receipt.tsx"
import { StepList } from "./StepList.tsx"
import { TellMe } from "./TellMe.tsx"
import { trackingTexts } from "./texts.ts"
import styles from "./TrackingScreen.module.css"
import { useWithdrawnWords } from "./useWithdrawnWords.ts"

/** A tracked order: only what the kitchen has reported, with times, and how current it is. */
export const TrackingFollowing = ({
  order,
  tracking,
  live,
  heardAt,
}: Extract<TrackingView, { readonly _tag: "Following" }>) => {
  const t = useTexts(trackingTexts)
  const over = tracking.status === "refused" || tracking.status === "cancelled"
  const number = String(order.number)
  const withdrawn = useWithdrawnWords(order, tracking)
  return (
    <div className={styles.page}>
      <div className={styles.show} data-over={over}>
        <OrderPicture order={order} tracking={tracking} />
      </div>
      <div className={styles.words}>
        <PageTitle tab={t("title", { number })} className={styles.title}>
          <span className={styles.order}>{t("title", { number })}</span>
          <span className="sr-only">: </span>
          <Headline store={order.storeName} tracking={tracking} />
        </PageTitle>
        <output className="sr-only" data-testid="tracking-status">
          <Headline store={order.storeName} tracking={tracking} />
          {withdrawn !== null && ` ${withdrawn}`}
        </output>
        <KitchenNews order={order} tracking={tracking} live={live} heardAt={heardAt} />
        {withdrawn !== null && <Message tone="wrong">{withdrawn}</Message>}
        {!over && tracking.status !== "awaitingPayment" && <StepList tracking={tracking} />}
        <TellMe tracking={tracking} />
        {tracking.status === "completed" && (
          <p>
            <AgainButton order={order} />
          </p>
        )}
        {order.destination && (
          <OrderDestination
            destination={order.destination}
            isPaidThere={isPaidAtHandOver(order.paymentType, tracking)}
          />
        )}
        <OrderStore order={order} />
        <Receipt order={order} tracking={tracking} />
        <OtherDevice orderId={order.orderId} />
      </div>
    </div>
  )
}
