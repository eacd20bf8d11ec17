import { TZDateMini } from "@date-fns/tz/date/mini"
import { formatISO } from "date-fns/formatISO"
import type { Millis } from "../../time/model.ts"

/** A time in a zone with its offset, in whole seconds: `2026-10-25T01:30:00+02:00` (DECISIONS §5). */
export const writeLocal = (timeZone: string, at: Millis): string =>
  formatISO(new TZDateMini(at, timeZone)).replace("Z", "+00:00")
