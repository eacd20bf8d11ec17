import type { DiscountLine } from "../line.ts"
import type { Scope } from "../model.ts"

/**
 * True when a line matches every non-empty list of a scope; a half-and-half must match with both halves. Beer is in no
 * scope (DECISIONS §8).
 */
export const isInScope = (scope: Scope, line: DiscountLine): boolean =>
  !line.isBeer &&
  (scope.products.length === 0 || line.products.every((code) => scope.products.includes(code))) &&
  (scope.categories.length === 0 || line.categories.every((category) => scope.categories.includes(category))) &&
  (scope.sizes.length === 0 || scope.sizes.some((size) => size === line.size))
