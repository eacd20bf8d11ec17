import type { Chance } from "@skorpe/core/simulation"
import { chanceAt } from "./chanceAt.ts"
import { type Journal, openJournal } from "./journal.ts"
import type { Stage } from "./openStage.ts"
import { drawSwarm, type Kind, type Swarm } from "./swarm.ts"
import { makeVirtualTime, type VirtualTime } from "./virtualTime.ts"

/** One run: its seed, and what is left out of it to make it smaller, by name. */
export interface RunAsked {
  readonly seed: number
  readonly leftOut: ReadonlySet<string>
}

/** What all parts of a run share. */
export interface Run extends RunAsked {
  readonly stage: Stage
  readonly time: VirtualTime
  readonly journal: Journal
  readonly swarm: Swarm
  /** The names of what may be left out, in the order in which they came up. */
  readonly parts: string[]
  /** The chance of one named thing. */
  readonly chanceOf: (name: string) => Chance
  /** Whether a kind of fault may happen now. */
  readonly may: (kind: Kind) => boolean
  /** From here on there are no more faults, so that everything can come to rest. */
  readonly endFaults: () => void
  readonly isFaulty: () => boolean
  /** Records a violation: something that must never happen. */
  readonly object: (why: string) => void
  /** The recorded violations, in order. */
  readonly wrong: string[]
}

/** Noon of a Saturday in November, and forty minutes before the first store closes. */
const [noon, late] = [Date.UTC(2026, 10, 21, 11, 0), Date.UTC(2026, 10, 21, 20, 20)]

/** Draws what a run has, and sets its time. */
export const beginRun = (stage: Stage, { seed, leftOut }: RunAsked): Run => {
  const swarm = drawSwarm(seed, leftOut)
  const time = makeVirtualTime(swarm.has("closing time") ? late : noon)
  const journal = openJournal(time)
  const wrong: string[] = []
  let isFaulty = true
  return {
    seed,
    leftOut,
    stage,
    time,
    journal,
    swarm,
    parts: [...swarm],
    chanceOf: (name) => chanceAt(seed, name),
    may: (kind) => isFaulty && swarm.has(kind),
    endFaults: () => void (isFaulty = false),
    isFaulty: () => isFaulty,
    object: (why) => {
      wrong.push(why)
      journal.tell(`WRONG ${why}`)
    },
    wrong,
  }
}
