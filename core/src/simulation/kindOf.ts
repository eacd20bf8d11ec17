/** The kind of a broken invariant: its message up to the first colon, without what differs from run to run. */
export const kindOf = (why: string): string => why.split(":")[0] ?? why
