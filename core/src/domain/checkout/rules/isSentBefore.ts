import type { Problem } from "../../problem/model.ts"

/**
 * True when the server refused an order because its cart was sent before (1006, DECISIONS §18). The same cart is refused
 * again until it becomes a new order.
 */
export const isSentBefore = (problems: readonly Problem[]): boolean => problems.some(({ code }) => code === 1006)
