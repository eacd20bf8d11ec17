import { writtenCode } from "./writtenCode.ts"

/** The canonical form in which codes are compared: invisible characters removed, case ignored. */
export const couponKey = (code: string): string => writtenCode(code).toUpperCase()
