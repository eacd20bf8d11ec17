import type { TelemetrySum } from "@skorpe/core/domain/telemetry"
import { oneLine } from "./oneLine.ts"

/** One kind of event of a day on one line: how often, what, of which, pieces and kroner. */
export const describeTelemetry = ({ day, kind, name, of, events, pieces, value }: TelemetrySum): string =>
  [
    day,
    String(events).padStart(7),
    kind === "Counted" ? oneLine(name) : oneLine(`${kind} ${name}`),
    ...(of === "" ? [] : [oneLine(of)]),
    ...(pieces === 0 ? [] : [`${pieces} pieces`]),
    ...(value === 0 ? [] : [`${(value / 100).toFixed(2)} kr`]),
  ].join("  ")
