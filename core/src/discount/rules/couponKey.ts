/** What two spellings of one code have in common: codes are matched trimmed, and without regard to case. */
export const couponKey = (code: string): string => code.trim().toUpperCase()
