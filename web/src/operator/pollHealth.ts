import type { HealthWatchEvent } from "@skorpe/core/domain/operator"

/** The pause in ms after an answer: short while somebody may look, and long for a page in the background. */
export const pauses = { shown: 10_000, hidden: 60_000 } as const

type Read = (signal: AbortSignal) => Promise<HealthWatchEvent>

/**
 * Reads the shop's health again and again until it is stopped: at once, after each pause, and when the page is shown or
 * the network is there again.
 */
export const pollHealth = (read: Read, send: (event: HealthWatchEvent) => void): (() => void) => {
  const stopped = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isReading = false
  const round = async (): Promise<void> => {
    clearTimeout(timer)
    isReading = true
    const event = await read(stopped.signal)
    isReading = false
    if (stopped.signal.aborted) return
    send(event)
    timer = setTimeout(() => void round(), document.hidden ? pauses.hidden : pauses.shown)
  }
  const lookAgain = (): void => {
    if (!document.hidden && !isReading) void round()
  }
  document.addEventListener("visibilitychange", lookAgain, { signal: stopped.signal })
  addEventListener("online", lookAgain, { signal: stopped.signal })
  stopped.signal.addEventListener("abort", () => clearTimeout(timer))
  void round()
  return () => stopped.abort()
}
