import type { Millis } from "../../time/model.ts"

/** The server's clock and the device's at the same moment. */
export interface ClockReading {
  readonly server: Millis
  readonly device: Millis
}

/** The tolerated error of a device's clock (DECISIONS §5). */
const tolerated = 60_000

/** Corrects the device's time if its clock is off by more than a minute; `reading` is `null` before a comparison. */
export const correctClock = (now: Millis, reading: ClockReading | null): Millis => {
  const ahead = reading === null ? 0 : reading.server - reading.device
  return Math.abs(ahead) > tolerated ? now + ahead : now
}
