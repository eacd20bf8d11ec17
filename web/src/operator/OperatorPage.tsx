import {
  describeHealthFault,
  findConcerns,
  type HealthWatch,
  lockedWatch,
  watchHealth,
} from "@skorpe/core/domain/operator"
import { type FormEvent, useEffect, useLayoutEffect, useReducer, useRef } from "react"
import { Button } from "../kit/Button.tsx"
import { Field } from "../kit/Field.tsx"
import { Message } from "../kit/Message.tsx"
import styles from "./OperatorPage.module.css"
import { pollHealth } from "./pollHealth.ts"
import { readHealth } from "./readHealth.ts"
import { ShownHealth } from "./ShownHealth.tsx"

interface OperatorPageProps {
  readonly market: string
  readonly timeZone: string
  /** The staff key that this tab keeps; `null` without one. */
  readonly keptKey: string | null
  /** Called with a key that the server has accepted, and with `null` when none may be kept. */
  readonly onKey: (key: string | null) => void
}

const KeyForm = ({ fault, onKey }: { readonly fault: string | undefined; readonly onKey: (key: string) => void }) => {
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const key = new FormData(event.currentTarget).get("operator-key")
    onKey(typeof key === "string" ? key.trim() : "")
  }
  return (
    <form className={styles.gate} onSubmit={submit}>
      {/* It is all that the page asks, and with the focus a screen reader reads what is wrong with the last key. */}
      <Field
        id="operator-key"
        label="Staff key"
        hint="That of the kitchen’s page: STAFF_KEY, or the file staff-key in the server’s data folder. It stays in this tab."
        fault={fault}
        input={{ type: "password", autoComplete: "off", autoFocus: true, required: true, enterKeyHint: "go" }}
      />
      <Button type="submit">Show the health</Button>
    </form>
  )
}

/** A tab in the background shows that something needs a look, or that the figures are old. */
const titleOf = (watch: HealthWatch): string => {
  const concerns = watch._tag === "Watching" ? findConcerns(watch.health).length : 0
  const mark = watch.fault !== null ? "(!) " : concerns > 0 ? `(${concerns}) ` : ""
  return `${mark}Health · Skorpe`
}

/** The operator's page: the running shop's health, read again every ten seconds, with what needs a look first. */
export const OperatorPage = ({ market, timeZone, keptKey, onKey }: OperatorPageProps) => {
  const [watch, send] = useReducer(watchHealth, keptKey, (key) =>
    key === null ? lockedWatch : watchHealth(lockedWatch, { type: "KeyGiven", key }),
  )
  const { _tag: tag } = watch
  const access = watch._tag === "Locked" ? null : watch.access
  useEffect(
    () => (access === null ? undefined : pollHealth((signal) => readHealth(access.key, signal), send)),
    [access],
  )
  useEffect(() => {
    if (tag === "Watching") onKey(access?.key ?? null)
    else if (tag === "Locked") onKey(null)
  }, [tag, access, onKey])
  const heading = useRef<HTMLHeadingElement>(null)
  // What had the focus is gone.
  useEffect(() => {
    if (tag !== "Locked" && document.activeElement === document.body) heading.current?.focus()
  }, [tag])
  const title = titleOf(watch)
  useLayoutEffect(() => {
    document.title = title
  }, [title])
  const time =
    watch._tag === "Watching"
      ? new Intl.DateTimeFormat("en-GB", { timeStyle: "medium", timeZone }).format(watch.health.at)
      : null
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          Health
        </h1>
        <p className={styles.quiet}>{time === null ? `Market ${market}` : `Market ${market} · ${time}, ${timeZone}`}</p>
        {tag !== "Locked" && (
          <Button look="quiet" onClick={() => send({ type: "KeyForgotten" })}>
            Forget the key
          </Button>
        )}
      </header>
      {watch._tag === "Locked" && (
        <KeyForm
          fault={watch.fault === null ? undefined : describeHealthFault(watch.fault)}
          onKey={(key) => send({ type: "KeyGiven", key })}
        />
      )}
      {watch._tag !== "Locked" && watch.fault !== null && (
        <div role="alert">
          <Message tone="offline">
            <p>
              {describeHealthFault(watch.fault)} The page asks again
              {time === null ? "." : `; its figures are those of ${time}.`}
            </p>
          </Message>
        </div>
      )}
      {watch._tag === "Opening" && <p className={styles.quiet}>Reading the health…</p>}
      {watch._tag === "Watching" && <ShownHealth health={watch.health} isOld={watch.fault !== null} />}
    </main>
  )
}
