import type { DeviceEntry } from "@skorpe/core/domain/device"

/** The key of an entry in the browser's storage, with the market as prefix. */
export const storageKey = (market: string, entry: DeviceEntry | ""): string => `skorpe.${market}.${entry}`
