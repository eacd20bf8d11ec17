import type { Json, Tagged } from "../kernel/json.ts"
import { runningBy } from "../kernel/running.ts"
import type { Chance } from "./chance.ts"
import { type Life, nextDue } from "./life.ts"
import type { Play } from "./play.ts"

const second = 1000
const minute = 60 * second
/** Leaps of time: a moment, a debounce, a wait, a pause, a night and more. */
const leaps = [1, 50, 300, 999, second, 2 * second, 5 * second, 21 * second, minute, 16 * minute, 25 * 60 * minute]
/** Of all steps: somebody does something, a call is answered, an answer comes too late, time leaps; else a timer rings. */
const shares = { intent: 0.5, answer: 0.74, late: 0.77, leap: 0.86 }
const remembered = 20
const late: Json = { _tag: "Unreachable" }

/**
 * So many steps of foul weather: people do things, calls end well or badly in any order, answers come after nobody
 * waits for them, timers ring late and out of order, time leaps.
 */
export const liveWildly = <Start, Event extends Tagged, Command extends Tagged>(
  play: Play<Start, Event, Command>,
  life: Life<Start, Event, Command>,
  chance: Chance,
  steps: number,
): void => {
  const once: string[] = []
  const remember = (keys: readonly string[]): void => {
    once.push(...keys)
    once.splice(0, once.length - remembered)
  }
  const answerOne = (): void => {
    const call = chance.pick(Object.values(life.world().calls))
    if (call === undefined) return ringOne(life, chance)
    remember([call.key])
    life.answer(call.key, chance, "foul")
  }
  for (let step = 0; step < steps; step++) {
    const world = life.world()
    const drawn = chance.next()
    if (drawn < shares.intent) {
      const event = play.intend(world, chance)
      if (event) life.bring({ type: "Happened", event })
      else answerOne()
    } else if (drawn < shares.answer) answerOne()
    else if (drawn < shares.late) {
      remember(Object.values(world.timers).map(({ key }) => key))
      const key = chance.pick(once)
      if (key === undefined) continue
      // The runner drops what nobody waits for; where somebody does, it is a failure or a timer like any other.
      if (runningBy(world.timers, key)) continue
      life.bring({ type: "CallEnded", key, exit: { _tag: "Failed", error: late } })
      life.bring({ type: "TimerFired", key })
    } else if (drawn < shares.leap) {
      life.passTo(life.now() + (chance.pick(leaps) ?? 0))
    } else ringOne(life, chance)
  }
}

/** Rings any timer that is due; when none is, time passes to the next. */
const ringOne = <Start, Event extends Tagged, Command extends Tagged>(
  life: Life<Start, Event, Command>,
  chance: Chance,
): void => {
  const timer = chance.pick(Object.values(life.world().timers).filter(({ due }) => due <= life.now()))
  if (timer !== undefined) return life.bring({ type: "TimerFired", key: timer.key })
  const due = nextDue(life.world())
  if (due === null) return
  life.passTo(due)
  if (chance.happens(0.7)) ringOne(life, chance)
}
