import type { LogRecord } from "./input.ts"
import type { Tagged } from "./json.ts"
import type { Log } from "./log.ts"
import { recordOf } from "./world.ts"

/**
 * Upper bound in ms between cause and effect; a later record, such as the next request of a poll, is an origin itself.
 */
const lingers = 10_000

/**
 * The number of the record that caused record `n`: back through fired timers and ended calls to an input from
 * outside, which is an event or a call's message. `undefined` if it came before the log.
 */
export const originOf = <Start, Event extends Tagged, Command extends Tagged>(
  { checkpoint, records }: Log<Start, Event, Command>,
  n: number,
): number | undefined => {
  const first = records[0]?.n ?? 0
  const find = (wanted: number): LogRecord<Start, Event> | undefined => {
    // Only a log of which records were dropped has gaps.
    const likely = records[wanted - first]
    return likely?.n === wanted ? likely : records.find((record) => record.n === wanted)
  }
  for (let at = find(n); at !== undefined;) {
    const { input, t } = at
    if (input.type !== "TimerFired" && input.type !== "CallEnded") return at.n
    const cause = recordOf(input)
    const causing = find(cause)
    // A record that is not in the log came before its checkpoint, or is the checkpoint's own.
    const since = causing?.t ?? (checkpoint !== null && cause <= checkpoint.n ? checkpoint.t : t)
    if (t - since > lingers) return at.n
    at = causing !== undefined && causing.n < at.n ? causing : undefined
  }
  return undefined
}
