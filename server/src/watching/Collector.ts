/** Where traces and metrics are sent. */
export interface Collector {
  /** An OTLP collector's address, without `/v1/traces`. */
  readonly url: string
  /** Milliseconds between two sendings; five seconds when absent. */
  readonly every?: number | undefined
}
