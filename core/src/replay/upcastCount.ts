import type { EventReading } from "./readEvent.ts"
import type { Grade, ShopRecord, UpcastType } from "./model.ts"

/** Keeps the books of an import: which types were brought up, and from where on hashes say nothing any more. */
export const makeUpcastCount = () => {
  const types = new Map<string, UpcastType>()
  let from: number | undefined
  let incomparable = 0
  return {
    /** The record without what was recorded of its world, once that world need not be today's; a split record is counted once. */
    comparable: (record: ShopRecord, read: EventReading, isFirstPart: boolean): ShopRecord => {
      if (read._tag === "Upcast" && isFirstPart) {
        from ??= record.n
        const { type, version, to } = read
        types.set(type, { type, version, to, records: (types.get(type)?.records ?? 0) + 1 })
      }
      if (from === undefined) return record
      const { hash, changed: _changed, crash: _crash, ...rest } = record
      if (hash !== undefined && isFirstPart) incomparable++
      return rest
    },
    grade: (records: number): Grade =>
      from === undefined
        ? { _tag: "Same", records }
        : { _tag: "Upcast", records, types: [...types.values()], from, incomparable },
  }
}
