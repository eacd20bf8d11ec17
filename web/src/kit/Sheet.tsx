import { Dialog } from "@base-ui/react/dialog"
import { X } from "lucide-react"
import { type ReactNode, useCallback, useLayoutEffect, useRef, useState } from "react"
import styles from "./Sheet.module.css"
import { useSwipe } from "./useSwipe.ts"

/** What the customer did to put a sheet away. */
export type SheetClosing = "button" | "escape" | "focusLeft"

interface SheetProps {
  readonly title: ReactNode
  readonly closeWord: string
  /** From below, where the thumb is, or from the left, under the button that opens it. */
  readonly from: "below" | "left"
  /** How much of the page it takes; what comes from the left is as high as the page. */
  readonly size: "full" | "half" | "content"
  readonly isOpen: boolean
  /** `off` until it has come to rest; `paused` while a question stands before it. */
  readonly focus: "off" | "on" | "paused"
  /** Where the focus goes back to. */
  readonly opener: () => HTMLElement | null
  /** Only asks: it is open until `isOpen` says otherwise. */
  readonly onClose: (by: SheetClosing) => void
  /** A finger drew it so many pixels: down from below, sideways from the left. */
  readonly onSwiped: (distance: number) => void
  readonly children: ReactNode
}

const closings: Readonly<Record<string, SheetClosing>> = { "escape-key": "escape", "focus-out": "focusLeft" }

/** A sheet over the page, with its name, a button that closes it, and its own scrolling (SPEC §2.4). */
export const Sheet = ({ from, size, isOpen, focus, opener, onClose, onSwiped, ...words }: SheetProps) => {
  const sheet = useRef<HTMLDivElement>(null)
  const swipe = useSwipe(sheet, from === "below" ? "down" : "left", onSwiped)
  const [isThere, setThere] = useState(false)
  const place = useCallback((popup: HTMLDivElement | null) => {
    sheet.current = popup
    setThere(popup !== null)
  }, [])
  // A sheet whose code came late may have come to rest before it is there. Before the page behind is hidden from screen readers: what has the focus cannot be hidden.
  useLayoutEffect(() => {
    if (isThere && focus === "on" && !sheet.current?.contains(document.activeElement))
      sheet.current?.focus({ preventScroll: true })
  }, [focus, isThere])
  const back = (): HTMLElement | boolean => {
    const at = document.activeElement
    const wentOn = at !== null && at !== document.body && sheet.current?.contains(at) === false
    return wentOn && at !== opener() ? false : (opener() ?? true)
  }
  return (
    <Dialog.Root
      open={isOpen}
      modal={focus === "on" ? "trap-focus" : false}
      disablePointerDismissal
      onOpenChange={(open, asked) => {
        if (open) return
        // Esc is for the question that stands before it.
        if (focus === "paused") asked.cancel()
        else onClose(closings[asked.reason] ?? "button")
        asked.allowPropagation()
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className={styles["backdrop"] ?? ""} onClick={() => onClose("button")} />
        <Dialog.Popup
          ref={place}
          className={styles["sheet"] ?? ""}
          initialFocus={false}
          finalFocus={back}
          aria-modal={focus === "on"}
          data-sheet=""
          data-from={from}
          data-size={size}
          {...(from === "left" ? swipe : {})}
        >
          <div className={styles["head"]} {...(from === "below" ? swipe : {})}>
            <Dialog.Title className={styles["title"] ?? ""}>{words.title}</Dialog.Title>
            <button
              type="button"
              className={styles["close"]}
              aria-label={words.closeWord}
              onClick={() => onClose("button")}
            >
              <X size={24} aria-hidden />
            </button>
          </div>
          <div className={styles["content"]}>{words.children}</div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
