import { millisecondsInMinute } from "date-fns/constants"

/** The digits, tries and lifetime in milliseconds of a code (DECISIONS §12). */
export const codeRules = { digits: 6, tries: 5, holds: 10 * millisecondsInMinute } as const
