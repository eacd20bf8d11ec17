/**
 * What all spellings have in common that a database may take for one e-mail address, whatever its locale: under this,
 * tries are counted, so that another spelling gives no further ones. PostgreSQL lowers İ to i and Σ to σ, JavaScript does not.
 */
export const sameMailbox = (email: string): string => email.normalize("NFKD").replace(/\p{M}/gu, "").toUpperCase()
