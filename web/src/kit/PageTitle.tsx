import { type ReactNode, useLayoutEffect } from "react"
import { useHeadline } from "./Headline.ts"
import styles from "./PageTitle.module.css"

interface PageTitleProps {
  readonly children: ReactNode
  /** The tab's title, if the heading alone would be ambiguous. */
  readonly tab?: string
  readonly className?: string | undefined
}

/** The only `h1` of a screen: it gets the focus when the screen opens, and sets the tab's title. */
export const PageTitle = ({ children, tab, className }: PageTitleProps) => {
  const name = tab ?? (typeof children === "string" ? children : "")
  const title = name === "" ? "Skorpe" : `${name} · Skorpe`
  useHeadline(title)
  useLayoutEffect(() => {
    document.title = title
  }, [title])
  return (
    <h1 tabIndex={-1} className={className ?? styles.title}>
      {children}
    </h1>
  )
}
