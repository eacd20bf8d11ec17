import { nameOfKey, type Running } from "./running.ts"

interface Owned {
  readonly key: string
  readonly unit: string
  readonly id: string
}

/** Mutable timers or calls during a step; each unit has at most one of each id. */
export interface Table<Item extends Owned> {
  /** Starts from these items. */
  readonly open: (items: Running<Item>) => void
  /** The current items; the opened object itself if nothing has changed. */
  readonly items: () => Running<Item>
  readonly take: (key: string) => Item | undefined
  /** Sets an item, and replaces any other of this name; throws if there are too many. */
  readonly set: (name: string, item: Item) => void
  readonly drop: (name: string) => void
  readonly keepOnly: (unit: string, ids: ReadonlySet<string>) => void
}

/**
 * Upper bound on a world's timers, and on its calls: far above any session's number, so that only a leak reaches it.
 */
export const mostRunning = 1000

type Entry<Item> = readonly [name: string, item: Item]

/** A table that successive steps reuse. */
export const makeTable = <Item extends Owned>(): Table<Item> => {
  let opened: Running<Item> = {}
  let entries: readonly Entry<Item>[] = []
  let changed = false
  const lose = (isLost: (entry: Entry<Item>) => boolean): void => {
    if (!entries.some(isLost)) return
    entries = entries.filter((entry) => !isLost(entry))
    changed = true
  }
  const items = (): Running<Item> => {
    if (changed) {
      opened = objectOf(entries)
      changed = false
    }
    return opened
  }
  return {
    open: (before) => {
      // A step usually starts from the result of the previous one.
      if (opened === before && !changed) return
      opened = before
      entries = Object.entries(before)
      changed = false
    },
    items,
    take: (key) => {
      const name = nameOfKey(key)
      const found = entries.find(([other, item]) => other === name && item.key === key)
      if (found) lose((entry) => entry === found)
      return found?.[1]
    },
    set: (name, item) => {
      const others = entries.filter(([other]) => other !== name)
      if (others.length >= mostRunning) throw new RangeError(`more than ${mostRunning} timers or calls run at once`)
      entries = [...others, [name, item]]
      changed = true
    },
    drop: (name) => lose(([other]) => other === name),
    keepOnly: (unit, ids) => lose(([, item]) => item.unit === unit && !ids.has(item.id)),
  }
}

// Objects without a prototype are dictionaries from the start, and these change their keys with every other record.
const objectOf = <Item>(entries: readonly Entry<Item>[]): Running<Item> => {
  const all = Object.create(null) as Record<string, Item>
  for (const [name, item] of entries) all[name] = item
  return all
}
