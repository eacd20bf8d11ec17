import { createContext, useContext, useState } from "react"

/** Whether the page is being drawn by the server, or taken over from it at this moment. */
export interface Birth {
  isNow: boolean
}

const BirthContext = createContext<Birth>({ isNow: false })

/** Tells all below what stands in the page from its birth. Once it is over, the page's own code says so. */
export const BirthProvider = BirthContext.Provider

/** Whether the caller stands in a page since the server drew it, which it then knows for as long as it is drawn. */
export const useBorn = (): boolean => {
  const birth = useContext(BirthContext)
  const [isBorn] = useState(() => birth.isNow)
  return isBorn
}
