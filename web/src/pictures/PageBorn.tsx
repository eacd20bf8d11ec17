import { type ReactNode, useContext, useId } from "react"
import { useBorn } from "../kit/useBorn.ts"
import { AfterWordsContext } from "./AfterWords.ts"
import type { PictureFrame } from "./Picture.tsx"
import styles from "./PageBorn.module.css"

interface PageBornProps extends PictureFrame {
  /** The drawing, its ids below a prefix of its own. */
  readonly draw: (idPrefix: string) => string | undefined
  readonly otherwise: () => ReactNode
}

/**
 * A picture that comes within a page that the server draws, so that it is seen with the first text, and stays when the
 * browser takes over; drawn later it is what `otherwise` says.
 */
export const PageBorn = ({ draw, otherwise, alt, className = "", size }: PageBornProps) => {
  const prefix = useId()
  const isBorn = useBorn()
  const afterWords = useContext(AfterWordsContext)
  if (!isBorn) return otherwise()
  return (
    <span
      className={`${styles.born} ${className}`}
      style={{ maxWidth: size }}
      {...(alt === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": alt })}
      // A browser that takes over has not drawn anything yet, and leaves what is there.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: afterWords?.(prefix, draw(prefix) ?? "") ?? "" }}
    />
  )
}
