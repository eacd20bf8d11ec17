import { createContext, useContext, useState } from "react"

/** The time in which a page is drawn by the server, or taken over from it. */
export interface Birth {
  readonly isNow: () => boolean
  readonly end: () => void
}

/** The birth of a page that the server draws, or has drawn. */
export const giveBirth = (): Birth => {
  let isNow = true
  return {
    isNow: () => isNow,
    end: () => {
      isNow = false
    },
  }
}

/** Of a page that the browser draws from the beginning. */
export const unborn: Birth = { isNow: () => false, end: () => {} }

const BirthContext = createContext(unborn)

/** Tells all below what stands in the page from its birth. Once all of it is alive, the page's own code ends that. */
export const BirthProvider = BirthContext.Provider

/** Whether the caller stands in a page since the server drew it, which it then knows for as long as it is drawn. */
export const useBorn = (): boolean => {
  const birth = useContext(BirthContext)
  const [isBorn] = useState(birth.isNow)
  return isBorn
}
