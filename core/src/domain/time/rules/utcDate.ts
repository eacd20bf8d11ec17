import { UTCDateMini } from "@date-fns/utc/date/mini"
import type { Millis } from "../model.ts"

/**
 * A date for date-fns whose local fields are those of UTC, so that its functions, setters above all, do not depend on
 * the process's time zone. Also serves as date-fns's `in` option.
 */
export const utcDate = (at: Millis | Date | string): Date => new UTCDateMini(at)
