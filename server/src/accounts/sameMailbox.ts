/**
 * One key for all spellings that PostgreSQL may match as one e-mail address, in any locale. Tries are counted under it, so
 * that another spelling gives no further tries. PostgreSQL lowers İ to i and Σ to σ, JavaScript does not.
 */
export const sameMailbox = (email: string): string => email.normalize("NFKD").replace(/\p{M}/gu, "").toUpperCase()
