import { unitFromLedger } from "../kernel/ledger.ts"
import { makeFold } from "../kernel/fold.ts"
import type { World } from "../kernel/world.ts"
import type { Unit } from "../kernel/unit.ts"
import type { Play } from "./play.ts"

/** A toy: a bell that asks a service for its volume when rung, and retries until it gets an answer. */
export type BellEvent = { readonly type: "Rung" } | { readonly type: "Polished" }

export interface BellCommand {
  readonly type: "AskLoudness"
  readonly rings: number
}

interface Bell {
  readonly step: "still" | "asking" | "failed"
  readonly rings: number
  readonly shine: number
}

/** The faults that can be planted in a bell. */
export type Plant = "nothing" | "stuck" | "restless" | "crash" | "chance" | "overrun"

const again = 500
let polishedEver = 0

const bellWith = (plant: Plant): Unit<object, Bell, BellEvent, BellCommand, Bell, object> => ({
  name: "bell",
  listens: new Set(["Rung", "Polished"]),
  init: () => ({ step: "still", rings: 0, shine: 0 }),
  step: (bell, event, out) => {
    if (event.type === "Polished") {
      if (plant === "crash" && bell.rings >= 3 && bell.step === "failed") throw new Error("the bell cracked")
      // Planted fault: state outside the world.
      return { ...bell, shine: plant === "chance" ? polishedEver++ : bell.shine + 1 }
    }
    if (bell.step !== "still" && plant !== "overrun") return bell
    out.call("loudness", { type: "AskLoudness", rings: bell.rings + 1 })
    return { ...bell, step: "asking", rings: bell.rings + 1 }
  },
  reply: (bell, reply, out) => {
    if (reply.type === "CallDone") return { ...bell, step: "still" }
    if (reply.type === "CallFailed") {
      if (plant !== "stuck" || bell.rings < 2) out.arm("again", plant === "restless" ? 0 : again, null)
      return { ...bell, step: "failed" }
    }
    if (plant === "restless") {
      out.arm("again", 0, null)
      return { ...bell }
    }
    out.call("loudness", { type: "AskLoudness", rings: bell.rings })
    return { ...bell, step: "asking" }
  },
  view: (bell) => bell,
})

/** Counts what is polished, so that two units listen to one event. */
const cloth = unitFromLedger<object, { readonly wiped: number }, BellEvent, BellCommand, number, object>({
  name: "cloth",
  init: () => ({ wiped: 0 }),
  on: { Polished: ({ wiped }) => ({ wiped: wiped + 1 }) },
  view: ({ wiped }) => wiped,
})

const bellIn = (world: World): Bell => world.units["bell"] as Bell

/** The toy's play, with or without a planted fault. */
export const bellPlay = (plant: Plant): Play<object, BellEvent, BellCommand> => ({
  fold: makeFold<object, BellEvent, BellCommand>([bellWith(plant), cloth]),
  start: () => ({}),
  intend: (_, chance) => ({ type: chance.happens(0.5) ? "Rung" : "Polished" }),
  answer: (_, _world, chance, phase) =>
    phase === "faulty" && chance.happens(0.5)
      ? { _tag: "End", exit: { _tag: "Failed", error: { _tag: "Unreachable" } } }
      : { _tag: "End", exit: { _tag: "Done", value: 7 } },
  settle: () => null,
  judge: () => {
    let highest = 0
    return {
      always: ({ before, world }) => {
        if (before.n >= 0 && bellIn(before).step === "asking" && bellIn(world).rings > bellIn(before).rings) {
          return `rung over: ${bellIn(world).rings}`
        }
        highest = Math.max(highest, bellIn(world).rings)
        return null
      },
      atRest: (world) => (bellIn(world).step === "still" ? null : `stuck: ${bellIn(world).step} after ${highest}`),
    }
  },
})
