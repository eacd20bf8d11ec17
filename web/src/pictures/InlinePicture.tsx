import { type ReactNode, useContext, useId } from "react"
import { useDrawnByServer } from "../kit/hydration.ts"
import { DeferDrawingContext } from "./DeferDrawing.ts"
import type { PictureFrame } from "./Picture.tsx"
import styles from "./InlinePicture.module.css"

interface InlinePictureProps extends PictureFrame {
  /** Returns the SVG, with the prefix before each element id; `undefined` if the drawing code is not loaded. */
  readonly draw: (idPrefix: string) => string | undefined
  /** Renders the picture in the browser, when the server did not. */
  readonly fallback: () => ReactNode
}

/**
 * A picture that the server renders inline, so that it appears with the first text; hydration leaves it as it is. A
 * component that is first rendered in the browser uses `fallback`.
 */
export const InlinePicture = ({ draw, fallback, alt, className = "", size }: InlinePictureProps) => {
  const prefix = useId()
  const isDrawnByServer = useDrawnByServer()
  const deferDrawing = useContext(DeferDrawingContext)
  if (!isDrawnByServer) return fallback()
  return (
    <span
      className={`${styles.picture} ${className}`}
      style={{ maxWidth: size }}
      {...(alt === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": alt })}
      // In the browser this HTML is empty; hydration keeps the server's markup.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: deferDrawing?.(prefix, draw(prefix) ?? "") ?? "" }}
    />
  )
}
