import { StaffTablet } from "@skorpe/core/services"
import { Effect, Layer } from "effect"
import { forgetStaffKey, keepStaffKey, readStaffKey, withStorage } from "../services/staffKey.ts"

const guarded = <Value>(work: () => Value, otherwise: Value) => Effect.sync(() => withStorage(work, otherwise))

/** The browser as a store's tablet: the key is kept in local or session storage, and nowhere if neither accepts it. */
export const staffTablet = (market: string, ring: () => void) => {
  const memoryEntry = `skorpe.${market}.kitchen`
  const pressesEntry = `skorpe.${market}.presses`
  return Layer.succeed(StaffTablet, {
    readKey: Effect.sync(() => readStaffKey(market)),
    keepKey: (key, keep) => Effect.sync(() => keepStaffKey(market, key, keep)),
    forgetKey: Effect.sync(() => forgetStaffKey(market)),
    readMemory: guarded(() => localStorage.getItem(memoryEntry), null),
    writeMemory: (text) => guarded(() => localStorage.setItem(memoryEntry, text), undefined),
    readPresses: guarded(() => localStorage.getItem(pressesEntry), null),
    writePresses: (text) =>
      guarded(() => {
        if (text === null) localStorage.removeItem(pressesEntry)
        else localStorage.setItem(pressesEntry, text)
      }, undefined),
    ring: Effect.sync(ring),
  })
}
