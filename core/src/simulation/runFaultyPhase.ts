import type { Json, Tagged } from "../kernel/json.ts"
import { runningBy } from "../kernel/running.ts"
import type { Chance } from "./chance.ts"
import { type Run, nextDue } from "./run.ts"
import type { Play } from "./play.ts"

const second = 1000
const minute = 60 * second
/** Time jumps in ms: an instant, a debounce, a wait, a pause, a night and more. */
const leaps = [1, 50, 300, 999, second, 2 * second, 5 * second, 21 * second, minute, 16 * minute, 25 * 60 * minute]
/** Cumulative shares of the steps: an intent, an answer, a late answer, a time jump; the rest fires a timer. */
const shares = { intent: 0.5, answer: 0.74, late: 0.77, leap: 0.86 }
const remembered = 20
const late: Json = { _tag: "Unreachable" }

/**
 * The faulty phase, of this many steps: intents are played, calls succeed or fail in any order, answers arrive after
 * their call was cancelled, timers fire late and out of order, time jumps.
 */
export const runFaultyPhase = <Start, Event extends Tagged, Command extends Tagged>(
  play: Play<Start, Event, Command>,
  run: Run<Start, Event, Command>,
  chance: Chance,
  steps: number,
): void => {
  const once: string[] = []
  const remember = (keys: readonly string[]): void => {
    once.push(...keys)
    once.splice(0, once.length - remembered)
  }
  const answerOne = (): void => {
    const call = chance.pick(Object.values(run.world().calls))
    if (call === undefined) return fireOne(run, chance)
    remember([call.key])
    run.answer(call.key, chance, "faulty")
  }
  for (let step = 0; step < steps; step++) {
    const world = run.world()
    const drawn = chance.next()
    if (drawn < shares.intent) {
      const event = play.intend(world, chance)
      if (event) run.bring({ type: "Happened", event })
      else answerOne()
    } else if (drawn < shares.answer) answerOne()
    else if (drawn < shares.late) {
      remember(Object.values(world.timers).map(({ key }) => key))
      const key = chance.pick(once)
      if (key === undefined) continue
      // The fold drops inputs for ended calls and timers; a key that runs again gets an ordinary failure or firing.
      if (runningBy(world.timers, key)) continue
      run.bring({ type: "CallEnded", key, exit: { _tag: "Failed", error: late } })
      run.bring({ type: "TimerFired", key })
    } else if (drawn < shares.leap) {
      run.passTo(run.now() + (chance.pick(leaps) ?? 0))
    } else fireOne(run, chance)
  }
}

/** Fires any due timer; when there is none, time passes to the next. */
const fireOne = <Start, Event extends Tagged, Command extends Tagged>(
  run: Run<Start, Event, Command>,
  chance: Chance,
): void => {
  const timer = chance.pick(Object.values(run.world().timers).filter(({ due }) => due <= run.now()))
  if (timer !== undefined) return run.bring({ type: "TimerFired", key: timer.key })
  const due = nextDue(run.world())
  if (due === null) return
  run.passTo(due)
  if (chance.happens(0.7)) fireOne(run, chance)
}
