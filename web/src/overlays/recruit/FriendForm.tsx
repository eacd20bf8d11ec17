import { type FormEvent, useEffect, useRef } from "react"
import { Button } from "../../kit/Button.tsx"
import { Field } from "../../kit/Field.tsx"
import { Message } from "../../kit/Message.tsx"
import { useShop } from "../../shop/shopContext.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import type { OpenRecruiting } from "./OwnCode.tsx"
import styles from "./Recruit.module.css"
import { recruitTexts } from "./texts.ts"

const field = "friend"

/** Sends the code to a friend, and says to whom it has been sent. */
export const FriendForm = ({ open }: { readonly open: OpenRecruiting }) => {
  const t = useTexts(recruitTexts)
  const hasTold = useRef(false)
  useEffect(() => {
    // The form and the button for the next friend replace each other, so the button that had the focus is gone.
    if (hasTold.current !== (open.told !== null)) document.getElementById(open.told === null ? field : next)?.focus()
    hasTold.current = open.told !== null
  }, [open.told])
  return (
    <section className={styles.section} aria-labelledby="send-code">
      <h2 id="send-code">{t("sendIt")}</h2>
      <div aria-live="polite" className={styles.told}>
        {open.told !== null && (
          <Message tone="good">
            <p>{t("sent", { friend: open.told })}</p>
          </Message>
        )}
      </div>
      {open.told === null ? <Typing open={open} /> : <Next />}
    </section>
  )
}

const next = "next-friend"

const Next = () => {
  const t = useTexts(recruitTexts)
  const { send } = useShop()
  return (
    <Button id={next} look="calm" onClick={() => send({ type: "NextFriendWanted" })}>
      {t("next")}
    </Button>
  )
}

const Typing = ({ open: { friend, step, fault } }: { readonly open: OpenRecruiting }) => {
  const t = useTexts(recruitTexts)
  const { send } = useShop()
  const isSending = step === "sending"
  useEffect(() => {
    if (fault !== null) document.getElementById(field)?.focus()
  }, [fault])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (step === "typing") send({ type: "FriendSubmitted" })
  }
  return (
    <form className={styles.form} aria-busy={isSending} noValidate onSubmit={submit}>
      <Field
        id={field}
        label={t("friend")}
        hint={t("unnamed")}
        value={friend}
        readOnly={isSending}
        onText={(text) => send({ type: "FriendTyped", friend: text.slice(0, 254) })}
        {...(fault === null ? {} : { fault: t(fault) })}
        input={{ autoComplete: "off", inputMode: "email", enterKeyHint: "send", maxLength: 254 }}
      />
      <Button look="calm" type="submit" aria-disabled={isSending}>
        {isSending ? t("sending") : t("send")}
      </Button>
    </form>
  )
}
