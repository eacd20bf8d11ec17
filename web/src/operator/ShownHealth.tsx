import { type Concern, describeConcern, findConcerns, type ShopHealth } from "@skorpe/core/domain/operator"
import { Message } from "../kit/Message.tsx"
import { HealthEverywherePart } from "./HealthEverywherePart.tsx"
import { HealthHerePart } from "./HealthHerePart.tsx"
import styles from "./OperatorPage.module.css"

const sumUp = (concerns: number): string => {
  if (concerns === 0) return "Nothing needs a look"
  return concerns === 1 ? "One thing needs a look" : `${concerns} things need a look`
}

const Concerns = ({ concerns }: { readonly concerns: readonly Concern[] }) => (
  <Message tone={concerns.length === 0 ? "good" : "wrong"}>
    {/* Only the number is announced: a sentence's own figures change with each reading. */}
    <h2 aria-live="polite">{sumUp(concerns.length)}</h2>
    {concerns.length > 0 && (
      <ul className={styles.concerns}>
        {concerns.map(describeConcern).map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    )}
  </Message>
)

interface ShownHealthProps {
  readonly health: ShopHealth
  /** Whether the newest reading has failed. */
  readonly isOld: boolean
}

/** The shop's health: what needs a look, and then the figures. Old figures do not say that all is well. */
export const ShownHealth = ({ health, isOld }: ShownHealthProps) => {
  const concerns = findConcerns(health)
  return (
    <div className={styles.shown} data-old={isOld || undefined}>
      {!(isOld && concerns.length === 0) && <Concerns concerns={concerns} />}
      <div className={styles.panels}>
        {health.everywhere !== null && (
          <HealthEverywherePart everywhere={health.everywhere} concerns={concerns} at={health.at} />
        )}
        <HealthHerePart here={health.here} concerns={concerns} at={health.at} />
      </div>
    </div>
  )
}
