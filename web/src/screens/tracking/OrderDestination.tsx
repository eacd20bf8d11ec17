import type { Destination } from "@skorpe/core/domain/order"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { trackingTexts } from "./texts.ts"
import styles from "./TrackingScreen.module.css"

interface OrderDestinationProps {
  readonly destination: Destination
  /** Whether the customer pays on delivery. */
  readonly isPaidThere: boolean
}

/** The place of delivery: the door with the customer's own directions, or the hotspot with their answers. */
export const OrderDestination = ({ destination, isPaidThere }: OrderDestinationProps) => {
  const t = useTexts(trackingTexts)
  return (
    <section className={styles.destination} aria-labelledby="destination">
      <h2 id="destination">{t("broughtTo")}</h2>
      {destination._tag === "Door" ? (
        <>
          <p>
            {destination.street}, {destination.postalCode} {destination.city}
          </p>
          {destination.deliveryDescription !== "" && (
            <p className={styles.soft}>{t("directions", { text: destination.deliveryDescription })}</p>
          )}
          {destination.contactless && (
            <p className={styles.soft}>{t(isPaidThere ? "contactlessUnpaid" : "contactless")}</p>
          )}
        </>
      ) : (
        <>
          <p>{destination.name}</p>
          {destination.answers.map(({ label, answer }) => (
            <p key={label} className={styles.soft}>
              {label}: {answer}
            </p>
          ))}
        </>
      )}
    </section>
  )
}
