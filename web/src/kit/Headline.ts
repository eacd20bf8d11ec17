import { createContext, useContext } from "react"

/** Where a page's title is noted while it is drawn without a document. */
export interface NotedHeadline {
  title: string
}

const HeadlineContext = createContext<NotedHeadline | null>(null)

/** Notes the title of what is drawn below. */
export const Headline = HeadlineContext.Provider

/** Notes the tab's title where somebody wants to know it before there is a tab. */
export const useHeadline = (title: string): void => {
  const noted = useContext(HeadlineContext)
  // oxlint-disable-next-line react/immutability -- drawn once, for its text, with nobody to see a second time
  if (noted !== null) noted.title = title
}
