import { nameOfKey, type Running } from "./running.ts"

interface Owned {
  readonly key: string
  readonly unit: string
  readonly id: string
}

/** Timers or calls while a step changes them; each unit has at most one of each id. */
export interface Table<Item extends Owned> {
  /** Takes these up. */
  readonly open: (items: Running<Item>) => void
  /** All as they are now; what was opened itself, if nothing has changed. */
  readonly items: () => Running<Item>
  readonly take: (key: string) => Item | undefined
  /** Puts one in, in place of the other one of this name. */
  readonly set: (name: string, item: Item) => void
  readonly drop: (name: string) => void
  readonly keepOnly: (unit: string, ids: ReadonlySet<string>) => void
}

type Entry<Item> = readonly [name: string, item: Item]

/** A table to be used for one step after another. */
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
      // Mostly a step goes on from the world that the step before it has led to.
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
      entries = [...entries.filter(([other]) => other !== name), [name, item]]
      changed = true
    },
    drop: (name) => lose(([other]) => other === name),
    keepOnly: (unit, ids) => lose(([, item]) => item.unit === unit && !ids.has(item.id)),
  }
}

// Without a prototype an object is a dictionary from the start: which names it has changes with every other record.
const objectOf = <Item>(entries: readonly Entry<Item>[]): Running<Item> => {
  const all = Object.create(null) as Record<string, Item>
  for (const [name, item] of entries) all[name] = item
  return all
}
