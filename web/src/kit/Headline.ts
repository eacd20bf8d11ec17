import { createContext, useContext } from "react"

/** Holds the page's title while the page is rendered without a document. */
export interface NotedHeadline {
  title: string
}

const HeadlineContext = createContext<NotedHeadline | null>(null)

/** Collects the title of the tree below. */
export const Headline = HeadlineContext.Provider

/** Reports the tab's title to the server's renderer. */
export const useHeadline = (title: string): void => {
  const noted = useContext(HeadlineContext)
  // oxlint-disable-next-line react/immutability -- rendered once on the server, so nothing can observe the mutation
  if (noted !== null) noted.title = title
}
