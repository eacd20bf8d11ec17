import type { Tagged } from "../kernel/json.ts"
import type { Timer } from "../kernel/world.ts"
import type { Chance } from "./chance.ts"
import { Broken, type Run, nextDue } from "./run.ts"
import type { Judge, Play } from "./play.ts"

/** Bounds of the recovery phase: its length and the pause between retries in ms, its inputs and its retries. */
const bounds = { time: 5 * 60_000, inputs: 3000, tries: 20, pause: 10_000 }

/** Fires all due timers, earliest first. */
const fireDue = <Start, Event extends Tagged, Command extends Tagged>(run: Run<Start, Event, Command>): void => {
  for (let rung = 0; rung < bounds.inputs; rung++) {
    let first: Timer | undefined
    for (const timer of Object.values(run.world().timers)) {
      if (timer.due <= run.now() && timer.due < (first?.due ?? Infinity)) first = timer
    }
    if (first === undefined) return
    run.bring({ type: "TimerFired", key: first.key })
  }
  throw new Broken("restless: timers fire forever without time passing")
}

/**
 * The recovery phase: calls succeed, timers fire on time, and the play's `settle` retries what offers it. Throws
 * `Broken` if the world does not come to rest, or rests in a state that the judge reports as stuck.
 */
export const runRecoveryPhase = <Start, Event extends Tagged, Command extends Tagged>(
  play: Play<Start, Event, Command>,
  run: Run<Start, Event, Command>,
  judge: Judge<Start, Event, Command>,
  chance: Chance,
): void => {
  const until = run.now() + bounds.time
  const most = run.records.length + bounds.inputs
  let tries = 0
  let patience = run.now() + bounds.pause
  for (;;) {
    if (run.records.length > most)
      throw new Broken(`restless: ${bounds.inputs} inputs of the recovery phase were not enough`)
    fireDue(run)
    const before = run.world()
    for (const { key } of Object.values(before.calls)) run.answer(key, chance, "recovery")
    if (run.world() !== before) continue
    const due = nextDue(before) ?? Infinity
    const event = tries < bounds.tries ? play.settle(before) : null
    const next = event === null ? due : Math.min(due, patience)
    if (next > until) break
    run.passTo(next)
    if (event === null || due < patience) continue
    run.bring({ type: "Happened", event })
    tries++
    patience = run.now() + bounds.pause
  }
  const stuck = judge.atRest(run.world())
  if (stuck !== null) throw new Broken(stuck)
}
