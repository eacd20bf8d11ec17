import type { EventReading } from "./readEvent.ts"
import type { Grade, ShopRecord, UpcastType } from "./model.ts"

/** Counts the upcasts of reading a log, by type, and notes from which record on hashes cannot be compared. */
export const makeUpcastCount = () => {
  const types = new Map<string, UpcastType>()
  let from: number | undefined
  let incomparable = 0
  return {
    /**
     * The record without its hash and changes, once its world may differ from today's; a split record is counted once.
     */
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
