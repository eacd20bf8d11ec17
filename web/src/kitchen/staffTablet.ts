import { StaffTablet } from "@skorpe/core/services"
import { Effect, Layer } from "effect"

/** The browser's storage, which may be missing, denied or full. */
const guarded = <Value>(work: () => Value, otherwise: Value) =>
  Effect.sync(() => {
    try {
      return work()
    } catch {
      return otherwise
    }
  })

/** The browser as a store's tablet: the key is kept in local or session storage, and nowhere if neither accepts it. */
export const staffTablet = (market: string, ring: () => void) => {
  const keyEntry = `skorpe.${market}.staffKey`
  const memoryEntry = `skorpe.${market}.kitchen`
  const pressesEntry = `skorpe.${market}.presses`
  return Layer.succeed(StaffTablet, {
    readKey: guarded(() => sessionStorage.getItem(keyEntry) ?? localStorage.getItem(keyEntry), null),
    keepKey: (key, keep) =>
      guarded(() => {
        localStorage.removeItem(keyEntry)
        sessionStorage.removeItem(keyEntry)
        const storage = keep === "device" ? localStorage : sessionStorage
        storage.setItem(keyEntry, key)
      }, undefined),
    forgetKey: guarded(() => {
      localStorage.removeItem(keyEntry)
      sessionStorage.removeItem(keyEntry)
    }, undefined),
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
