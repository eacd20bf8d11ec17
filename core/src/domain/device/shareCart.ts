import { sign, unsigned, writesIn } from "./signedCart.ts"

/** A browser's storage of its cart's text, for all its tabs. Both methods throw if the storage is denied or full. */
interface CartStorage {
  /** A name that is unique to this page. */
  readonly tab: string
  readonly read: () => string | null
  readonly write: (text: string | null) => void
}

/**
 * Tells a tab's world of the cart that another tab stored; `replaced` is the cart that the other tab changed, if this
 * one has changed it as well. Returns false if the text is not a cart.
 */
export type TellCart = (text: string | null, replaced?: string | null) => boolean

/** A tab's share in the cart that all tabs of a browser store. */
export interface CartShare {
  /**
   * The stored cart that this tab's world has, for the next page to continue with; a new device has none. A waiting
   * cart is stored first; otherwise the next page would take it for another tab's, and count its goods twice.
   */
  readonly handOver: () => string | null
  /** Continues as the previous page, whose world this tab has taken over, with the stored cart that it knew. */
  readonly goOn: (known: string | null) => void
  /** The stored cart, for the world to begin with. */
  readonly read: () => string | null
  /** Stores this tab's cart. Returns false if another tab's cart must be joined first; until then it waits. */
  readonly store: (text: string | null) => boolean
  /** Whether another tab has stored a cart that this tab's world does not have. */
  readonly isNews: () => boolean
  /** Tells the world of another tab's cart, if there is one; the world then stores what it has joined. */
  readonly hear: (tell: TellCart) => void
  /** Stores a cart that still waits: where nothing can tell the world of the other tab's, the later one stays. */
  readonly leave: () => void
}

/** Upper bound on the own writes that are kept: another tab's process sees a write within milliseconds. */
const mostWrites = 16

/**
 * Lets tabs change one stored cart at the same time, and keeps the goods of all: a tab does not store its cart over one
 * that its world does not have, but first joins it with its own. Each tab's process has its own copy of the storage, so
 * two may write within milliseconds without seeing each other: a stored cart says whose writes are in it, and a tab
 * whose own are missing does again what they changed. Of three tabs at once that is not promised.
 */
export const shareCart = ({ tab, read, write }: CartStorage): CartShare => {
  let known: string | null = null
  let owed: string | null = null
  let writes = 0
  /** What this tab's own writes replaced since it last heard another tab's, the oldest first. */
  let replaced: readonly { readonly write: number; readonly text: string | null }[] = []
  const put = (text: string | null): void => {
    const signed = text === null ? null : sign(text, writesIn(known), [tab, writes + 1])
    write(signed)
    writes += 1
    replaced = text === null ? [] : [...replaced, { write: writes, text: known }].slice(-mostWrites)
    known = signed
    owed = null
  }
  const isNews = (): boolean => read() !== known
  const leave = (): void => {
    if (owed !== null) put(owed)
  }
  /** What this tab's oldest write replaced that is not in another's cart; one of an earlier build says nothing of it. */
  const lostSince = (there: string): string | null | undefined => {
    const { [tab]: last = 0 } = writesIn(there) ?? { [tab]: writes }
    return replaced.find((own) => own.write > last)?.text
  }
  return {
    handOver: () => {
      try {
        leave()
      } catch {
        // Storage is denied or full: tabs share no cart.
      }
      return known
    },
    goOn: (from) => {
      known = from
    },
    read: () => (known = read()),
    store: (text) => {
      const stored = text === null ? null : read()
      if (stored !== null && stored !== known) owed = text
      else if (stored === null || text !== unsigned(known)) put(text)
      return owed === null
    },
    isNews,
    hear: (tell) => {
      const text = read()
      // A cart that is gone, as when the storage is full, takes nothing of this tab's along.
      if (text === null) replaced = []
      if (text === null || text === known) return leave()
      const lost = lostSince(text)
      const own = owed ?? (lost === undefined ? null : known)
      const before = lost === undefined ? known : lost
      known = text
      owed = null
      replaced = []
      const isRead = own === null ? tell(text) : tell(text, before)
      // The world stores what it has joined. What it cannot read it does not keep.
      if (!isRead && own !== null) put(own)
    },
    leave,
  }
}
