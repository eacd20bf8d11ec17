import { Layer } from "effect"
import { HttpMiddleware, type HttpServerRequest } from "effect/http"

/**
 * Token bucket: traced calls a second on average, and in a burst after a pause. A span costs as much as a small call's
 * own work.
 */
const aSecond = 25
const atOnce = 50

/**
 * Whether one more call is traced: a fixed number a second is, however many calls there are. `now` is in milliseconds.
 */
export const makeShare = (now: () => number) => {
  let left = atOnce
  let since = now()
  return (): boolean => {
    const at = now()
    left = Math.min(atOnce, left + ((at - since) / 1000) * aSecond)
    since = at
    if (left < 1) return false
    left -= 1
    return true
  }
}

/** Files and health checks are many and alike: they would use up the share. */
export const isWorthTracing = (url: string): boolean => {
  const [path = ""] = url.split("?")
  return path.startsWith("/api/") ? path !== "/api/health" : !path.includes(".")
}

/** Traces all calls of a quiet shop, and a share of a busy one's, so that its orders do not wait for spans. */
export const tracedShare = Layer.sync(HttpMiddleware.TracerDisabledWhen, () => {
  const takes = makeShare(() => performance.now())
  // The platform asks twice about a call that is traced.
  let asked: WeakRef<HttpServerRequest.HttpServerRequest> | null = null
  let answer = false
  return (request) => {
    if (asked?.deref() === request) return answer
    asked = new WeakRef(request)
    answer = !(isWorthTracing(request.url) && takes())
    return answer
  }
})
