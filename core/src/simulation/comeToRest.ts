import type { Tagged } from "../kernel/json.ts"
import type { Timer } from "../kernel/world.ts"
import type { Chance } from "./chance.ts"
import { Broken, type Life, nextDue } from "./life.ts"
import type { Judge, Play } from "./play.ts"

/** How long fair weather lasts, how many inputs it may take, and how often and how soon somebody may have to try again. */
const calm = { time: 5 * 60_000, inputs: 3000, tries: 20, pause: 10_000 }

/** Rings all timers that are due, the earliest first. */
const ringDue = <Start, Event extends Tagged, Command extends Tagged>(life: Life<Start, Event, Command>): void => {
  for (let rung = 0; rung < calm.inputs; rung++) {
    let first: Timer | undefined
    for (const timer of Object.values(life.world().timers)) {
      if (timer.due <= life.now() && timer.due < (first?.due ?? Infinity)) first = timer
    }
    if (first === undefined) return
    life.bring({ type: "TimerFired", key: first.key })
  }
  throw new Broken("restless: timers ring for ever without time passing")
}

/**
 * The faults stop: calls are answered well, timers ring in time, and somebody patient tries again what offers it.
 * Throws `Broken` when the world does not come to rest, or rests where the judge says that it is stuck.
 */
export const comeToRest = <Start, Event extends Tagged, Command extends Tagged>(
  play: Play<Start, Event, Command>,
  life: Life<Start, Event, Command>,
  judge: Judge<Start, Event, Command>,
  chance: Chance,
): void => {
  const until = life.now() + calm.time
  const most = life.records.length + calm.inputs
  let tries = 0
  let patience = life.now() + calm.pause
  for (;;) {
    if (life.records.length > most) throw new Broken(`restless: ${calm.inputs} inputs of fair weather were not enough`)
    ringDue(life)
    const before = life.world()
    for (const { key } of Object.values(before.calls)) life.answer(key, chance, "fair")
    if (life.world() !== before) continue
    const due = nextDue(before) ?? Infinity
    const event = tries < calm.tries ? play.settle(before) : null
    const next = event === null ? due : Math.min(due, patience)
    if (next > until) break
    life.passTo(next)
    if (event === null || due < patience) continue
    life.bring({ type: "Happened", event })
    tries++
    patience = life.now() + calm.pause
  }
  const stuck = judge.atRest(life.world())
  if (stuck !== null) throw new Broken(stuck)
}
