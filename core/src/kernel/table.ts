interface Owned {
  readonly unit: string
  readonly id: string
}

/** Timers or calls while a step changes them; each unit has at most one of each id. */
export interface Table<Item extends Owned> {
  /** Takes these up. */
  readonly open: (items: Readonly<Record<string, Item>>) => void
  /** All as they are now; what was opened itself, if nothing has changed. */
  readonly items: () => Readonly<Record<string, Item>>
  readonly take: (key: string) => Item | undefined
  /** Puts one in, in place of the unit's other one of this id. */
  readonly set: (key: string, item: Item) => void
  readonly drop: (unit: string, id: string) => void
  readonly keepOnly: (unit: string, ids: ReadonlySet<string>) => void
}

type Entry<Item> = readonly [key: string, item: Item]

/** A table to be used for one step after another. */
export const makeTable = <Item extends Owned>(): Table<Item> => {
  let opened: Readonly<Record<string, Item>> = {}
  let entries: readonly Entry<Item>[] = []
  let changed = false
  const lose = (isLost: (item: Item) => boolean): void => {
    if (!entries.some(([, item]) => isLost(item))) return
    entries = entries.filter(([, item]) => !isLost(item))
    changed = true
  }
  const items = (): Readonly<Record<string, Item>> => {
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
      const found = entries.find(([other]) => other === key)
      if (!found) return undefined
      entries = entries.filter((entry) => entry !== found)
      changed = true
      return found[1]
    },
    set: (key, item) => {
      const others = entries.filter(([other, { unit, id }]) => (id !== item.id || unit !== item.unit) && other !== key)
      entries = [...others, [key, item]]
      changed = true
    },
    drop: (unit, id) => lose((item) => item.id === id && item.unit === unit),
    keepOnly: (unit, ids) => lose((item) => item.unit === unit && !ids.has(item.id)),
  }
}

// Without a prototype an object is a dictionary from the start. Keys that are new with each record would otherwise give
// each world a hidden class of its own.
const objectOf = <Item>(entries: readonly Entry<Item>[]): Readonly<Record<string, Item>> => {
  const all = Object.create(null) as Record<string, Item>
  for (const [key, item] of entries) all[key] = item
  return all
}
