/** A least-recently-used cache with a limit in bytes. */
export class BoundedCache {
  readonly #most: number
  readonly #kept = new Map<string, Uint8Array>()
  #bytes = 0

  constructor(most: number) {
    this.#most = most
  }

  get bytes(): number {
    return this.#bytes
  }

  get(key: string): Uint8Array | undefined {
    const found = this.#kept.get(key)
    if (found === undefined) return undefined
    // A Map is ordered by insertion: the last entry is the most recently used.
    this.#kept.delete(key)
    this.#kept.set(key, found)
    return found
  }

  set(key: string, value: Uint8Array): void {
    this.#bytes += value.byteLength - (this.#kept.get(key)?.byteLength ?? 0)
    this.#kept.delete(key)
    this.#kept.set(key, value)
    for (const [oldest, { byteLength }] of this.#kept) {
      if (this.#bytes <= this.#most) return
      this.#kept.delete(oldest)
      this.#bytes -= byteLength
    }
  }
}
