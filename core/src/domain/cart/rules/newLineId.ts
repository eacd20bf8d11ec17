import type { CartItem } from "../model.ts"

/** An id for a line, starting with its record number; a restored cart may hold ids from another visit's same record. */
export const newLineId = (items: readonly CartItem[], record: number): string => {
  const taken = new Set(items.map(({ id }) => id))
  let id = `l${record}`
  for (let count = 1; taken.has(id); count++) id = `l${record}.${count}`
  return id
}
