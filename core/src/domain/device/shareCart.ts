/** Where a browser keeps the text of its cart, for all its tabs. Both throw if the storage is denied or full. */
interface CartStorage {
  readonly read: () => string | null
  readonly write: (text: string | null) => void
}

/**
 * Tells a tab's world of the cart that another tab stored; `replaced` is what that tab changed, when this one has changed
 * it as well. Returns false if the text is no cart.
 */
export type TellCart = (text: string | null, replaced?: string | null) => boolean

/** A tab's share in the cart that all tabs of a browser store. */
export interface CartShare {
  /** The stored cart that this tab's world has; a new device has none. */
  readonly known: () => string | null
  /** Goes on as the page before, whose world this tab has taken over, with the stored cart that it knew. */
  readonly goOn: (known: string | null) => void
  /** The stored cart, for the world to begin with. */
  readonly read: () => string | null
  /** Stores this tab's cart. Returns false if another tab's cart must be heard first; until then it waits. */
  readonly store: (text: string | null) => boolean
  /** Whether another tab has stored a cart that this tab's world does not have. */
  readonly isNews: () => boolean
  /** Tells the world of another tab's cart, if there is one; the world then stores what it has joined. */
  readonly hear: (tell: TellCart) => void
  /** Stores a cart that still waits: where nothing can tell the world of the other tab's, the later one stays. */
  readonly leave: () => void
}

/**
 * Lets tabs change one stored cart at once, and keeps the food of all: a tab does not store its cart over one that its
 * world does not have, but first joins it with its own.
 */
export const shareCart = ({ read, write }: CartStorage): CartShare => {
  let known: string | null = null
  let owed: string | null = null
  const put = (text: string | null): void => {
    write(text)
    known = text
    owed = null
  }
  const isNews = (): boolean => read() !== known
  const leave = (): void => {
    if (owed !== null) put(owed)
  }
  return {
    known: () => known,
    goOn: (from) => {
      known = from
    },
    read: () => (known = read()),
    store: (text) => {
      const stored = text === null ? null : read()
      if (stored === null || stored === known) put(text)
      else owed = text
      return owed === null
    },
    isNews,
    hear: (tell) => {
      // A cart that is gone, as when the storage is full, takes nothing of this tab's along.
      if (!isNews() || read() === null) return leave()
      const [own, replaced, text] = [owed, known, read()]
      known = text
      owed = null
      const isRead = own === null ? tell(text) : tell(text, replaced)
      // The world stores what it has joined. What it cannot read it does not keep.
      if (!isRead && own !== null) put(own)
    },
    leave,
  }
}
