import { Context, Metric } from "effect"
import type { Answered } from "./RequestFigures.ts"

/** In seconds, as OpenTelemetry's semantic conventions require. */
const boundaries = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

const durations = Metric.histogram("http.server.request.duration", {
  description: "How long calls take until their answer begins",
  attributes: { unit: "s" },
  boundaries,
})

/** Metrics of calls by route, status and code, for a collector. */
export const makeRequestMetrics = () => {
  const known = new Map<string, typeof durations>()
  return ({ route, status, code, millis }: Answered): void => {
    if (millis === null) return
    const name = `${route} ${status} ${code}`
    const found =
      known.get(name) ??
      Metric.withAttributes(durations, {
        "http.route": route,
        "http.response.status_code": String(status),
        ...(code === null ? {} : { "skorpe.code": String(code) }),
      })
    if (!known.has(name)) known.set(name, found)
    found.updateUnsafe(millis / 1000, Context.empty())
  }
}
