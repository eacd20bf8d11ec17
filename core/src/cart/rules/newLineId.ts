import type { CartItem } from "../model.ts"

/** An id for a line that begins with this record; a restored cart may hold lines of another visit's same record. */
export const newLineId = (items: readonly CartItem[], record: number): string => {
  const taken = new Set(items.map(({ id }) => id))
  let id = `l${record}`
  for (let count = 1; taken.has(id); count++) id = `l${record}.${count}`
  return id
}
