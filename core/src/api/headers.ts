/** Proves that the caller placed the order (DECISIONS §18). */
export const orderTokenHeader = "order-token"

/** The proof of a bot check (`GET /auth/bot-check/:purpose`), before a call that sends a text message. */
export const botCheckHeader = "bot-check"

/** The key of the kitchen side. */
export const staffKeyHeader = "staff-key"
