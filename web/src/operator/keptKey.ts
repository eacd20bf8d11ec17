const entryOf = (market: string): string => `skorpe.${market}.operatorKey`

/** The staff key that this tab keeps for the operator's page; the kitchen's page has a key of its own. */
export const readKeptKey = (market: string): string | null => {
  try {
    return sessionStorage.getItem(entryOf(market))
  } catch {
    return null
  }
}

/** Keeps a staff key in this tab, or forgets it; without storage the page asks for it again after a reload. */
export const keepKey = (market: string, key: string | null): void => {
  try {
    if (key === null) sessionStorage.removeItem(entryOf(market))
    else sessionStorage.setItem(entryOf(market), key)
  } catch {
    // Storage is denied or full.
  }
}
