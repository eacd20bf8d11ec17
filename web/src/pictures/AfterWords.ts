import { createContext } from "react"

/** Takes a drawing that is to come after a page's words, and gives what stands in its place among them. */
export type AfterWords = (id: string, drawing: string) => string

/** Where a page is drawn for later reading, its drawings are taken; `null` in a browser, which has none to take. */
export const AfterWordsContext = createContext<AfterWords | null>(null)
