import { Dialog } from "@base-ui/react/dialog"
import { X } from "lucide-react"
import { type ReactNode, useCallback, useLayoutEffect, useRef, useState } from "react"
import styles from "./Sheet.module.css"
import { useSwipe } from "./useSwipe.ts"
import { useTypingHold } from "./useTypingHold.ts"

/** What the customer did to close a sheet. */
export type SheetClosing = "button" | "escape" | "focusLeft"

interface SheetProps {
  readonly title: ReactNode
  readonly closeWord: string
  /** The edge that it slides in from. */
  readonly from: "below" | "left"
  /** How much of the page's height it takes; one from the left always takes all of it. */
  readonly size: "full" | "half" | "content"
  readonly isOpen: boolean
  /** State of the focus trap: `off` until the opening animation ends, `paused` while a dialog is in front. */
  readonly focus: "off" | "on" | "paused"
  /** The element that gets the focus back on close. */
  readonly opener: () => HTMLElement | null
  /** A request only: the sheet is open until `isOpen` changes. */
  readonly onClose: (by: SheetClosing) => void
  /** Called with a swipe's length in pixels: down for a sheet from below, sideways for one from the left. */
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
  const hold = useTypingHold(focus === "on", "[data-sheet]")
  const takesFocus = focus === "on" && hold === "free"
  // A sheet whose code loads late may mount when its opening animation is over. It takes the focus before the page
  // behind becomes inert, because a focused element cannot be hidden.
  useLayoutEffect(() => {
    if (isThere && takesFocus && !sheet.current?.contains(document.activeElement))
      sheet.current?.focus({ preventScroll: true })
  }, [takesFocus, isThere])
  const back = (): HTMLElement | boolean => {
    const at = document.activeElement
    const wentOn = at !== null && at !== document.body && sheet.current?.contains(at) === false
    return wentOn && at !== opener() ? false : (opener() ?? true)
  }
  return (
    <Dialog.Root
      open={isOpen}
      modal={takesFocus ? "trap-focus" : false}
      disablePointerDismissal
      onOpenChange={(open, asked) => {
        if (open) return
        // Esc belongs to the dialog in front.
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
          aria-modal={takesFocus}
          data-sheet=""
          data-from={from}
          data-size={size}
          {...(from === "left" ? swipe : {})}
        >
          {hold !== "free" && <output className="sr-only">{hold === "said" && words.title}</output>}
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
