import {
  describeConcern,
  describeHealthFault,
  findConcerns,
  type HealthFault,
  lockedWatch,
  type ShopHealth,
  watchHealth,
} from "@skorpe/core/domain/operator"
import { type FormEvent, useEffect, useLayoutEffect, useReducer, useRef } from "react"
import { Button } from "../kit/Button.tsx"
import { Field } from "../kit/Field.tsx"
import { Message } from "../kit/Message.tsx"
import { HealthEverywherePart } from "./HealthEverywherePart.tsx"
import { HealthHerePart } from "./HealthHerePart.tsx"
import styles from "./OperatorPage.module.css"
import { pollHealth } from "./pollHealth.ts"
import { readHealth } from "./readHealth.ts"

interface OperatorPageProps {
  readonly market: string
  readonly timeZone: string
  /** The staff key that the browser keeps; `null` without one. */
  readonly keptKey: string | null
  /** Called with a key that the server has accepted, and with `null` when the key must be forgotten. */
  readonly onKey: (key: string | null) => void
}

const KeyForm = ({ fault, onKey }: { readonly fault: string | undefined; readonly onKey: (key: string) => void }) => {
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const key = new FormData(event.currentTarget).get("operator-key")
    if (typeof key === "string" && key.trim() !== "") onKey(key.trim())
  }
  return (
    <form className={styles.gate} onSubmit={submit}>
      <Field
        id="operator-key"
        label="Staff key"
        hint="The same key as for the kitchen’s page. It stays in this tab."
        fault={fault}
        input={{ type: "password", autoComplete: "off", required: true, enterKeyHint: "go" }}
      />
      <Button type="submit">Show the health</Button>
    </form>
  )
}

const Concerns = ({ health }: { readonly health: ShopHealth }) => {
  const concerns = findConcerns(health)
  return (
    <div aria-live="polite">
      {concerns.length === 0 ? (
        <Message tone="good">
          <p>Nothing needs a look.</p>
        </Message>
      ) : (
        <Message tone="wrong">
          <h2>{concerns.length === 1 ? "One thing needs a look" : `${concerns.length} things need a look`}</h2>
          <ul className={styles.concerns}>
            {concerns.map(describeConcern).map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </Message>
      )}
    </div>
  )
}

interface ShownHealthProps {
  readonly health: ShopHealth
  readonly fault: HealthFault | null
  /** When the health was read, as a clock shows it. */
  readonly time: string
}

const ShownHealth = ({ health, fault, time }: ShownHealthProps) => {
  const concerns = findConcerns(health)
  return (
    <>
      {fault !== null && (
        <div role="alert">
          <Message tone="offline">
            <p>
              {describeHealthFault(fault)} The page asks again; its figures are those of {time}.
            </p>
          </Message>
        </div>
      )}
      <Concerns health={health} />
      <div className={styles.panels} data-old={fault !== null || undefined}>
        {health.everywhere !== null && (
          <HealthEverywherePart everywhere={health.everywhere} concerns={concerns} at={health.at} />
        )}
        <HealthHerePart here={health.here} concerns={concerns} at={health.at} />
      </div>
    </>
  )
}

/** The operator's page: the running shop's health, read again every ten seconds, with what needs a look first. */
export const OperatorPage = ({ market, timeZone, keptKey, onKey }: OperatorPageProps) => {
  const [watch, send] = useReducer(watchHealth, keptKey, (key) =>
    key === null ? lockedWatch : watchHealth(lockedWatch, { type: "KeyGiven", key }),
  )
  const access = watch._tag === "Locked" ? null : watch.access
  useEffect(
    () => (access === null ? undefined : pollHealth((signal) => readHealth(access.key, signal), send)),
    [access],
  )
  const accepted = watch._tag === "Watching" ? watch.access.key : null
  const kept = useRef(keptKey)
  useEffect(() => {
    if (accepted === null || accepted === kept.current) return
    kept.current = accepted
    onKey(accepted)
  }, [accepted, onKey])
  const heading = useRef<HTMLHeadingElement>(null)
  const isWatching = watch._tag === "Watching"
  // The form that had the focus is gone.
  useEffect(() => {
    if (isWatching && document.activeElement === document.body) heading.current?.focus()
  }, [isWatching])
  const count = watch._tag === "Watching" ? findConcerns(watch.health).length : 0
  const title = `${count === 0 ? "" : `(${count}) `}Health · Skorpe`
  useLayoutEffect(() => {
    document.title = title
  }, [title])
  const time =
    watch._tag === "Watching"
      ? new Intl.DateTimeFormat("en-GB", { timeStyle: "medium", timeZone }).format(watch.health.at)
      : ""
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          Health
        </h1>
        <p className={styles.quiet}>
          {watch._tag === "Watching" ? `Market ${market} · ${time}, ${timeZone}` : `Market ${market}`}
        </p>
        {watch._tag !== "Locked" && (
          <Button
            look="quiet"
            onClick={() => {
              kept.current = null
              onKey(null)
              send({ type: "KeyForgotten" })
            }}
          >
            Forget the key
          </Button>
        )}
      </header>
      {watch._tag === "Watching" ? (
        <ShownHealth health={watch.health} fault={watch.fault} time={time} />
      ) : (
        <>
          <KeyForm
            fault={watch.fault === null ? undefined : describeHealthFault(watch.fault)}
            onKey={(key) => send({ type: "KeyGiven", key })}
          />
          <output className={styles.quiet}>{watch._tag === "Opening" ? "Reading the health…" : ""}</output>
        </>
      )}
    </main>
  )
}
