import { Schema } from "effect"

const count = (minimum: number, maximum: number) =>
  Schema.optionalKey(Schema.NumberFromString.check(Schema.isInt(), Schema.isBetween({ minimum, maximum })))

/** Pagination of a long list: `skip` and `limit`, or `page` and `size` (SPEC §7.3, §9). */
export const Paging = {
  skip: count(0, 1_000_000),
  limit: count(1, 1_000_000),
  page: count(0, 1_000_000),
  size: count(1, 1_000_000),
}

/** A page of a long list. */
export interface Slice {
  readonly skip: number
  readonly limit: number
}

const standardLimit = 10
const mostAtOnce = 50

/** The requested page: by default the first ten, never more than fifty. */
export const readPaging = (query: { readonly [name in keyof typeof Paging]?: number }): Slice => {
  const limit = Math.min(mostAtOnce, query.limit ?? query.size ?? standardLimit)
  return { limit, skip: query.skip ?? (query.page ?? 0) * limit }
}
