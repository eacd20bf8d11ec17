/** For handlers whose work goes on when the client hangs up: an order or a payment that has begun is not stopped half-way. */
export const toTheEnd = { uninterruptible: true } as const
