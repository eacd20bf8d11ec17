/** How many writes of each tab are in a stored cart, by the tab's name (a version vector). */
type Writes = { readonly [tab: string]: number }

/** Upper bound on the tabs that a stored cart names; the one that wrote longest ago is dropped first. */
const mostTabs = 64

const parse = (cart: string): { readonly tabs?: unknown } => JSON.parse(cart) as { readonly tabs?: unknown }

/** Whether it is a tab's name and its number of writes; the stored text is untrusted. */
const isOfTab = (entry: readonly [string, unknown]): entry is [string, number] => {
  const [name, writes] = entry
  return /^[A-Za-z0-9]{1,40}$/.test(name) && Number.isSafeInteger(writes) && Number(writes) >= 0
}

/** A cart to store, which says that this write of a tab is in it, and those that were. Readers of the cart ignore that. */
export const sign = (cart: string, writes: Writes | null, [tab, write]: readonly [string, number]): string => {
  const { [tab]: _, ...others } = writes ?? {}
  return JSON.stringify({
    ...parse(cart),
    tabs: Object.fromEntries([...Object.entries(others), [tab, write]].slice(-mostTabs)),
  })
}

/**
 * The writes in a stored cart; null if it does not say. They go on into the next cart, so what would make that unreadable
 * is left out.
 */
export const writesIn = (cart: string | null): Writes | null => {
  try {
    const tabs = cart === null ? null : parse(cart).tabs
    if (typeof tabs !== "object" || tabs === null || Array.isArray(tabs)) return null
    return Object.fromEntries(Object.entries(tabs as Readonly<Record<string, unknown>>).filter(isOfTab))
  } catch {
    return null
  }
}

/** A stored cart as it was before it was signed. */
export const unsigned = (cart: string | null): string | null => {
  try {
    if (cart === null) return null
    const { tabs: _, ...own } = parse(cart)
    return JSON.stringify(own)
  } catch {
    return cart
  }
}
