/** Proves that the caller placed the order (DECISIONS §18). */
export const orderTokenHeader = "order-token"

/** The key of the kitchen side. */
export const staffKeyHeader = "staff-key"
