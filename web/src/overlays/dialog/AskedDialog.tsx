import { X } from "lucide-react"
import { type MouseEvent, useId, useLayoutEffect, useRef } from "react"
import type { AskedDialog as Asked } from "@skorpe/core/dialog"
import { useShop } from "../../app/shopContext.ts"
import { Button } from "../../kit/Button.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import styles from "./AskedDialog.module.css"
import { CouponForm } from "../coupons/CouponForm.tsx"
import { dialogTexts } from "./texts.ts"
import { useDialogWords } from "./useDialogWords.ts"

type Answer = "DialogConfirmed" | "DialogCancelled" | "DialogClosed"

/** A question in front of everything, until it is answered or put away (SPEC §2.5, §4.3). */
export const AskedDialog = ({ asked }: { readonly asked: Asked }) => {
  const t = useTexts(dialogTexts)
  const { send } = useShop()
  const { title, paragraphs, yes, no } = useDialogWords()(asked.content)
  const place = useRef<HTMLDialogElement>(null)
  const name = useId()
  useLayoutEffect(() => {
    const dialog = place.current
    dialog?.showModal()
    // Closed before it is gone, so that the focus goes back to where it was.
    return () => dialog?.close()
  }, [])
  const answer = (type: Answer) => send({ type, id: asked.id })
  return (
    // The keyboard's way to what a tap beside it does is Esc, which is `onCancel`.
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
        // Told a moment late: React in development closes and opens it once more as it begins.
        if (!place.current?.open) answer("DialogClosed")
      }}
      onClick={(event: MouseEvent) => {
        if (event.target === place.current) answer("DialogClosed")
      }}
    >
      <div className={styles["sheet"]}>
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
        </div>
      </div>
    </dialog>
  )
}
