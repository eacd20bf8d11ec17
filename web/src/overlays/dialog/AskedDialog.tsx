import { X } from "lucide-react"
import { type MouseEvent, useId, useLayoutEffect, useRef } from "react"
import type { AskedDialog as Asked } from "@skorpe/core/messages"
import { useShop } from "../../shop/shopContext.ts"
import { Button } from "../../kit/Button.tsx"
import { focusOnceGone } from "../../kit/focusOnceGone.ts"
import { useTypingHold } from "../../kit/useTypingHold.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import styles from "./AskedDialog.module.css"
import { CouponForm } from "../coupons/CouponForm.tsx"
import { dialogTexts } from "./texts.ts"
import { useDialogWords } from "./useDialogWords.ts"

type Answer = "DialogConfirmed" | "DialogCancelled" | "DialogClosed"

/** A modal dialog with a question, until it is answered or closed (SPEC §2.5, §4.3). */
export const AskedDialog = ({ asked }: { readonly asked: Asked }) => {
  const t = useTexts(dialogTexts)
  const { send } = useShop()
  const { title, paragraphs, yes, no, leave } = useDialogWords()(asked.content)
  const place = useRef<HTMLDialogElement>(null)
  const name = useId()
  const hold = useTypingHold(true, "dialog")
  const takesFocus = hold === "free"
  useLayoutEffect(() => {
    const dialog = place.current
    if (takesFocus) dialog?.showModal()
    // `show` would take the focus.
    else dialog?.toggleAttribute("open", true)
    return () => {
      // Closed before it unmounts, so that the browser restores the focus; if the shop opened it, there may be none to
      // restore.
      dialog?.close()
      focusOnceGone()
    }
  }, [takesFocus])
  const answer = (type: Answer) => send({ type, id: asked.id })
  return (
    // A tap on the backdrop closes the dialog; on the keyboard, Esc does (`onCancel`).
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={place}
      className={styles["dialog"]}
      aria-labelledby={`${name}title`}
      aria-describedby={`${name}text`}
      onCancel={(event) => {
        event.preventDefault()
        answer("DialogClosed")
      }}
      onClose={() => {
        // The event is asynchronous, and in development React mounts twice: it may be open again by now.
        if (!place.current?.open) answer("DialogClosed")
      }}
      onClick={(event: MouseEvent) => {
        if (event.target === place.current) answer("DialogClosed")
      }}
    >
      <div className={styles["sheet"]}>
        {!takesFocus && <output className="sr-only">{hold === "said" && title}</output>}
        <button
          type="button"
          className={styles["close"]}
          aria-label={t("close")}
          onClick={() => answer("DialogClosed")}
        >
          <X size={16} aria-hidden />
        </button>
        <h2 id={`${name}title`}>{title}</h2>
        <div id={`${name}text`}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {asked.content._tag === "CouponCodes" && <CouponForm />}
        <div className={styles["answers"]}>
          <Button
            look={asked.content._tag === "CouponCodes" ? "calm" : "loud"}
            onClick={() => answer("DialogConfirmed")}
          >
            {yes}
          </Button>
          {no !== null && (
            <Button look="calm" onClick={() => answer("DialogCancelled")}>
              {no}
            </Button>
          )}
          {leave && (
            <Button look="calm" onClick={() => answer("DialogClosed")}>
              {leave}
            </Button>
          )}
        </div>
      </div>
    </dialog>
  )
}
