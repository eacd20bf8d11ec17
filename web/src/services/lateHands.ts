import type { Brought, Hands } from "@skorpe/core/kernel"
import { askForVersion } from "../kit/newVersion.ts"
import type { ShopCommand, ShopWorld } from "@skorpe/core/shop"

type MakeHands = (bring: (input: Brought) => void) => Hands<ShopCommand, void>

/** Waits between attempts to load them, in milliseconds; the last holds for all further ones. */
const waits = [350, 700, 1400, 2800, 5000]

/** How long a page is left in peace. */
interface Rest {
  readonly until: Promise<void>
  /** It shows what the server has just drawn: by itself it asks only whether that still holds, and keeps what it shows. */
  readonly isDrawn: boolean
}

const none: Rest = { until: Promise.resolve(), isDrawn: false }

/**
 * Hands that come in their own chunk: Effect, schemas and the API's contract are not needed to draw the first screen.
 * They are sent for when the page has rested, or before, when a world asks for anything that a drawn page does not.
 * Until they are there the last world waits for them, and what was told, in order; a chunk that could not be loaded is
 * asked for again and again, and the customer learns when its version is gone.
 */
export const lateHands =
  (load: () => Promise<MakeHands>, { until, isDrawn }: Rest = none): MakeHands =>
  (bring) => {
    const told: ShopCommand[] = []
    let seen: ShopWorld | undefined
    let hands: Hands<ShopCommand, void> | undefined
    let stopped = false
    let isSentFor = false
    const begin = (make: MakeHands): void => {
      if (stopped) return
      hands = make(bring)
      for (const command of told.splice(0)) hands.tell(command)
      if (seen) hands.follow(seen)
    }
    const ask = (attempt: number): void => {
      if (stopped) return
      load().then(begin, () => {
        void askForVersion()
        setTimeout(ask, waits[attempt] ?? waits.at(-1), attempt + 1)
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
        if (!isDrawn && Object.keys(world.calls).length > 0) sendFor()
      },
      tell: (command) => {
        if (hands) return hands.tell(command)
        told.push(command)
        if (!isDrawn || command.type !== "Keep") sendFor()
      },
      stop: () => {
        stopped = true
        hands?.stop()
      },
    }
  }
