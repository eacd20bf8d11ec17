import type { ShopLog } from "@skorpe/core/replay"
import { shopPlay } from "@skorpe/core/simulation"
import type { Device } from "./device.ts"
import { drawDevices } from "./drawDevices.ts"
import type { Journal } from "./journal.ts"
import { judgeRun } from "./judgeRun.ts"
import type { ShopPlay } from "./judging.ts"
import { openCustomers } from "./openCustomers.ts"
import { openPages } from "./openPages.ts"
import type { Stage } from "./openStage.ts"
import { openSurroundings, type Surroundings } from "./openSurroundings.ts"
import { untilQuiet } from "./quiet.ts"
import { beginRun, type Run, type RunAsked } from "./run.ts"
import { seedNode } from "./seededNode.ts"

/** What came of a run. */
export interface RunPlayed {
  readonly seed: number
  readonly hash: string
  readonly journal: Journal
  readonly orders: number
  readonly records: number
  /** What broke, the first thing first. */
  readonly wrong: readonly string[]
  /** The log of each page, by its name. */
  readonly logs: ReadonlyMap<string, ShopLog>
  /** The names of what may be left out. */
  readonly parts: readonly string[]
}

const second = 1000
const minute = 60 * second

/** How long everything has to come to rest once the customers have made their moves. */
const rest = 6 * minute

/** The staff of all stores do something now and then, and the server its background work after it. */
const workInKitchen = (run: Run, { kitchen, round }: Surroundings): void => {
  const { time, chanceOf, leftOut } = run
  const work = (nth: number): void => {
    const chance = chanceOf(`kitchen ${nth}`)
    time.after(second + chance.below(40 * second), async () => {
      if (!leftOut.has(`kitchen ${nth}`)) await kitchen.work(chance)
      await round()
      work(nth + 1)
    })
  }
  work(1)
}

/** Each customer does what their page waits for, again and again. */
const settle = (time: Run["time"], devices: readonly Device[], play: ShopPlay): void => {
  for (const device of devices) {
    for (const tab of device.tabs) {
      const event = play.settle(tab.world())
      if (event !== null) tab.put(event as never)
    }
  }
  time.after(20 * second, () => settle(time, devices, play))
}

/** Lets time pass until all customers are done and everything has come to rest, or has had its time to. */
const untilRest = async (
  { time, isFaulty, endFaults }: Run,
  devices: readonly Device[],
  { areDone, rests }: { readonly areDone: () => boolean; readonly rests: () => void },
): Promise<void> => {
  let end = Number.POSITIVE_INFINITY
  await untilQuiet()
  const isAtRest = () => devices.every(({ tabs }) => [...tabs].every((tab) => tab.stuck() === null))
  // A page that asks each minute, or follows a stream anew, is looked at between two calls.
  const goesOn = (next: number) => next <= end || (next <= end + minute && !isAtRest())
  for (let next = time.nextDue(); next !== null && goesOn(next); next = time.nextDue()) {
    await time.goOn()
    await untilQuiet()
    if (!areDone() || !isFaulty()) continue
    endFaults()
    end = time.now() + rest
    rests()
  }
}

/** Plays whole customers against the real server, in a time and with a chance of their own, and judges what came of it. */
export const playRun = async (stage: Stage, asked: RunAsked): Promise<RunPlayed> => {
  const run = beginRun(stage, asked)
  const devices = drawDevices(run)
  run.parts.push(...devices.map(({ name }) => name))
  await stage.clear()
  const undo = seedNode(run.seed)
  try {
    const around = await openSurroundings(run, devices)
    try {
      return await playWith(run, around, devices)
    } finally {
      for (const { tabs } of devices) for (const tab of tabs) await tab.close()
      await around.close()
    }
  } finally {
    undo()
  }
}

const playWith = async (run: Run, around: Surroundings, devices: readonly Device[]): Promise<RunPlayed> => {
  const { stage, time, journal, swarm, chanceOf, wrong, parts, seed } = run
  const play = shopPlay({ ...stage, carts: [], attempts: [], kept: [] })
  const customers = openCustomers(run, around, openPages(run, around, play))
  for (const device of devices) await customers.begin(device)
  workInKitchen(run, around)
  const prices = chanceOf("new prices")
  if (swarm.has("new prices") && prices.happens(0.3)) time.after(prices.below(5 * minute), around.raisePrices)
  await untilRest(run, devices, { ...customers, rests: () => settle(time, devices, play) })
  wrong.push(...(await judgeRun(run, around, devices, play)))
  const tabs = devices.flatMap(({ allTabs }) => allTabs)
  return {
    seed,
    hash: journal.hash(),
    journal,
    orders: around.watch.sent.owners.size,
    records: tabs.reduce((sum, tab) => sum + tab.log().records.length, 0),
    wrong,
    logs: new Map(tabs.map((tab) => [tab.name, tab.log()])),
    parts,
  }
}
