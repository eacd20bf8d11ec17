import { writtenCode } from "./writtenCode.ts"

/** What two spellings of one code have in common: codes are matched as they are meant, and without regard to case. */
export const couponKey = (code: string): string => writtenCode(code).toUpperCase()
