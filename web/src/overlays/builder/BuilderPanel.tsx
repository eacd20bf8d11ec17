import { X } from "lucide-react"
import { lazy, Suspense, useLayoutEffect, useRef } from "react"
import type { ShownModal } from "@skorpe/core/overlay"
import { useShop, useView } from "../../app/shopContext.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import styles from "./BuilderPanel.module.css"
import { BuilderFailed } from "./BuilderFailed.tsx"
import { builderTexts } from "./texts.ts"

const PizzaBuilder = lazy(() =>
  import("./PizzaBuilder.tsx").then(
    (module) => ({ default: module.PizzaBuilder }),
    () => ({ default: BuilderFailed }),
  ),
)

const Open = ({ shown }: { readonly shown: ShownModal }) => {
  const t = useTexts(builderTexts)
  const { send } = useShop()
  const place = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = place.current
    dialog?.showModal()
    // Closed before it is gone, so that the focus goes back to where it was.
    return () => dialog?.close()
  }, [])
  const close = (by: "button" | "escape") => send({ type: "ModalClosed", id: shown.id, by })
  return (
    <dialog
      ref={place}
      className={styles["panel"]}
      aria-labelledby="builder-title"
      data-closing={shown.isClosing}
      onCancel={(event) => {
        event.preventDefault()
        close("escape")
      }}
      onClose={() => close("escape")}
    >
      <div className={styles["head"]}>
        <h2 id="builder-title">{t("title")}</h2>
        <button type="button" className={styles["close"]} aria-label={t("close")} onClick={() => close("button")}>
          <X size={24} aria-hidden />
        </button>
      </div>
      <div className={styles["content"]}>
        <Suspense>
          <PizzaBuilder />
        </Suspense>
      </div>
    </dialog>
  )
}

/** The panel of the pizza builder, while it is open (SPEC §2.4). */
export const BuilderPanel = () => {
  const { modal } = useView("overlay")
  return modal?.modal._tag === "PizzaBuilder" ? <Open key={modal.id} shown={modal} /> : null
}
