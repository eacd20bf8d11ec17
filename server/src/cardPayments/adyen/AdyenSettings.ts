/** How this server reaches the card provider: an account at Adyen, or the development stand-in for it. */
export interface AdyenSettings {
  readonly environment: "test" | "live"
  readonly apiKey: string
  /** The public key that the browser's component shows. */
  readonly clientKey: string
  readonly merchantAccount: string
  /** The keys that sign notifications, each 64 hex digits; two while a key is being replaced. */
  readonly hmacKeys: readonly [string, ...string[]]
  /** The account's own part of the live addresses; `null` in the test environment. */
  readonly livePrefix: string | null
  /** Whether the provider is the stand-in, which takes no money. */
  readonly standIn: boolean
  /** Sends a request to the provider: `fetch`, or the stand-in itself. */
  readonly send: (request: Request) => Promise<Response>
}
