/** The low-water mark of a database's transactions (decision 26). */
export interface Progress {
  /** Every transaction before this one has ended, and its writes are visible. */
  readonly position: string
  /** No transaction from this one on has begun. */
  readonly limit: string
}

/** The lower of two positions. */
export const earlier = (one: string, other: string): string => (BigInt(one) < BigInt(other) ? one : other)

/** True for a position that this database can have given: one restored from a dump restarts its count. */
export const isReached = (position: string, { limit }: Progress): boolean => BigInt(position) <= BigInt(limit)
