/** Runs `work` on the browser's storage, which may be missing, denied or full: then the result is `otherwise`. */
export const withStorage = <Value>(work: () => Value, otherwise: Value): Value => {
  try {
    return work()
  } catch {
    return otherwise
  }
}

const entryOf = (market: string): string => `skorpe.${market}.staffKey`

/** The staff key that this tab or this device keeps; `null` if there is none. */
export const readStaffKey = (market: string): string | null =>
  withStorage(() => sessionStorage.getItem(entryOf(market)) ?? localStorage.getItem(entryOf(market)), null)

/** Removes the staff key from this tab and this device. */
export const forgetStaffKey = (market: string): void =>
  withStorage(() => {
    localStorage.removeItem(entryOf(market))
    sessionStorage.removeItem(entryOf(market))
  }, undefined)

/** Keeps the staff key in this tab, or on this device for all tabs; nowhere if neither storage accepts it. */
export const keepStaffKey = (market: string, key: string, keep: "tab" | "device"): void =>
  withStorage(() => {
    forgetStaffKey(market)
    const storage = keep === "device" ? localStorage : sessionStorage
    storage.setItem(entryOf(market), key)
  }, undefined)
