import type { Input } from "../kernel/input.ts"
import type { Tagged } from "../kernel/json.ts"
import { nameOfKey, runningUnder } from "../kernel/running.ts"
import type { World } from "../kernel/world.ts"

/**
 * The input with the key that its call or timer has in this world: in an edited log, the number in the key may differ.
 */
export const rekey = <Start, Event extends Tagged>(input: Input<Start, Event>, world: World): Input<Start, Event> => {
  if (input.type === "Started" || input.type === "Happened") return input
  const running = input.type === "TimerFired" ? world.timers : world.calls
  const key = runningUnder<{ readonly key: string }>(running, nameOfKey(input.key))?.key ?? input.key
  return key === input.key ? input : { ...input, key }
}
