import type { DeviceEntry } from "@skorpe/core/services"

/** The name under which an entry lies in the browser's storage; each market has its own shelf. */
export const storageKey = (market: string, entry: DeviceEntry | ""): string => `skorpe.${market}.${entry}`
