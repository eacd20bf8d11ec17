import type { Millis } from "../../time/model.ts"

/** What the server's clock and the device's showed at the same moment. */
export interface ClockReading {
  readonly server: Millis
  readonly device: Millis
}

/** How far a device's clock may be off without being corrected (DECISIONS §5). */
const tolerated = 60_000

/** What time it is by a device's clock, corrected when it is off by more than a minute; `null` when never compared. */
export const correctClock = (now: Millis, reading: ClockReading | null): Millis => {
  const ahead = reading === null ? 0 : reading.server - reading.device
  return Math.abs(ahead) > tolerated ? now + ahead : now
}
