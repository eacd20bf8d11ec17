/** The destination of traces and metrics. */
export interface Collector {
  /** An OTLP collector's address, without `/v1/traces`. */
  readonly url: string
  /** Milliseconds between two exports; five seconds when absent. */
  readonly every?: number | undefined
}
