/** Each bound is a tenth above the one before it: 0.1 ms to a minute in 142 steps. */
const growth = 1.1
const shortest = 0.1
const buckets = 142

/** The bucket of a duration; longer than a minute falls into the last. */
const bucketOf = (millis: number): number =>
  millis <= shortest ? 0 : Math.min(buckets - 1, Math.ceil(Math.log(millis / shortest) / Math.log(growth)))

/** The upper bound of a bucket, in milliseconds. */
const boundOf = (bucket: number): number => shortest * growth ** bucket

/** A histogram of calls' durations, of fixed size, so that memory does not grow with the calls. */
export class Durations {
  readonly #counts = new Uint32Array(buckets)
  #total = 0

  get total(): number {
    return this.#total
  }

  add(millis: number): void {
    const bucket = bucketOf(millis)
    this.#counts[bucket] = (this.#counts[bucket] ?? 0) + 1
    this.#total += 1
  }

  /** Adds all calls of another histogram. */
  join(other: Durations): void {
    other.#counts.forEach((count, bucket) => {
      this.#counts[bucket] = (this.#counts[bucket] ?? 0) + count
    })
    this.#total += other.#total
  }

  /**
   * A percentile: the milliseconds within which this share of the calls was answered, at most 10 % too high; 0 without
   * calls.
   */
  quantile(share: number): number {
    const wanted = Math.ceil(this.#total * share)
    let seen = 0
    for (const [bucket, count] of this.#counts.entries()) {
      seen += count
      if (seen >= wanted && seen > 0) return Math.round(boundOf(bucket) * 10) / 10
    }
    return 0
  }
}
