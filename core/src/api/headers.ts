/** Proves that the caller placed the order (DECISIONS §18). */
export const orderTokenHeader = "order-token"

/** The proof of a bot check (`GET /auth/bot-check/:purpose`), before a call that sends a text message. */
export const botCheckHeader = "bot-check"

/** The key of the kitchen side. */
export const staffKeyHeader = "staff-key"

/** Whether a text may be a staff key: a header holds only printable characters, and a server refuses a very long one. */
export const mayBeStaffKey = (text: string): boolean => /^[\x21-\x7e]{1,200}$/.test(text)
