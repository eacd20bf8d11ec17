import type { MarketId } from "@skorpe/core/domain/market"

/** The name of a log's file, which ends with the last digits of its hash. */
export const fileOf = (market: MarketId, hash: string): string => `skorpe-${market}-${hash.slice(-8)}.jsonl`

/** Has the browser save an exported log as a file. */
export const saveLog = (market: MarketId, { text, hash }: { readonly text: string; readonly hash: string }): void => {
  const address = URL.createObjectURL(new Blob([text], { type: "application/x-ndjson" }))
  const link = document.createElement("a")
  link.href = address
  link.download = fileOf(market, hash)
  link.click()
  // The browser still reads the blob after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
