import { type RefObject, type ReactNode, useLayoutEffect, useRef } from "react"
import { useHeadline } from "./Headline.ts"
import styles from "./PageTitle.module.css"

interface PageTitleProps {
  readonly children: ReactNode
  /** The tab's title, if the heading alone would be ambiguous. */
  readonly tab?: string
  readonly className?: string | undefined
}

/** Whether the previous heading had the focus when it was removed. */
let hadFocus = false

/**
 * Takes over the focus of the previous heading, so that a screen that changes from loading to loaded does not lose it.
 */
const useFocusOfLast = (heading: RefObject<HTMLElement | null>) =>
  useLayoutEffect(() => {
    const shown = heading.current
    if (hadFocus && document.activeElement === document.body) shown?.focus({ preventScroll: true })
    hadFocus = false
    return () => {
      hadFocus = document.activeElement === shown
    }
  }, [heading])

/** The only `h1` of a screen: it gets the focus when the screen opens, and sets the tab's title. */
export const PageTitle = ({ children, tab, className }: PageTitleProps) => {
  const name = tab ?? (typeof children === "string" ? children : "")
  const title = name === "" ? "Skorpe" : `${name} · Skorpe`
  useHeadline(title)
  useLayoutEffect(() => {
    document.title = title
  }, [title])
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusOfLast(heading)
  return (
    <h1 ref={heading} tabIndex={-1} className={className ?? styles.title}>
      {children}
    </h1>
  )
}
