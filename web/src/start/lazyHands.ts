import { backOff } from "@skorpe/core/domain/connection"
import type { Brought, Hands } from "@skorpe/core/kernel"
import { askForVersion } from "../kit/newVersion.ts"
import type { ShopCommand } from "@skorpe/core/messages"
import type { ShopWorld } from "@skorpe/core/shop"

type MakeHands = (bring: (input: Brought) => void) => Hands<ShopCommand, void>

/** Waits between attempts to load the hands, in milliseconds. */
const hasty = { first: 350, longest: 5000 }

/** When the hands load. */
interface Rest {
  readonly until: Promise<void>
  /** The page shows what the server has just rendered: until the customer acts, it only revalidates that data. */
  readonly isDrawn: boolean
}

const hasCalls = ({ calls }: ShopWorld): boolean => Object.keys(calls).length > 0

const none: Rest = { until: Promise.resolve(), isDrawn: false }

/**
 * The effect runner in a chunk of its own: Effect, the schemas and the API's contract are not needed for the first
 * render. It loads once the page is idle, or earlier when a world makes a call that a rendered page does not make.
 * Until then the last world and the tells wait for it, in order, except those that `tellAtOnce` carries out. A failed
 * load is retried, and the customer is told when the version is gone. `tellIfLate` is called with true when something
 * waits for a load that has failed, and with false once it has loaded.
 */
export const lazyHands =
  (
    load: () => Promise<MakeHands>,
    tellAtOnce: (command: ShopCommand) => boolean,
    tellIfLate: (waits: boolean) => void,
    { until, isDrawn }: Rest = none,
  ): MakeHands =>
  (bring) => {
    let told: readonly ShopCommand[] = []
    let seen: ShopWorld | undefined
    let hands: Hands<ShopCommand, void> | undefined
    let stopped = false
    let isSentFor = false
    const begin = (make: MakeHands): void => {
      if (stopped) return
      hands = make(bring)
      tellIfLate(false)
      for (const command of told) hands.tell(command)
      told = []
      if (seen) hands.follow(seen)
    }
    const ask = (attempt: number): void => {
      if (stopped) return
      load().then(begin, () => {
        void askForVersion()
        if (told.length > 0 || (seen && hasCalls(seen))) tellIfLate(true)
        setTimeout(ask, backOff(attempt, hasty), attempt + 1)
      })
    }
    const sendFor = (): void => {
      if (!isSentFor) ask(0)
      isSentFor = true
    }
    void until.then(sendFor)
    return {
      follow: (world) => {
        if (hands) return hands.follow(world)
        seen = world
        if (!isDrawn && hasCalls(world)) sendFor()
      },
      tell: (command) => {
        if (hands) return hands.tell(command)
        // Earlier tells go first: the device must not end with an older value.
        told = [...told, command].filter((one) => !tellAtOnce(one))
        if (told.includes(command) && !(isDrawn && command.type === "Keep")) sendFor()
      },
      stop: () => {
        stopped = true
        hands?.stop()
      },
    }
  }
