import { type DeviceEntry, type DeviceWrite, isOfTab } from "@skorpe/core/domain/device"
import { storageKey } from "./storageKey.ts"

/** The storage of an entry: local, but for what ends with the tab. Throws if it is denied. */
export const storageOf = (entry: DeviceEntry): Storage => (isOfTab(entry) ? sessionStorage : localStorage)

/** Writes or deletes an entry. Throws if the storage is denied or full. */
export const store = (market: string, [entry, text]: DeviceWrite): void => {
  if (text === null) storageOf(entry).removeItem(storageKey(market, entry))
  else storageOf(entry).setItem(storageKey(market, entry), text)
}
